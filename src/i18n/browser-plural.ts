import { readTranslations } from './browser.ts';
import type { MessageValues } from './fill-in.ts';
import type { ScriptPluralMessage } from './messages.ts';
import { writePlural } from './translate.ts';

/** A message that counts, in the language of the page: `{count}` is the number; `one` is the English form for 1. */
export function plural(
  count: number,
  one: string,
  message: ScriptPluralMessage,
  values: MessageValues = {},
): string {
  const found = readTranslations()[message];
  const lang = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  return writePlural(count, found ?? { one, other: message }, found ? lang : 'en', lang, values);
}
