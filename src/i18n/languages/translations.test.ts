import { describe, expect, it } from 'vitest';
import { messages, plurals } from '../messages.ts';
import type { PluralForms } from '../translate.ts';
import { loadTranslations, translatedLanguages } from './load-translations.ts';

/** The names in braces of a text, each as often as it is there. */
function listNames(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

/** Whether a message may be the same in some language: a single word, or a term that developers use as it is. */
function mayStay(message: string): boolean {
  const words = message.replace(/\{\w+\}/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.length < 2 || ['Bearer token', 'Mutual TLS'].includes(message);
}

const all = await Promise.all(
  translatedLanguages.map(async (tag) => [tag, await loadTranslations(tag)] as const),
);

describe.each(all)('what Octavo says in %s', (tag, translations = {}) => {
  const found = Object.entries(translations) as readonly (readonly [string, string | PluralForms])[];

  it('is all that it says in English, and no more', () => {
    const wanted = [...messages, ...Object.keys(plurals)];
    expect(found.map(([message]) => message).sort()).toEqual(wanted.sort());
  });

  it('has the forms of its plurals, and the same values', () => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [message, said] of found) {
      const forms = typeof said === 'string' ? { other: said } : said;
      if (Object.hasOwn(plurals, message))
        expect({ message, forms: Object.keys(forms).sort() }).toEqual({
          message,
          forms: [...categories].sort(),
        });
      for (const [category, form] of Object.entries(forms)) {
        const names = listNames(form ?? '');
        // A form for one or two may say its number in words, unless a component draws it: `TopbarButton.astro`.
        const mayBeWord =
          listNames(message).includes('count') &&
          message !== '{count} stars' &&
          ['zero', 'one', 'two'].includes(category);
        const same = mayBeWord && !names.includes('count') ? [...names, 'count'].sort() : names;
        expect({ message, category, names: same }).toEqual({ message, category, names: listNames(message) });
      }
    }
  });

  it('is whole, without space at its ends or signs of markup', () => {
    for (const [message, said] of found)
      for (const form of Object.values(typeof said === 'string' ? { other: said } : said)) {
        expect({
          message,
          form,
          isWhole: form.trim() === form && form !== '' && !/&\w+;|<\/?(?:b|i|a|code)\b/.test(form),
        }).toMatchObject({
          isWhole: true,
        });
        if (message.endsWith(':'))
          expect({ message, form }).toMatchObject({ form: expect.stringMatching(/[:：]$/) });
      }
  });

  it('is not left in English', () => {
    const left = found.filter(([message, said]) => said === message && !mayStay(message));
    expect(left.map(([message]) => message)).toEqual([]);
  });
});

describe('the translations of a language', () => {
  it.each([
    ['de-AT', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['no', 'nb'],
    ['nn', 'nb'],
    ['zh', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['iw', 'he'],
  ])('of %s are those of %s', async (tag, other) => {
    expect(await loadTranslations(tag)).toBe(await loadTranslations(other));
  });

  it('are none in English, and undefined in one that Octavo does not speak', async () => {
    expect(await loadTranslations('en-GB')).toEqual({});
    expect(await loadTranslations('tlh')).toBeUndefined();
  });

  it('are of twenty languages besides English', () => {
    expect(translatedLanguages.length).toBeGreaterThanOrEqual(20);
  });
});
