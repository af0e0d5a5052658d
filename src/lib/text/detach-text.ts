/** The same text by itself: what is cut out of a page keeps the whole page in memory (V8's sliced strings). */
export function detachText(text: string): string {
  const encoding = text.isWellFormed() ? 'utf8' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}
