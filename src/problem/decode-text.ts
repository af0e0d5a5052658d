import { type Problem, problem } from './problem.ts';

/** The text of a file, or what its bytes are instead and in which line. */
type TextResult = { readonly text: string } | WrongEncoding;

/** What a file's bytes are that are not UTF-8, and the first line of which that is so. */
interface WrongEncoding {
  readonly encoding: 'UTF-16' | 'unknown';
  readonly line: number;
}

/** The bytes as UTF-8, the one encoding of JSON (RFC 8259, section 8.1); a byte order mark stays. Never throws. */
export function decodeText(bytes: Uint8Array): TextResult {
  const [first, second, third, fourth] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const hasZeros = (first === 0 && third === 0) || (second === 0 && fourth === 0);
  if (hasMark || hasZeros) return { encoding: 'UTF-16', line: 1 };
  const text = readUtf8(bytes);
  return text === undefined ? { encoding: 'unknown', line: findBadLine(bytes) } : { text };
}

function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The line of the first byte that UTF-8 does not allow. */
function findBadLine(bytes: Uint8Array): number {
  let start = 0;
  let line = 1;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    if (readUtf8(bytes.subarray(start, end)) === undefined) return line;
    start = end + 1;
    line += 1;
  }
  return line;
}

/** A file that is not in UTF-8; `area` is what the code begins with. */
export function describeEncoding(
  area: 'content' | 'openapi' | 'site-json',
  file: string,
  { encoding, line }: WrongEncoding,
): Problem {
  return problem(
    { file, line, column: 1 },
    `${area}/encoding`,
    'error',
    encoding === 'UTF-16'
      ? 'The file is written in UTF-16, but must be in UTF-8.'
      : 'The line holds characters that are not in UTF-8.',
    'Save the file as UTF-8, without changing anything else.',
  );
}
