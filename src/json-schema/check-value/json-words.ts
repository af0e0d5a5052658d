/** Words of other languages, and what JSON has for them. */
const words: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  undefined: 'null',
};

/** What is wrong with a word, or a sign, that stands where a value or a name in quotes should. */
export function describeWord(word: string, isName: boolean): string {
  if (word === "'" || word === '`') return 'JSON has double quotes only';
  if (isName)
    return /^[\w$]/.test(word)
      ? `The name ${word} must stand in double quotes`
      : 'A name in double quotes is missing';
  if (/^[+-]?(?:NaN|Infinity)$/.test(word)) return `JSON has no ${word}`;
  const known = Object.hasOwn(words, word) ? words[word] : undefined;
  if (known !== undefined) return `JSON has no ${word}, but ${known}`;
  if (/^[\d.+-]/.test(word)) return `${word} is not how JSON writes a number`;
  return /^[\w$]/.test(word) ? `${word} must stand in double quotes` : `A value cannot begin with ${word}`;
}

/** What is wrong with the text in quotes that begins at a place, and where. */
export function describeBrokenText(
  text: string,
  start: number,
): { readonly message: string; readonly at: number } {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\n' || sign === '\r') return { message: 'The closing quote is missing in this line', at };
    if (sign < ' ') {
      const written = sign === '\t' ? '\\t' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return { message: `A control character must be written as ${written}`, at };
    }
    if (sign !== '\\') continue;
    const written = /^\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/.exec(text.slice(at, at + 6))?.[0];
    if (written === undefined) {
      const unknown = text.slice(at, at + (text.charAt(at + 1) === 'u' ? 6 : 2));
      return { message: `${unknown} is not known in JSON; a backslash is written as \\\\`, at };
    }
    at += written.length - 1;
  }
  return { message: 'The closing quote is missing', at: text.length };
}
