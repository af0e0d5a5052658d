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

/** The part of a file that is asked for: its first and its last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, 14.1 and 14.2). Undefined when the whole file is the answer:
 * without the header, for a unit that is not known, and for several ranges, which a server may leave alone.
 * `unsatisfiable` when it is to be a 416 (15.5.17): a range that is not well-formed, ends before it begins or lies behind the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, unit, set = ''] = /^\s*([^=\s]+)\s*=(.*)$/s.exec(header ?? '') ?? [];
  if (unit?.toLowerCase() !== 'bytes') return undefined;
  const ranges = set.split(',').map((part) => readOne(part.trim(), size));
  const satisfiable = ranges.filter((range) => typeof range === 'object');
  if (ranges.includes('invalid') || satisfiable.length === 0) return 'unsatisfiable';
  return ranges.length === 1 ? satisfiable[0] : undefined;
}

function readOne(text: string, size: number): ByteRange | 'invalid' | 'behind' {
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(text) ?? [];
  if (first === '' && last === '') return 'invalid';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'behind' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return 'invalid';
  return start >= size ? 'behind' : { start, end: Math.min(end, size - 1) };
}
