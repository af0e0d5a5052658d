export type SyntaxMistakeKind =
  | 'empty-file'
  | 'comment'
  | 'trailing-comma'
  | 'extra-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'bad-escape'
  | 'bad-number'
  | 'bad-word'
  | 'control-character'
  | 'unquoted-key'
  | 'unclosed-string'
  | 'unclosed-comment'
  | 'unclosed-bracket'
  | 'wrong-bracket'
  | 'unexpected'
  | 'after-end'
  | 'merge-conflict'
  | 'too-deep';

/** A place where a text is not JSON. */
export interface SyntaxMistake {
  readonly kind: SyntaxMistakeKind;
  /** In UTF-16 units from the start of the text. */
  readonly offset: number;
  /** The characters that are wrong; of `wrong-bracket` and `unclosed-bracket` the bracket that is needed. */
  readonly text: string;
}

/** Mistakes after which the syntax tree still says what the writer meant. */
const HARMLESS: ReadonlySet<SyntaxMistakeKind> = new Set([
  'comment',
  'trailing-comma',
  'extra-comma',
  'missing-comma',
  'control-character',
]);

/** Whether the syntax tree can be trusted in spite of these mistakes. */
export function isReadable(mistakes: readonly SyntaxMistake[]): boolean {
  return mistakes.every(({ kind }) => HARMLESS.has(kind));
}

/** Whether a word begins with a quote that JSON does not know. */
export function isQuote(word: string): boolean {
  return /^['‘’“”`]/.test(word);
}
