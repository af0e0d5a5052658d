import { INITIAL, type StateStack } from 'shiki/textmate';
import type { Grammar } from 'shiki/types';
import { escapeHtml } from '../../lib/html/escape.ts';

/** Gives the lines of code, each as HTML. */
export type LineReader = (code: string) => readonly string[];

/**
 * Writes a line as HTML. `tokens` has two numbers for each: where it begins in the line, in UTF-16 units, and what the grammar says
 * of it, which `EncodedTokenMetadata` reads.
 */
type WriteLine = (line: string, tokens: Uint32Array) => string;

/** What a line became, and in what the grammar is after it. */
interface ReadLine {
  readonly html: string;
  readonly state: State;
}

/** What a grammar is in the midst of where a line begins, with the lines that were read from there. */
interface State {
  readonly stack: StateStack;
  readonly lines: Map<string, ReadLine>;
}

/** What the grammar has of a level of its stack (`StateStackImpl` of `@shikijs/vscode-textmate` 10.1.0, which its types leave out). */
interface Level {
  readonly parent: Level | null;
  readonly beginRuleCapturedEOL: boolean;
}

/** Lines that are kept. */
const mostLines = 50_000;

/**
 * Reads code by a grammar line by line. What a line becomes depends on nothing but the line and on what the grammar is in the midst of,
 * so that a line of many blocks, such as an import or a brace, is read once. Lines of `longest` UTF-16 units or more are only escaped.
 */
export function createLineReader(grammar: Grammar, longest: number, write: WriteLine): LineReader {
  const first: State = { stack: INITIAL, lines: new Map() };
  const states = new Map<number, State[]>();
  let kept = 0;

  const findState = (stack: StateStack): State => {
    const alike = states.get(stack.depth) ?? [];
    states.set(stack.depth, alike);
    let state = alike.find((one) => isSame(one.stack, stack));
    if (!state) {
      state = { stack, lines: new Map() };
      alike.push(state);
    }
    return state;
  };

  const read = (line: string, { stack, lines }: State): ReadLine => {
    const known = lines.get(line);
    if (known) return known;
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, stack);
    const made = { html: write(line, tokens), state: findState(ruleStack) };
    lines.set(line, made);
    kept++;
    return made;
  };

  return (code) => {
    if (kept > mostLines) {
      first.lines.clear();
      states.clear();
      kept = 0;
    }
    let state = first;
    return code.split(/\r?\n/).map((line) => {
      if (line === '' || line.length >= longest) return escapeHtml(line);
      const made = read(line, state);
      ({ state } = made);
      return made.html;
    });
  };
}

/** Whether a grammar goes on from both alike; `equals` leaves out whether the rules of its levels began at the end of a line. */
function isSame(one: StateStack, other: StateStack): boolean {
  if (!one.equals(other)) return false;
  let [left, right]: (Level | null)[] = [one as unknown as Level, other as unknown as Level];
  while (left && right && left !== right) {
    if (left.beginRuleCapturedEOL !== right.beginRuleCapturedEOL) return false;
    left = left.parent;
    right = right.parent;
  }
  return true;
}
