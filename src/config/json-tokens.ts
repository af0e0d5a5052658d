import { createScanner } from 'jsonc-parser';

export type JsonTokenKind =
  | '{'
  | '}'
  | '['
  | ']'
  | ','
  | ':'
  | 'string'
  | 'number'
  | 'literal'
  | 'comment'
  | 'word'
  | 'end';

/** One token; `word` is anything that JSON does not know. Offsets in UTF-16 units, `text` as written. */
export interface JsonToken {
  readonly kind: JsonTokenKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** A string or comment that is not closed, or a number that breaks off. */
  readonly isUnfinished: boolean;
}

/** jsonc-parser's numbers for its tokens, in their order from 1; line breaks and white space (14, 15) are left out. */
const KINDS: readonly (JsonTokenKind | undefined)[] = [
  ...([undefined, '{', '}', '[', ']', ',', ':'] as const),
  ...(['literal', 'literal', 'literal', 'string', 'number'] as const),
  ...(['comment', 'comment', undefined, undefined, 'word', 'end'] as const),
];

/** Its numbers for unclosed comments, unclosed strings and numbers that break off. */
const UNFINISHED: ReadonlySet<number> = new Set([1, 2, 3]);

/** The tokens of a JSON text with its comments, without white space and a leading byte order mark; `end` is the last. */
export function* readTokens(text: string): Generator<JsonToken, undefined> {
  const scanner = createScanner(text.replace(/^\ufeff/, ' '), false);
  for (;;) {
    const kind = KINDS[scanner.scan()];
    const start = scanner.getTokenOffset();
    const end = scanner.getPosition();
    if (kind !== undefined) {
      const isUnfinished = UNFINISHED.has(scanner.getTokenError());
      yield { kind, start, end, text: text.slice(start, end), isUnfinished };
    }
    if (kind === 'end') return;
  }
}
