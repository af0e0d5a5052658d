/**
 * Words in a sentence of a script, in the language of the page: `a, b, and c`, with `or` for a disjunction. English is what
 * scripts speak where they have no translations.
 */
export function joinWords(words: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const language = 'octavoMessages' in globalThis ? document.documentElement.lang.replace(/^en\b.*/, '') : '';
  return new Intl.ListFormat(language || 'en', { type }).format(words);
}
