import { type JsonToken, readTokens } from './json-tokens.ts';
import { isQuote, type SyntaxMistake, type SyntaxMistakeKind } from './syntax-mistake.ts';
import { checkToken } from './token-check.ts';

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
