import {
  type CharacterTest,
  type ParsedPattern,
  type PatternFault,
  type PatternNode,
  parsePattern,
} from './parse-pattern.ts';

/** Longer texts, in UTF-16 code units, are not compared. */
const maximumText = 1_000;
/** Larger patterns are not compared: `a{3}` has three states. */
const maximumStates = 5_000;
/** What one text may take, some milliseconds. */
const maximumSteps = 200_000;

/** How many steps are left; a step is a state of a pattern at a place in a text. */
export interface StepBudget {
  left: number;
}

/**
 * Whether a regular expression matches somewhere in a text (JSON Schema 2020-12, validation, 6.3.3). Undefined when
 * nobody knows: the pattern is broken or not supported (see `findPatternFault`), the text has more than 1,000
 * characters, or the budget is spent.
 *
 * Documents are hostile, so there is no backtracking: all states that a pattern can be in are followed at once from
 * character to character (Thompson 1968), look-arounds from the other side before. The time grows with the length of
 * the text times the size of the pattern.
 */
export function matchPattern(
  source: string,
  text: string,
  budget: StepBudget = { left: maximumSteps },
): boolean | undefined {
  const pattern = openPattern(source);
  if ('fault' in pattern || text.length > maximumText) return undefined;
  pattern.machine ??= buildMachine(pattern.root, false);
  const characters = pattern.isUnicode ? [...text] : text.split('');
  try {
    return findEnds({ characters, budget, looks: new Map() }, pattern.machine, true).includes(1);
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  }
}

/** Why a regular expression is never compared with a text; undefined for one that is. */
export function findPatternFault(source: string): PatternFault | undefined {
  const pattern = openPattern(source);
  return 'fault' in pattern ? pattern : undefined;
}

/** A nondeterministic finite automaton. */
interface Machine {
  readonly start: State;
  readonly size: number;
  /** Whether it reads a text from its end to its start. */
  readonly isBackward: boolean;
}

type State =
  | { readonly id: number; readonly kind: 'end' }
  | { readonly id: number; readonly kind: 'character'; readonly test: CharacterTest; readonly next: State }
  | { readonly id: number; readonly kind: 'boundary'; readonly at: BoundaryKind; readonly next: State }
  | {
      readonly id: number;
      readonly kind: 'look';
      readonly machine: Machine;
      readonly isNegated: boolean;
      readonly next: State;
    }
  | Fork;

/** Goes on in each of several states. */
interface Fork {
  readonly id: number;
  readonly kind: 'fork';
  readonly targets: State[];
}

type BoundaryKind = Extract<PatternNode, { kind: 'boundary' }>['at'];

/** A pattern that is compared, with its machine once it was. */
interface OpenPattern extends ParsedPattern {
  machine?: Machine;
}

const opened = new Map<string, OpenPattern | PatternFault>();
const mostOpened = 200;

function openPattern(source: string): OpenPattern | PatternFault {
  const known = opened.get(source);
  if (known) return known;
  const parsed = parsePattern(source);
  const isTooLarge = !('fault' in parsed) && countStates(parsed.root) > maximumStates;
  const pattern: OpenPattern | PatternFault = isTooLarge
    ? { fault: 'unsupported', reason: 'its repetitions are too large' }
    : parsed;
  if (opened.size >= mostOpened) opened.clear();
  opened.set(source, pattern);
  return pattern;
}

/**
 * How often a repetition is written out. In a text of at most `maximumText` characters no more than that many
 * repetitions match any of them: where more are needed one at least matches the empty text, and can do so again.
 */
function limitBounds({ least, most }: { readonly least: number; readonly most: number }) {
  const needed = Math.min(least, maximumText + 1);
  const isOpen = most >= maximumText;
  return { needed, further: isOpen ? 0 : Math.max(most - needed, 0), isOpen };
}

/** At least as many as `buildMachine` makes. */
function countStates(pattern: PatternNode): number {
  // An empty one is built too where it is repeated.
  if (pattern.kind === 'sequence')
    return Math.max(
      pattern.items.reduce((sum, item) => sum + countStates(item), 0),
      1,
    );
  if (pattern.kind === 'choice') return pattern.options.reduce((sum, item) => sum + countStates(item), 1);
  if (pattern.kind === 'look') return countStates(pattern.item) + 2;
  if (pattern.kind !== 'repeat') return 1;
  const { needed, further, isOpen } = limitBounds(pattern);
  const item = countStates(pattern.item);
  return needed * item + (further + (isOpen ? 1 : 0)) * (item + 1);
}

function buildMachine(pattern: PatternNode, isBackward: boolean): Machine {
  let size = 0;
  const build = (part: PatternNode, next: State): State => {
    switch (part.kind) {
      case 'character':
        return { id: size++, kind: 'character', test: part.test, next };
      case 'boundary':
        return { id: size++, kind: 'boundary', at: part.at, next };
      case 'look':
        // The places where a look-ahead holds are those where reading it backward ends.
        return {
          id: size++,
          kind: 'look',
          machine: buildMachine(part.item, !part.isBehind),
          isNegated: part.isNegated,
          next,
        };
      case 'sequence': {
        const items = isBackward ? part.items : part.items.toReversed();
        return items.reduce((following, item) => build(item, following), next);
      }
      case 'choice':
        return { id: size++, kind: 'fork', targets: part.options.map((option) => build(option, next)) };
      case 'repeat': {
        const { needed, further, isOpen } = limitBounds(part);
        const fork: Fork = { id: size++, kind: 'fork', targets: [next] };
        if (isOpen) fork.targets.push(build(part.item, fork));
        let first: State = isOpen ? fork : next;
        for (let count = 0; count < further; count++)
          first = { id: size++, kind: 'fork', targets: [next, build(part.item, first)] };
        for (let count = 0; count < needed; count++) first = build(part.item, first);
        return first;
      }
    }
  };
  const start = build(pattern, { id: size++, kind: 'end' });
  return { start, size, isBackward };
}

/** What the machines that look around in one text share. */
interface Run {
  readonly characters: readonly string[];
  readonly budget: StepBudget;
  readonly looks: Map<Machine, Uint8Array>;
}

class BudgetSpent extends Error {}

/** 1 for each place in the text, from 0 before it, where a match ends that starts anywhere; only one where that is enough. */
function findEnds(run: Run, { start, size, isBackward }: Machine, isOneEnough: boolean): Uint8Array {
  const { characters, budget } = run;
  const ends = new Uint8Array(characters.length + 1);
  const triedAt = new Int32Array(size).fill(-1);
  let following: State[] = [];
  for (let step = 0; step <= characters.length; step++) {
    const at = isBackward ? characters.length - step : step;
    const character = characters[isBackward ? at - 1 : at];
    const waiting = [...following, start];
    following = [];
    for (let state = waiting.pop(); state; state = waiting.pop()) {
      if (triedAt[state.id] === at) continue;
      triedAt[state.id] = at;
      if (budget.left-- <= 0) throw new BudgetSpent();
      if (state.kind === 'end') ends[at] = 1;
      else if (state.kind === 'fork') waiting.push(...state.targets);
      else if (state.kind !== 'character') {
        if (holds(run, state, at)) waiting.push(state.next);
      } else if (character !== undefined && state.test(character)) following.push(state.next);
    }
    if (isOneEnough && ends[at] === 1) break;
  }
  return ends;
}

function holds(run: Run, state: Extract<State, { kind: 'boundary' | 'look' }>, at: number): boolean {
  const { characters, looks } = run;
  if (state.kind === 'look') {
    const ends = looks.get(state.machine) ?? findEnds(run, state.machine, false);
    looks.set(state.machine, ends);
    return (ends[at] === 1) !== state.isNegated;
  }
  if (state.at === '^') return at === 0;
  if (state.at === '$') return at === characters.length;
  const isWord = (index: number) => /^\w$/.test(characters[index] ?? '');
  return (isWord(at - 1) !== isWord(at)) === (state.at === '\\b');
}
