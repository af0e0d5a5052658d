import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maximumBytes } from './read-local-file.ts';

export interface FetchOptions {
  /** Absolute folder for copies of what was fetched. */
  readonly cacheFolder: string;
  /** Use the copies only. */
  readonly isOffline: boolean;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
}

export interface FetchResult {
  /** Undefined when there is neither an answer nor an earlier copy. */
  readonly text: string | undefined;
  /** Why the text is not fresh, as "no answer within 10 s"; undefined when it is. */
  readonly failure: string | undefined;
}

const maximumRedirects = 5;

/** The text at an `http:` or `https:` URL that the writer named, or its copy from an earlier build. Never throws. */
export async function fetchDocument(url: string, options: FetchOptions): Promise<FetchResult> {
  const copy = join(options.cacheFolder, `${createHash('sha256').update(url).digest('hex')}.txt`);
  const answer = options.isOffline ? { failure: 'offline' } : await requestText(url, options.timeout);
  if ('text' in answer) {
    await keepCopy(options.cacheFolder, copy, answer.text);
    return { text: answer.text, failure: undefined };
  }
  return { text: await readCopy(copy), failure: answer.failure };
}

type Answer = { readonly text: string } | { readonly failure: string };

async function requestText(start: string, timeout: number): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  let url = start;
  try {
    for (let redirects = 0; redirects <= maximumRedirects; redirects++) {
      const response = await fetch(url, {
        signal,
        redirect: 'manual',
        headers: { accept: 'application/json, application/yaml, text/yaml, */*;q=0.5' },
      });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        url = new URL(location, url).href;
        if (!/^https?:/.test(url))
          return { failure: 'it leads to an address that is neither http nor https' };
        continue;
      }
      if (!response.ok) {
        await response.body?.cancel();
        return { failure: `the server answered ${response.status}` };
      }
      return await readBody(response);
    }
    return { failure: `more than ${maximumRedirects} redirects` };
  } catch (error) {
    return { failure: explain(error, timeout) };
  }
}

async function readBody(response: Response): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maximumBytes) return { failure: 'it is larger than 50 MB' };
    chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks).toString('utf8') };
}

function explain(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host name is not known';
  if (code === 'ECONNREFUSED') return 'its server refused the connection';
  return code === '' ? 'the connection failed' : `the connection failed: ${code}`;
}

async function keepCopy(folder: string, copy: string, text: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(`${copy}.new`, text);
    await rename(`${copy}.new`, copy);
  } catch {
    // A folder that cannot be written to costs the copy only: the text is there.
  }
}

async function readCopy(copy: string): Promise<string | undefined> {
  try {
    return await readFile(copy, 'utf8');
  } catch {
    return undefined;
  }
}
