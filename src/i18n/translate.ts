import { fillIn, type MessageValues } from './fill-in.ts';
import type { Message, PluralMessage } from './messages.ts';

/** The forms of a message that counts, by the plural category of its language: https://cldr.unicode.org/index/cldr-spec/plural-rules */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** What is said instead of each English message. */
export type Translations = Readonly<Record<Message, string> & Record<PluralMessage, PluralForms>>;

/** Some of them, as a site changes them. */
export type SomeTranslations = Readonly<Partial<Record<string, string | PluralForms>>>;

/** Says what Octavo says to readers, in one language. */
export interface Translate {
  (message: Message, values?: MessageValues): string;
  /** A message that counts: `{count}` is the number as the language writes it. */
  plural(count: number, message: PluralMessage, values?: MessageValues): string;
  /** The translation of a text that may be a message and may be anything else, which stays as it is. */
  known(text: string): string;
  /** BCP 47 tag. */
  readonly language: string;
}

/**
 * Makes the function that translates into a language (BCP 47). What `translations` does not have is said in English, by the
 * rules of English; `english` are the forms of its messages that count.
 */
export function createTranslate(
  language: string,
  translations: SomeTranslations,
  english: Readonly<Record<PluralMessage, string>>,
): Translate {
  const find = (message: string): string | undefined => {
    const found = Object.hasOwn(translations, message) ? translations[message] : undefined;
    return typeof found === 'string' ? found : found?.other;
  };
  const translate = (message: Message, values: MessageValues = {}): string =>
    fillIn(find(message) ?? message, values);
  return Object.assign(translate, {
    language,
    known: (text: string): string => find(text) ?? text,
    plural(count: number, message: PluralMessage, values: MessageValues = {}): string {
      const given = Object.hasOwn(translations, message) ? translations[message] : undefined;
      const forms = given ?? { one: english[message], other: message };
      return writePlural(count, forms, given === undefined ? 'en' : language, language, values);
    },
  });
}

/** The form of a message for a number. `ofForms` is the language of the forms, `language` the one that writes the number. */
export function writePlural(
  count: number,
  forms: string | PluralForms,
  ofForms: string,
  language: string,
  values: MessageValues,
): string {
  const form = typeof forms === 'string' ? forms : (forms[openRules(ofForms).select(count)] ?? forms.other);
  return fillIn(form, { count: formatNumber(count, language), ...values });
}

/** By language; making one takes longer than all that it is asked for on a page. */
const rules = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

function openRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** A number as a language (BCP 47) writes it. */
export function formatNumber(count: number, language: string): string {
  const known = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, known);
  return known.format(count);
}

/** A text in pieces, names in braces apart, so that an element can be put for one: `['See ', '{link}', '.']`. */
export function splitMessage(text: string): readonly string[] {
  return text.split(/(\{\w+\})/).filter((part) => part !== '');
}
