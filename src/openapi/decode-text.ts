import { isUtf8 } from 'node:buffer';

/** The text of a file, or why it has none as the end of "it cannot be read: ". */
export type TextResult = { readonly text: string } | { readonly failure: string };

/** The bytes as UTF-8, the one encoding of JSON (RFC 8259, section 8.1); a byte order mark stays. Never throws. */
export function decodeText(bytes: Uint8Array): TextResult {
  const [first, second, third] = bytes;
  const isUtf16 =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (first === 0 && third === 0);
  if (isUtf16) return { failure: 'it is written in UTF-16; save it as UTF-8' };
  if (!isUtf8(bytes))
    return { failure: `line ${findBadLine(bytes)} is not in UTF-8; save the file as UTF-8` };
  return { text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') };
}

/** The line of the first byte that UTF-8 does not allow. */
function findBadLine(bytes: Uint8Array): number {
  let start = 0;
  let line = 1;
  for (let end = bytes.indexOf(10, start); end >= 0; end = bytes.indexOf(10, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
  return line;
}
