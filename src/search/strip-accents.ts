/** A text without the marks on its letters. https://www.unicode.org/reports/tr15/ */
export function stripAccents(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}
