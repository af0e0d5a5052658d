import type { IncomingHttpHeaders } from 'node:http';

/** What tells one version of a file from another. */
export interface Validators {
  /** A strong entity tag, with its quotes. */
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/**
 * The status that a GET or HEAD is answered with by its conditions, in the order of RFC 9110, 13.2.2: 200 when the file is to
 * be sent, 304 when the client has it, 412 when it asked for another version.
 */
export function evaluatePreconditions(
  headers: IncomingHttpHeaders,
  { etag, modified }: Validators,
): 200 | 304 | 412 {
  const seconds = Math.floor(modified / 1000);
  const readSeconds = (date = '') => Date.parse(date) / 1000;
  const match = headers['if-match'];
  const noneMatch = headers['if-none-match'];
  if (match !== undefined) {
    if (!listTags(match).some((tag) => tag === '*' || tag === etag)) return 412;
  } else if (seconds > readSeconds(headers['if-unmodified-since'])) return 412;
  if (noneMatch !== undefined)
    return listTags(noneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ? 304 : 200;
  return seconds <= readSeconds(headers['if-modified-since']) ? 304 : 200;
}

/** Whether a `Range` holds for this version of a file (RFC 9110, 13.1.5): without `If-Range`, or when that names it. */
export function allowsRange(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const known = headers['if-range'];
  if (typeof known !== 'string' || known === etag) return true;
  return !/["/]/.test(known) && Date.parse(known) === Math.floor(modified / 1000) * 1000;
}

function listTags(header: string): readonly string[] {
  return header.match(/\*|(?:W\/)?"[^"]*"/g) ?? [];
}
