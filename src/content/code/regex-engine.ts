import type { RegexEngine } from 'shiki/types';
import { isCommonText, narrowProperties } from './narrow-properties.ts';
import {
  compileExpression,
  limitRepeats,
  type ReadyExpressions,
  type Translated,
  translateExpression,
} from './translate-expression.ts';

/**
 * What Shiki's grammars search code with. It finds what Shiki's own JavaScript engine finds, in half the time: a line is
 * searched once for an expression, whichever rules have it, and not at all when it lacks a text that the expression
 * requires; one of common characters by an expression that knows no others. Expressions among `ready` are not translated again.
 */
export function createEngine(ready: ReadyExpressions): RegexEngine {
  const patterns = new Map<string, Pattern>();
  let lines = 0;
  const toLine = (content: string): Line => ({ content, id: ++lines, isCommon: isCommonText(content) });
  const find = (source: string) => {
    const pattern = patterns.get(source) ?? new Pattern(source, ready);
    patterns.set(source, pattern);
    return pattern;
  };
  return {
    createString: toLine,
    createScanner: (sources) => {
      const all = sources.map((source) => find(typeof source === 'string' ? source : source.source));
      return {
        findNextMatchSync: (text, start) =>
          findNext(all, typeof text === 'string' ? toLine(text) : (text as Line), start),
      };
    },
  };
}

/** The first match from `start` on; of two at one place that of the earlier pattern. */
function findNext(patterns: readonly Pattern[], line: Line, start: number) {
  let index = -1;
  let first = Number.POSITIVE_INFINITY;
  for (let each = 0; each < patterns.length && first !== start; each++) {
    const at = patterns[each]?.search(line, start) ?? -1;
    if (at === -1 || at >= first) continue;
    first = at;
    index = each;
  }
  const found = patterns[index];
  return found ? { index, captureIndices: found.readCaptures(line) } : null;
}

/** Where a group of a match is, in UTF-16 units. */
interface Capture {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

/** A line of code. Its number tells it from every other line of an engine. */
interface Line {
  readonly content: string;
  readonly id: number;
  /** See `isCommonText`. */
  readonly isCommon: boolean;
}

/** A group that took no part, as `vscode-oniguruma` writes it. */
const absent: Capture = { start: 0xffff_ffff, end: 0xffff_ffff, length: 0 };

/** An expression as JavaScript runs it on lines. */
interface Form {
  readonly translated: Translated;
  /** Undefined before it is asked for. */
  full: RegExp | undefined;
  /** The same without places of groups, which takes half the time; undefined when it depends on where a search begins. */
  readonly quick: RegExp | undefined;
  readonly required: RequiredText | undefined;
}

/**
 * An expression of a grammar (Oniguruma's syntax), and its last search. All rules of a grammar that have the expression
 * share it, for it is found at the same place of a line whatever rule asks.
 */
class Pattern {
  readonly #source: string;
  readonly #ready: ReadyExpressions;
  /** For lines of common characters, and for any line: undefined before the first search, null when JavaScript cannot express it. */
  #common: Form | null | undefined;
  #any: Form | null | undefined;
  /** That of the last search. */
  #form: Form | null = null;
  #match: RegExpExecArray | null = null;
  #line = 0;
  #from = 0;
  #at = -1;

  constructor(source: string, ready: ReadyExpressions) {
    this.#source = limitRepeats(source);
    this.#ready = ready;
  }

  /** Where it matches first in a line from `start` on; -1 where it does not. */
  search({ content, id, isCommon }: Line, start: number): number {
    if (this.#line === id && this.#from <= start && (this.#at === -1 || this.#at >= start)) return this.#at;
    const form = isCommon ? this.#findCommon() : this.#findAny();
    this.#form = form;
    if (!form) return -1;
    const { quick, required } = form;
    const isHopeless = required !== undefined && !holdsRequiredText(content, required);
    if (quick) {
      this.#line = id;
      this.#from = isHopeless ? 0 : start;
    }
    const expression = quick ?? findFull(form);
    if (!isHopeless) expression.lastIndex = start;
    this.#match = isHopeless ? null : expression.exec(content);
    this.#at = this.#match?.index ?? -1;
    return this.#at;
  }

  /** The places of the groups of the match that the last search found, that of the whole first. */
  readCaptures({ content }: Line): Capture[] {
    const match = this.#match;
    const form = this.#form;
    if (!match || !form) return [];
    const { index, 0: whole } = match;
    const wholeMatch = { start: index, end: index + whole.length, length: whole.length };
    if (
      !match.indices &&
      keepsGroups(form.translated) &&
      match.every((text, at) => at === 0 || text === undefined)
    )
      return [wholeMatch];
    if (!match.indices) {
      const full = findFull(form);
      full.lastIndex = index;
      this.#match = full.exec(content);
      // Seen twice in random tests, never on its own: V8 finds with `d` no match where it found one without.
      if (!this.#match?.indices) return [wholeMatch];
    }
    return Array.from(this.#match?.indices ?? [], (place) =>
      place ? { start: place[0], end: place[1], length: place[1] - place[0] } : absent,
    );
  }

  #findCommon(): Form | null {
    if (this.#common === undefined) this.#common = makeForm(this.#source, true, this.#ready);
    return this.#common;
  }

  #findAny(): Form | null {
    if (this.#any === undefined) this.#any = makeForm(this.#source, false, this.#ready);
    return this.#any;
  }
}

/** Null where JavaScript cannot express the expression: the rules that have it never match. */
function makeForm(source: string, isCommon: boolean, ready: ReadyExpressions): Form | null {
  try {
    const whole = translateExpression(source, ready);
    const translated = isCommon ? { ...whole, source: narrowProperties(whole) } : whole;
    // Says now what of it JavaScript does not take.
    const quick = new RegExp(translated.source, translated.flags.replace('d', ''));
    const dependsOnStart = translated.flags.includes('y') || translated.emulation?.options.strategy;
    return dependsOnStart
      ? { translated, full: undefined, quick: undefined, required: undefined }
      : { translated, full: undefined, quick, required: findRequiredText(quick) };
  } catch {
    return null;
  }
}

function findFull(form: Form): RegExp {
  form.full ??= compileExpression(form.translated);
  return form.full;
}

/** Whether its groups are those of the grammar. */
function keepsGroups({ emulation }: Translated): boolean {
  return !emulation?.options.hiddenCaptures?.length && !emulation?.options.transfers?.length;
}

/** Alternatives: whatever the regular expression matches holds all texts of one of them. */
type RequiredText = readonly (readonly string[])[];

/** Nothing is required. */
const anything: RequiredText = [[]];
/** Maximum number of alternatives; more take longer to look for than the expression itself. */
const most = 12;

/**
 * The texts that a string has to hold for a regular expression (ECMAScript's syntax, flags `u` or `v`) to match in it:
 * `(?:let|const) +\w` requires `let` and a space, or `const` and a space. Undefined when it may match without any.
 */
export function findRequiredText({ source, flags }: RegExp): RequiredText | undefined {
  // In V8 a group that ignores case changes what comes after it: `(b(?i:b.?|a)?|b*)\p{L}*a` takes "A".
  if (flags.includes('i') || /\(\?[a-z]*i/.test(source)) return undefined;
  const required = readAlternatives({ source, at: 0, hasNestedClasses: flags.includes('v') });
  return isAnything(required) ? undefined : required;
}

/** Whether a string holds all texts of an alternative. */
export function holdsRequiredText(text: string, required: RequiredText): boolean {
  for (const parts of required) if (holdsAll(text, parts)) return true;
  return false;
}

function holdsAll(text: string, parts: readonly string[]): boolean {
  for (const part of parts) if (!text.includes(part)) return false;
  return true;
}

interface Reader {
  readonly source: string;
  readonly hasNestedClasses: boolean;
  at: number;
}

function isAnything(required: RequiredText): boolean {
  return required.some((parts) => parts.length === 0);
}

function readAlternatives(reader: Reader): RequiredText {
  const found: (readonly string[])[] = [...readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at++;
    found.push(...readSequence(reader));
  }
  return isAnything(found) || found.length > most ? anything : found;
}

function readSequence(reader: Reader): RequiredText {
  let required = anything;
  let run = '';
  const endRun = () => {
    if (run !== '') required = requireBoth(required, [[run]]);
    run = '';
  };
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] ?? '')) {
    const atom = readAtom(reader);
    const [quantifier = ''] = match(reader, /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y);
    const isOptional = /^(?:[?*]|\{0)/.test(quantifier);
    if (typeof atom === 'string' && !isOptional) run += atom;
    if (typeof atom !== 'string' || quantifier !== '') endRun();
    if (typeof atom !== 'string' && !isOptional) required = requireBoth(required, atom);
  }
  endRun();
  return required;
}

function requireBoth(one: RequiredText, other: RequiredText): RequiredText {
  if (isAnything(one)) return other;
  if (isAnything(other)) return one;
  if (one.length * other.length <= most)
    return one.flatMap((parts) => other.map((more) => [...parts, ...more]));
  return one.length <= other.length ? one : other;
}

/** A character as it is, or what anything else requires. */
function readAtom(reader: Reader): string | RequiredText {
  const [group, kind = ''] = match(reader, /\((?:\?(<?[=!]|<[^>]*>|[a-z]*(?:-[a-z]+)?:))?/y);
  if (group !== undefined) {
    const inner = readAlternatives(reader);
    reader.at++;
    return kind.endsWith('!') ? anything : inner;
  }
  if (reader.source[reader.at] === '[') return skipClass(reader);
  const [escaped, character] = match(
    reader,
    /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u.{4}|x..|c.|k<[^>]*>|\d+|[a-zA-Z]|(.))/sy,
  );
  if (escaped !== undefined) return character ?? anything;
  const [sign = ''] = match(reader, /./suy);
  return /[.^$]/.test(sign) ? anything : sign;
}

function skipClass(reader: Reader): RequiredText {
  let depth = 0;
  do {
    const [sign = ''] = match(reader, /\\.|./sy);
    if (sign === '' || sign === ']') depth--;
    else if (sign === '[' && (depth === 0 || reader.hasNestedClasses)) depth++;
  } while (depth > 0);
  return anything;
}

function match(reader: Reader, pattern: RegExp): RegExpExecArray | [] {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source);
  if (!found) return [];
  reader.at = pattern.lastIndex;
  return found;
}
