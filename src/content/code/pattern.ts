import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript';
import { findRequiredText, holdsRequiredText, type RequiredText } from './required-text.ts';

/** Where a group of a match stands, in UTF-16 units. */
export interface Capture {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

/** A line of code. Its number tells it from every other line of an engine. */
export interface Line {
  readonly content: string;
  readonly id: number;
}

/** What an expression of the package `oniguruma-to-es` knows of itself. */
type Emulated = RegExp & {
  readonly rawOptions?: {
    readonly strategy?: string | null;
    readonly hiddenCaptures?: readonly unknown[];
    readonly transfers?: readonly unknown[];
  };
};

/** A group that took no part, as `vscode-oniguruma` writes it. */
const absent: Capture = { start: 0xffff_ffff, end: 0xffff_ffff, length: 0 };

/**
 * An expression of a grammar (Oniguruma's syntax), and its last search. All rules of a grammar that have the expression
 * share it, for it is found at the same place of a line whatever rule asks.
 */
export class Pattern {
  readonly #source: string;
  /** Undefined before the first search, null when JavaScript cannot express it. */
  #full: Emulated | null | undefined;
  /** The same without places of groups, which takes half the time; undefined when it depends on where a search begins. */
  #quick: RegExp | undefined;
  #required: RequiredText | undefined;
  #match: RegExpExecArray | null = null;
  #line = 0;
  #from = 0;
  #at = -1;

  constructor(source: string) {
    this.#source = source;
  }

  /** Where it matches first in a line from `start` on; -1 where it does not. */
  search({ content, id }: Line, start: number): number {
    if (this.#line === id && this.#from <= start && (this.#at === -1 || this.#at >= start)) return this.#at;
    if (this.#full === undefined) this.#compile();
    const expression = this.#quick ?? this.#full;
    if (!expression) return -1;
    const isHopeless = this.#required !== undefined && !holdsRequiredText(content, this.#required);
    if (this.#quick) {
      this.#line = id;
      this.#from = isHopeless ? 0 : start;
    }
    if (!isHopeless) expression.lastIndex = start;
    this.#match = isHopeless ? null : expression.exec(content);
    this.#at = this.#match?.index ?? -1;
    return this.#at;
  }

  /** The places of the groups of the match that the last search found, that of the whole first. */
  readCaptures({ content }: Line): Capture[] {
    const match = this.#match;
    if (!match || !this.#full) return [];
    const { index, 0: whole } = match;
    if (!match.indices && isPlain(this.#full) && match.every((text, at) => at === 0 || text === undefined))
      return [{ start: index, end: index + whole.length, length: whole.length }];
    if (!match.indices) {
      this.#full.lastIndex = index;
      this.#match = this.#full.exec(content);
    }
    return Array.from(this.#match?.indices ?? [], (place) =>
      place ? { start: place[0], end: place[1], length: place[1] - place[0] } : absent,
    );
  }

  #compile(): void {
    this.#full = null;
    try {
      const full: Emulated = defaultJavaScriptRegexConstructor(this.#source, { lazyCompileLength: 0 });
      const dependsOnStart = full.sticky || full.rawOptions?.strategy;
      // Says now what of it JavaScript does not take.
      const quick = new RegExp(full.source, full.flags.replace('d', ''));
      this.#full = full;
      if (dependsOnStart) return;
      this.#quick = quick;
      this.#required = findRequiredText(quick);
    } catch {
      return; // The rules that have it never match.
    }
  }
}

/** Whether its groups are those of the grammar. */
function isPlain({ rawOptions }: Emulated): boolean {
  return !rawOptions?.hiddenCaptures?.length && !rawOptions?.transfers?.length;
}
