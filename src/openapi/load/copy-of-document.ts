import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps the text of a URL for a build that cannot reach it. A folder that cannot be written to costs the copy only. */
export async function keepCopy(folder: string, url: string, text: string): Promise<void> {
  const copy = nameCopy(folder, url);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(`${copy}.${process.pid}`, `${hash(text)} ${url}\n${text}`);
    await rename(`${copy}.${process.pid}`, copy);
  } catch {
    // The text itself is there.
  }
}

/** The text of a URL as an earlier build kept it; undefined when there is none, or one that is damaged. */
export async function readCopy(folder: string, url: string): Promise<string | undefined> {
  const kept = await readFile(nameCopy(folder, url), 'utf8').catch(() => '');
  const end = kept.indexOf('\n');
  const text = kept.slice(end + 1);
  return end > 0 && kept.slice(0, end) === `${hash(text)} ${url}` ? text : undefined;
}

function nameCopy(folder: string, url: string): string {
  return join(folder, `${hash(url)}.txt`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
