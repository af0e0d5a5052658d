import { createScanner } from 'jsonc-parser';
import { tryParseJson } from '../lib/json/json-value.ts';

/** Lists and objects inside each other: more than any site has, and far from what a stack holds. */
export const MAX_DEPTH = 200;

/** What may come next. */
type State = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'after' | 'stop';

interface Step {
  readonly state: State;
  readonly mistake?: SyntaxMistake;
}

interface Context {
  readonly state: State;
  readonly token: JsonToken;
  readonly previous: JsonToken | undefined;
  /** Open brackets, the innermost last. */
  readonly brackets: JsonToken[];
}

/**
 * Everything that keeps a text from being JSON (RFC 8259; a leading byte order mark is allowed), in order,
 * up to the first mistake after which nothing sensible can be said. None exactly when JSON.parse takes the
 * text and it is nested at most `MAX_DEPTH` deep. Does not recurse, so any nesting is safe.
 */
export function checkSyntax(text: string): readonly SyntaxMistake[] {
  if (isFlatJson(text)) return [];
  const mistakes: SyntaxMistake[] = [];
  const brackets: JsonToken[] = [];
  let state: State = 'value';
  let previous: JsonToken | undefined;
  for (const token of readTokens(text)) {
    const inner = checkToken(token, previous);
    for (const mistake of inner.mistakes) mistakes.push(mistake);
    if (inner.stops) return mistakes;
    if (token.kind === 'comment') continue;
    const step = takeToken({ state, token, previous, brackets });
    if (step.mistake !== undefined) mistakes.push(step.mistake);
    if (step.state === 'stop') return mistakes;
    state = step.state;
    previous = token;
  }
  return mistakes;
}

/** Whether `JSON.parse` takes a text that is not nested too deep: that is known in a quarter of the time. */
function isFlatJson(text: string): boolean {
  if (tryParseJson(text.replace(/^\ufeff/, '')) === undefined) return false;
  let depth = 0;
  for (const [part] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g))
    if (part === '[' || part === '{') {
      depth += 1;
      if (depth > MAX_DEPTH) return false;
    } else if (part === ']' || part === '}') depth -= 1;
  return true;
}

function takeToken(context: Context): Step {
  const { state, token, brackets } = context;
  if (token.kind === 'end') return takeEnd(context);
  if (state === 'after' && brackets.length === 0) return stop('after-end', token);
  if (token.kind === '}' || token.kind === ']') return takeCloser(context);
  if (state === 'after') return takeAfterValue(context);
  if (state === 'colon') return takeColon(context);
  return state === 'key' || state === 'first key' ? takeKey(context) : takeValue(context);
}

function takeValue({ state, token, previous, brackets }: Context): Step {
  if (token.kind === '{' || token.kind === '[') {
    brackets.push(token);
    if (brackets.length > MAX_DEPTH) return stop('too-deep', token);
    return { state: token.kind === '{' ? 'first key' : 'first value' };
  }
  if (token.kind === 'string' || token.kind === 'number' || token.kind === 'literal')
    return { state: 'after' };
  if (token.kind === ',' && previous?.kind === ':')
    return { state: 'key', mistake: afterIt('missing-value', previous) };
  if (token.kind === ',' && brackets.length > 0) return { state, mistake: describe('extra-comma', token) };
  return stop(token.kind === 'word' ? 'bad-word' : 'unexpected', token);
}

function takeKey({ state, token }: Context): Step {
  if (token.kind === 'string') return { state: 'colon' };
  if (token.kind === ',') return { state, mistake: describe('extra-comma', token) };
  if (token.kind === 'word' && isQuote(token.text)) return stop('bad-word', token);
  if (token.kind === 'word' || token.kind === 'number' || token.kind === 'literal')
    return { state: 'colon', mistake: describe('unquoted-key', token) };
  return stop('unexpected', token);
}

function takeColon(context: Context): Step {
  const { token, previous } = context;
  if (token.kind === ':') return { state: 'value' };
  if (previous === undefined) return stop('unexpected', token);
  if (token.kind === ',') return { state: 'key', mistake: afterIt('missing-value', previous) };
  if (token.kind === 'word') return stop('missing-colon', previous, previous.end);
  return { ...takeValue(context), mistake: afterIt('missing-colon', previous) };
}

function takeAfterValue(context: Context): Step {
  const { token, previous, brackets } = context;
  const isObject = brackets.at(-1)?.kind === '{';
  if (token.kind === ',') return { state: isObject ? 'key' : 'value' };
  const isNext = isObject ? token.kind === 'string' : token.kind !== ':' && token.kind !== 'word';
  if (previous === undefined || !isNext) return stop('unexpected', token);
  const step = isObject ? takeKey(context) : takeValue(context);
  return step.mistake === undefined ? { ...step, mistake: afterIt('missing-comma', previous) } : step;
}

function takeCloser({ state, token, previous, brackets }: Context): Step {
  const needed = brackets.at(-1)?.kind === '{' ? '}' : ']';
  if (brackets.length === 0) return stop('unexpected', token);
  if (token.kind !== needed) return stop('wrong-bracket', { ...token, text: needed });
  brackets.pop();
  if (previous === undefined || state === 'after' || state.startsWith('first')) return { state: 'after' };
  if (previous.kind === ',') return { state: 'after', mistake: describe('trailing-comma', previous) };
  return { state: 'after', mistake: afterIt('missing-value', previous) };
}

function takeEnd({ state, token, previous, brackets }: Context): Step {
  const open = brackets.at(-1);
  if (previous === undefined) return stop('empty-file', token, 0);
  if (open !== undefined) return stop('unclosed-bracket', { ...open, text: open.kind === '{' ? '}' : ']' });
  return state === 'after' ? { state: 'stop' } : stop('unexpected', token);
}

function describe(kind: SyntaxMistakeKind, token: JsonToken): SyntaxMistake {
  return { kind, offset: token.start, text: token.text };
}

/** Something that is missing right after a token. */
function afterIt(kind: SyntaxMistakeKind, token: JsonToken): SyntaxMistake {
  return { kind, offset: token.end, text: token.text };
}

function stop(kind: SyntaxMistakeKind, token: JsonToken, offset = token.start): Step {
  return { state: 'stop', mistake: { kind, offset, text: token.text } };
}

/** Mistakes inside one token; `stops` when nothing sensible can be said of what follows. */
interface TokenCheck {
  readonly mistakes: readonly SyntaxMistake[];
  readonly stops: boolean;
}

/** What is wrong with one token in itself: a comment, an open end, an escape, a control character, a number's form. */
export function checkToken(token: JsonToken, previous: JsonToken | undefined): TokenCheck {
  const { kind, start, text, isUnfinished } = token;
  if (kind === 'comment')
    return stopIf(isUnfinished, { kind: isUnfinished ? 'unclosed-comment' : 'comment', offset: start, text });
  if (kind === 'string')
    return isUnfinished
      ? stopIf(true, { kind: 'unclosed-string', offset: start, text })
      : { mistakes: checkString(text, start), stops: false };
  if (kind === 'word' && /^(?:<{7}|={7}|>{7})/.test(text))
    return stopIf(true, { kind: 'merge-conflict', offset: start, text });
  const isGlued = previous?.kind === 'number' && previous.end === start;
  if (isGlued && /^(?:number|word|literal)$/.test(kind))
    return stopIf(true, { kind: 'bad-number', offset: previous.start, text: previous.text + text });
  if (kind === 'number' && isUnfinished) return stopIf(true, { kind: 'bad-number', offset: start, text });
  return { mistakes: [], stops: false };
}

function stopIf(stops: boolean, mistake: SyntaxMistake): TokenCheck {
  return { mistakes: [mistake], stops };
}

function checkString(text: string, start: number): readonly SyntaxMistake[] {
  const mistakes: SyntaxMistake[] = [];
  const control = text.search(/[^\u0020-\uffff]/);
  if (control >= 0)
    mistakes.push({ kind: 'control-character', offset: start + control, text: text.charAt(control) });
  for (const { 1: wrong, index } of text.matchAll(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|(\\.)/gsu))
    if (wrong !== undefined) mistakes.push({ kind: 'bad-escape', offset: start + index, text: wrong });
  return mistakes;
}

type JsonTokenKind =
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
interface JsonToken {
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
function* readTokens(text: string): Generator<JsonToken, undefined> {
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
export function isReadableSyntax(mistakes: readonly SyntaxMistake[]): boolean {
  return mistakes.every(({ kind }) => HARMLESS.has(kind));
}

/** Whether a word begins with a quote that JSON does not know. */
export function isQuote(word: string): boolean {
  return /^['‘’“”`]/.test(word);
}
