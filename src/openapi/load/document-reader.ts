import type { Reach } from '../../lib/net/fetch-text.ts';
import { describeEncoding } from '../../problem/decode-text.ts';
import type { Place, Problem } from '../../problem/problem.ts';
import { type FetchOptions, fetchDocument } from './fetch-document.ts';
import {
  describeEarlierCopy,
  describeOutsideRoot,
  describeRefusedAddress,
  describeUnreachable,
  describeUnreadableFile,
  describeUnreadableReference,
} from './file-problems.ts';
import type { ParseResult } from './parse-json.ts';
import { parseText } from './parse-text.ts';
import { readLocalFile } from './read-local-file.ts';
import { isRemote } from './reference.ts';

/** Where files come from. */
export interface ReaderOptions extends FetchOptions {
  /** Absolute folder outside of which no file is read. */
  readonly siteRoot: string;
}

/** A file as it is named, and where it is named. */
export interface NamedFile {
  /** Relative to the site root, or a URL without secrets: what the file is known by. */
  readonly file: string;
  /** For a URL, what it is fetched from, secrets and all; nothing else may hold it. */
  readonly address: string;
  /** As it is written. */
  readonly reference: string;
  readonly place: Place;
}

/** Where a document came from. */
export interface DocumentOrigin {
  /** Its `NamedFile.address`. */
  readonly address: string;
  /** The host that it came from when it is of a private network. */
  readonly privateHost: string | undefined;
}

export interface ReadResult extends ParseResult {
  /** The host that the file came from when it is of a private network. */
  readonly privateHost: string | undefined;
}

/** The file that `site.json` names: a URL there is the writer's own word, so that every address may be asked. */
export function readNamedFile(named: NamedFile, options: ReaderOptions): Promise<ReadResult> {
  const privateHost = URL.parse(named.file)?.hostname;
  return readFile(named, { privateHost, plainOrigins: 'any' }, options, describeUnreadableFile);
}

/**
 * The file that a `$ref` of a document names: a URL there is asked by `https:` only, or at the document's own origin,
 * and in a private network only at the host that the document came from.
 */
export function readReferencedFile(
  named: NamedFile,
  document: { readonly file: string; readonly privateHost: string | undefined },
  options: ReaderOptions,
): Promise<ReadResult> {
  const origin = isRemote(document.file) ? URL.parse(document.file)?.origin : undefined;
  const reach = { privateHost: document.privateHost, plainOrigins: origin === undefined ? [] : [origin] };
  return readFile(named, reach, options, describeUnreadableReference);
}

async function readFile(
  named: NamedFile,
  reach: Reach,
  options: ReaderOptions,
  describeUnreadable: typeof describeUnreadableFile,
): Promise<ReadResult> {
  const { file, address, reference, place } = named;
  const stop = (problem: Problem) => ({ source: undefined, problems: [problem], privateHost: undefined });
  if (!isRemote(file)) {
    const read = await readLocalFile(options.siteRoot, file);
    if (read.kind === 'text') return { ...parseText(file, read.text), privateHost: undefined };
    if (read.kind === 'encoding') return stop(describeEncoding('openapi', file, read));
    if (read.kind === 'outside') return stop(describeOutsideRoot(reference, place));
    return stop(describeUnreadable(reference, read.reason, place));
  }
  const { text, failure, isRefused, privateHost } = await fetchDocument(address, reach, options);
  if (isRefused) return stop(describeRefusedAddress(reference, failure ?? '', place));
  if (text === undefined) return stop(describeUnreachable(reference, failure, place));
  const parsed = parseText(file, text);
  if (failure === undefined && !options.isOffline) return { ...parsed, privateHost };
  const copied = describeEarlierCopy(reference, failure, place);
  return { ...parsed, problems: [copied, ...parsed.problems], privateHost };
}
