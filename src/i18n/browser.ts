import { fillIn, type MessageValues } from './fill-in.ts';
import type { ScriptMessage } from './messages.ts';
import type { SomeTranslations } from './translate.ts';

/**
 * What the scripts of a page say in its language. Pages in English load nothing: what a script says is in it. Other pages load
 * a script first that sets this (`writeMessagesScript`).
 */
export function readTranslations(): SomeTranslations {
  return (globalThis as { readonly octavoMessages?: SomeTranslations }).octavoMessages ?? {};
}

/** A message in the language of the page, for scripts. */
export function t(message: ScriptMessage, values: MessageValues = {}): string {
  const found = readTranslations()[message];
  return fillIn(typeof found === 'string' ? found : message, values);
}

/** A text that may be a message, such as one that the relay answers with, in the language of the page. */
export function translateKnown(text: string): string {
  const translations = readTranslations();
  const found = Object.hasOwn(translations, text) ? translations[text] : undefined;
  return typeof found === 'string' ? found : text;
}
