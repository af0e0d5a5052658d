/**
 * A text as a code span, with as many backticks around it as it needs (CommonMark 0.31, 6.1). Line breaks become spaces;
 * the empty text gives an empty text.
 */
export function writeCodeSpan(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  if (line === '') return '';
  const runs = line.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const room = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return `${fence}${room}${line}${room}${fence}`;
}

/** A text as a fenced block, with a fence longer than any in it (CommonMark 0.31, 4.5). */
export function writeFence(text: string, language: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** A heading. Line breaks become spaces. */
export function writeHeading(depth: number, text: string): string {
  return `${'#'.repeat(depth)} ${text.replace(/\s*\n\s*/g, ' ').trim()}`;
}

/** Lines set in by `columns` spaces, those without text left empty: what belongs to an entry of a list. */
export function indent(text: string, columns: number): string {
  return text.replace(/^(?=.*\S)/gm, ' '.repeat(columns)).replace(/^\s+$/gm, '');
}
