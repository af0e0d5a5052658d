/**
 * A text with a backslash before what Markdown would read as markup, and before nothing else; runs of white space, but
 * for no-break spaces, become one space. CommonMark 0.31, 2.4.
 */
export function escapeText(text: string): string {
  const line = text.replace(/[ \t\r\n\f]+/g, ' ');
  let close = 0;
  return line
    .replace(/\\(?=[!-/:-@[-`{-~])|[`*[]|<(?=[a-z/!?])|~(?=~)|&(?=#?\w+;)/gi, (sign: string, at: number) => {
      if (sign !== '[' || line[at + 1] === '^') return `\\${sign}`;
      // The next bracket is searched once for all that stand before it.
      if (close !== -1 && close < at) close = line.indexOf(']', at);
      return close !== -1 && /[(:[]/.test(line[close + 1] ?? '') ? '\\[' : '[';
    })
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** The text of a paragraph, so that its first sign does not make it a heading, a list or a quotation. */
export function escapeLineStarts(text: string): string {
  return text
    .replace(/^(?:[#>]|[-+](?=[ ]|$)|(?:=+|-+)[ ]*$)/gm, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=[ ]|$)/gm, '$1\\$2');
}
