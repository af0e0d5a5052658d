import { isUtf8 } from 'node:buffer';

/** The text of a file, or what its bytes are instead and in which line. */
export type TextResult =
  | { readonly text: string }
  | { readonly encoding: 'UTF-16' | 'unknown'; readonly line: number };

/** The bytes as UTF-8, the one encoding of JSON (RFC 8259, section 8.1); a byte order mark stays. Never throws. */
export function decodeText(bytes: Uint8Array): TextResult {
  const [first, second, third] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || (first === 0 && third === 0)) return { encoding: 'UTF-16', line: 1 };
  if (!isUtf8(bytes)) return { encoding: 'unknown', line: findBadLine(bytes) };
  return { text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') };
}

/** The line of the first byte that UTF-8 does not allow. */
function findBadLine(bytes: Uint8Array): number {
  let start = 0;
  let line = 1;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
  return line;
}
