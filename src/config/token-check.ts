import type { JsonToken } from './json-tokens.ts';
import type { SyntaxMistake } from './syntax-mistake.ts';

/** Mistakes inside one token; `stops` when nothing sensible can be said of what follows. */
export interface TokenCheck {
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
