/**
 * A moment (ISO 8601) as a date in words, in a language (BCP 47): `18 November 2026`. The day is that of UTC, so that a
 * site looks the same wherever it is built; English of no country has the day first.
 */
export function writeDate(moment: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}
