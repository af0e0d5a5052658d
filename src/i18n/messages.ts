import { pageMessages, pagePlurals } from './page-messages.data.ts';
import { scriptMessages, scriptPlurals } from './script-messages.data.ts';

/** What scripts may say. */
export type ScriptMessage = (typeof scriptMessages)[number];
export type ScriptPluralMessage = keyof typeof scriptPlurals;

/** All that Octavo says to readers, in English: https://www.gnu.org/software/gettext/manual/html_node/Mark-Keywords.html */
export type Message = (typeof pageMessages)[number] | ScriptMessage;
export type PluralMessage = keyof typeof pagePlurals | ScriptPluralMessage;

/** Every message that does not count. */
export const messages: ReadonlySet<Message> = new Set([...pageMessages, ...scriptMessages]);

/** Every message that counts, with its English form for one. */
export const plurals: Readonly<Record<PluralMessage, string>> = { ...pagePlurals, ...scriptPlurals };

/** The messages that scripts need. */
export const scriptKeys: ReadonlySet<string> = new Set([...scriptMessages, ...Object.keys(scriptPlurals)]);
