import { isObject } from '../../lib/json/json-value.ts';

/** A TextMate grammar of the site's own. https://macromates.com/manual/en/language_grammars */
export interface CodeGrammar {
  /** What fences name it by, in small letters; the first is its own name. */
  readonly names: readonly [string, ...string[]];
  /** Its JSON. */
  readonly text: string;
}

/** What keeps a text from being a grammar. */
export type GrammarMistake = 'no JSON' | 'no name' | 'no scope' | 'no patterns';

/** A grammar as its file has it, or what it lacks. */
export function readGrammar(text: string): CodeGrammar | GrammarMistake {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  const { name, scopeName, patterns, aliases } = isObject(value) ? value : {};
  if (typeof name !== 'string' || name.trim() === '') return 'no name';
  if (typeof scopeName !== 'string' || scopeName === '') return 'no scope';
  if (!Array.isArray(patterns)) return 'no patterns';
  const others = Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];
  const [own = '', ...more] = [name, ...others].map((word) => word.trim().toLowerCase());
  return { names: [own, ...more], text };
}

/** The grammar that a fence names, in any letter case. */
export function findGrammar(grammars: readonly CodeGrammar[], name: string): CodeGrammar | undefined {
  const wanted = name.trim().toLowerCase();
  return wanted === '' ? undefined : grammars.find(({ names }) => names.includes(wanted));
}
