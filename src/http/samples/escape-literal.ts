/**
 * The inside of a literal on one line: `escapes` are the characters (or pairs such as `#{`) that mean
 * something in it, with what to write for them; `escapePoint` writes any other character that cannot be seen (controls,
 * marks of direction, line separators, spaces other than U+0020). A lone surrogate becomes U+FFFD.
 */
export function escapeLiteral(
  text: string,
  escapes: Readonly<Record<string, string>>,
  escapePoint: (point: number) => string,
): string {
  const special = Object.keys(escapes)
    .map((key) => key.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    .join('|');
  return text
    .toWellFormed()
    .replace(new RegExp(`${special}|(?! )[\\p{C}\\p{Z}]`, 'gu'), (sign) =>
      Object.hasOwn(escapes, sign) ? (escapes[sign] ?? '') : escapePoint(sign.codePointAt(0) ?? 0),
    );
}

/** Whether a text can be written over several lines of source code as it is: it has several, and all of it can be seen. */
export function isMultiline(text: string): boolean {
  return /\S\n/.test(text) && text.isWellFormed() && !/(?![ \n])[\p{C}\p{Z}]/u.test(text);
}

/**
 * The lines of a block with `indent` before each that is not empty, for languages that take the common indentation
 * away again; undefined where they could take away more, or where a line is white space only.
 */
export function indentBlock(text: string, indent: string): string | undefined {
  const lines = text.split('\n');
  const isSafe = lines.some((line) => /^\S/.test(line)) && !lines.some((line) => /^\s+$/.test(line));
  return isSafe ? lines.map((line) => (line === '' ? '' : indent + line)).join('\n') : undefined;
}

/** A character as `\u{1f600}`. */
export function bracePoint(point: number): string {
  return `\\u{${toHex(point, 1)}}`;
}

/** A character as `\u00a0`, or as `\U0001f600` beyond the Basic Multilingual Plane. */
export function unicodePoint(point: number): string {
  return point > 0xffff ? `\\U${toHex(point, 8)}` : `\\u${toHex(point, 4)}`;
}

/** `digits` hexadecimal digits at least. */
export function toHex(point: number, digits: number): string {
  return point.toString(16).padStart(digits, '0');
}
