import arabicTranslations from '../../src/i18n/languages/ar.data.ts';
import { type Message, plurals } from '../../src/i18n/messages.ts';
import { createTranslate } from '../../src/i18n/translate.ts';

/** Gives a text of the interface, which is named in English, as a site says it. */
export type InterfaceWords = (message: Message) => string;

export const english: InterfaceWords = (message) => message;

/** Of the site that is read from right to left. */
export const arabic: InterfaceWords = createTranslate('ar', arabicTranslations, plurals);
