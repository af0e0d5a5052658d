import type { DiagramKind } from '../diagrams/create-drawer.ts';

/** What the compiler adds to the words of a page, in English. A name in braces stands for a value. */
export type PageMessage =
  | 'Done'
  | 'To do'
  | 'Table'
  | 'Table ({number})'
  | 'Table: {columns}'
  | 'Table: {columns} ({number})'
  | 'Formula {number}'
  | 'Link to this section'
  | 'Footnotes'
  | 'Back to reference {number}'
  | 'Code {number}'
  | 'Tab {number}'
  | 'Image'
  | DiagramKind;

/** What stands for the names in braces. */
export type PageMessageValues = Readonly<Record<string, string | number>>;

/** Says a message in the language of a page's readers. */
export type SayInPage = (message: PageMessage, values?: PageMessageValues) => string;

/** Says it as it is: for what is made of a page besides its HTML. */
export const sayInEnglish: SayInPage = (message, values = {}) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
