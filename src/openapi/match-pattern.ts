import { type Pattern, parsePattern } from './parse-pattern.ts';

/** Longer texts are not compared with patterns. */
const maximumLength = 300;

/** A text that a regular expression matches, by its length and a number that varies it; undefined when none is found. */
export function makeMatch(source: string, least: number, most: number, variant: number): string | undefined {
  const pattern = parsePattern(source);
  if (!pattern) return undefined;
  for (const extra of [2, 1, 0, 3, 5, 8, 13, 21, 34, 55, least]) {
    const text = write(pattern, { extra, variant, turns: new Map(), left: maximumLength });
    const fits = text !== undefined && text.length >= least && text.length <= most;
    if (fits && matchesPattern(source, text) !== false) return text;
  }
  return undefined;
}

interface Writing {
  /** How often more than needed a part is repeated where it may be. */
  readonly extra: number;
  readonly variant: number;
  /** The next character of each kind. */
  readonly turns: Map<string, number>;
  left: number;
}

function write(pattern: Pattern, writing: Writing): string | undefined {
  if (pattern.kind === 'look') return '';
  if (pattern.kind === 'sign') {
    if (writing.left-- <= 0) return undefined;
    const signs = [...pattern.signs];
    if (signs.length === 1) return signs[0];
    const turn = writing.turns.get(pattern.signs) ?? writing.variant;
    writing.turns.set(pattern.signs, turn + 1);
    return signs[turn % signs.length];
  }
  if (pattern.kind === 'choice') {
    const option = pattern.options[writing.variant % pattern.options.length];
    return option && write(option, writing);
  }
  const items = pattern.kind === 'sequence' ? pattern.items : repeat(pattern, writing);
  let text = '';
  for (const item of items ?? []) {
    const part = write(item, writing);
    if (part === undefined) return undefined;
    text += part;
  }
  return items && text;
}

function repeat(
  { item, least, most }: Extract<Pattern, { kind: 'repeat' }>,
  { extra }: Writing,
): readonly Pattern[] | undefined {
  const count = most === 1 ? least : Math.min(least === 0 ? extra : least + extra, most);
  return count > maximumLength ? undefined : Array.from({ length: count }, () => item);
}

/**
 * Whether a regular expression matches somewhere in a text (JSON Schema 2020-12, validation, 6.3.3). Undefined when
 * nobody knows: it is broken, or it could take long, since documents are hostile.
 */
export function matchesPattern(source: string, text: string): boolean | undefined {
  if (text.length > maximumLength || !isQuickPattern(source)) return undefined;
  try {
    return new RegExp(source, 'u').test(text);
  } catch {
    return undefined;
  }
}

const quick = new Map<string, boolean>();

/** Whether a pattern can be read, and matching takes a time that grows little: no repetition in a repetition, and few side by side. */
export function isQuickPattern(source: string): boolean {
  const known = quick.get(source);
  if (known !== undefined) return known;
  const pattern = parsePattern(source);
  const found = pattern !== undefined && !isAmbiguous(pattern, false) && countLoops(pattern) <= 3;
  quick.set(source, found);
  return found;
}

function isLoop(pattern: Pattern): boolean {
  return pattern.kind === 'repeat' && pattern.most > 8 && pattern.least !== pattern.most;
}

function isAmbiguous(pattern: Pattern, isInLoop: boolean): boolean {
  if (pattern.kind === 'sign') return false;
  if (pattern.kind === 'sequence') return pattern.items.some((item) => isAmbiguous(item, isInLoop));
  if (pattern.kind === 'choice')
    return isInLoop || pattern.options.some((item) => isAmbiguous(item, isInLoop));
  if (pattern.kind === 'look') return isAmbiguous(pattern.item, isInLoop);
  if (isInLoop && pattern.least !== pattern.most) return true;
  return isAmbiguous(pattern.item, isInLoop || pattern.most > 8);
}

function countLoops(pattern: Pattern): number {
  if (pattern.kind === 'sign') return 0;
  if (pattern.kind === 'sequence' || pattern.kind === 'choice') {
    const parts = pattern.kind === 'sequence' ? pattern.items : pattern.options;
    return parts.reduce((sum, part) => sum + countLoops(part), 0);
  }
  return countLoops(pattern.item) + (isLoop(pattern) ? 1 : 0);
}
