import { type Reach, requestText } from '../../lib/net/fetch-text.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import { keepCopy, readCopy } from './copy-of-document.ts';
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
  /** Why the text is not fresh, as "no answer within 10 s"; undefined when it is, or when nothing may be fetched. */
  readonly failure: string | undefined;
  /** Whether the rules do not allow the address; then no copy is used either. */
  readonly isRefused: boolean;
  /** The host that gave the text when it is of a private network. */
  readonly privateHost: string | undefined;
}

/**
 * The text at an `http:` or `https:` URL, or its copy from an earlier build, which is kept under the URL without its
 * secrets. Never throws.
 */
export async function fetchDocument(url: string, reach: Reach, options: FetchOptions): Promise<FetchResult> {
  const { cacheFolder, isOffline, timeout } = options;
  const rest = { failure: undefined, isRefused: false, privateHost: reach.privateHost };
  const name = dropUrlSecrets(url);
  if (isOffline) return { ...rest, text: await readCopy(cacheFolder, name) };
  const answer = await requestText(url, reach, { timeout, maximumBytes });
  if ('text' in answer) {
    await keepCopy(cacheFolder, name, answer.text);
    return { ...rest, ...answer };
  }
  const text = answer.isRefused ? undefined : await readCopy(cacheFolder, name);
  return { ...rest, ...answer, text };
}
