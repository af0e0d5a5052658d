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
