import type { Translations } from '../translate.ts';

/** The languages that Octavo speaks besides English, each loaded by itself. */
const translations: Readonly<Record<string, () => Promise<{ readonly default: Translations }>>> = {
  ar: () => import('./ar.data.ts'),
  cs: () => import('./cs.data.ts'),
  de: () => import('./de.data.ts'),
  es: () => import('./es.data.ts'),
  fr: () => import('./fr.data.ts'),
  he: () => import('./he.data.ts'),
  id: () => import('./id.data.ts'),
  it: () => import('./it.data.ts'),
  ja: () => import('./ja.data.ts'),
  ko: () => import('./ko.data.ts'),
  nb: () => import('./nb.data.ts'),
  nl: () => import('./nl.data.ts'),
  pl: () => import('./pl.data.ts'),
  'pt-BR': () => import('./pt-BR.data.ts'),
  ru: () => import('./ru.data.ts'),
  sv: () => import('./sv.data.ts'),
  tr: () => import('./tr.data.ts'),
  uk: () => import('./uk.data.ts'),
  vi: () => import('./vi.data.ts'),
  'zh-Hans': () => import('./zh-Hans.data.ts'),
  'zh-Hant': () => import('./zh-Hant.data.ts'),
};

/** Their BCP 47 tags. */
export const translatedLanguages: readonly string[] = Object.keys(translations);

/** Tags of a language that is translated by another one: macrolanguages, withdrawn codes. https://www.iana.org/assignments/language-subtag-registry */
const aliases: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he', in: 'id', cn: 'zh' };

/**
 * What Octavo says in a language (BCP 47), of its script, else its region, else any: `de-AT` is German, `zh-TW` Chinese in
 * traditional characters. English has no translations; undefined is a language that Octavo does not speak.
 */
export async function loadTranslations(tag: string): Promise<Partial<Translations> | undefined> {
  const { language: given, script, region } = new Intl.Locale(tag).maximize();
  const language = aliases[given] ?? given;
  if (language === 'en') return {};
  const known = [`${language}-${script}`, `${language}-${region}`, language].find((name) =>
    Object.hasOwn(translations, name),
  );
  const found = known ?? translatedLanguages.find((name) => name.startsWith(`${language}-`));
  return found === undefined ? undefined : (await translations[found]?.())?.default;
}
