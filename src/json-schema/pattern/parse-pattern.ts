/** A regular expression as a tree (ECMA-262, 22.2.1). Groups are the pattern inside them: nothing here needs captures. */
export type PatternNode =
  /** One character: one of several, or `literal`. */
  | { readonly kind: 'character'; readonly literal: string | undefined; readonly test: CharacterTest }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly item: PatternNode;
      readonly least: number;
      /** Infinity when there is no bound. */
      readonly most: number;
    }
  | { readonly kind: 'boundary'; readonly at: '^' | '$' | '\\b' | '\\B' }
  /** A look-ahead or look-behind. */
  | {
      readonly kind: 'look';
      readonly item: PatternNode;
      readonly isBehind: boolean;
      readonly isNegated: boolean;
    };

/** Whether a character matches: a code point, or a UTF-16 code unit in a pattern of the older syntax. */
export type CharacterTest = (character: string) => boolean;

export interface ParsedPattern {
  readonly root: PatternNode;
  /** Whether it is of the syntax that the flag `u` asks for, which compares code points. */
  readonly isUnicode: boolean;
}

/** Why there is no tree: the source is no regular expression, or it is one that is not supported. */
export interface PatternFault {
  readonly fault: 'syntax' | 'unsupported';
  /** `Unterminated group`, `it has a back reference` */
  readonly reason: string;
}

/** Groups nested deeper are not read. */
const maximumDepth = 50;
const maximumLength = 2_000;

interface Reader {
  readonly source: string;
  readonly flags: 'u' | '';
  at: number;
}

class Unsupported extends Error {}

/**
 * Reads a regular expression without flags, as JSON Schema has it (2020-12, core, 6.4). One that only the older syntax
 * knows, such as `[\w-.]`, is taken too (ECMA-262, annex B.1.2).
 */
export function parsePattern(source: string): ParsedPattern | PatternFault {
  const flags = compile(source, 'u') ? 'u' : '';
  const problem = flags === 'u' ? undefined : findSyntaxError(source);
  if (problem !== undefined) return { fault: 'syntax', reason: problem };
  if (source.length > maximumLength)
    return { fault: 'unsupported', reason: `it has more than ${maximumLength} characters` };
  const reader: Reader = { source, flags, at: 0 };
  try {
    const root = readChoice(reader, 0);
    // What JavaScript takes and this reader ends at.
    if (reader.at < source.length) throw new Unsupported('it has syntax that is not supported');
    return { root, isUnicode: flags === 'u' };
  } catch (error) {
    if (error instanceof Unsupported) return { fault: 'unsupported', reason: error.message };
    throw error;
  }
}

function compile(source: string, flags: 'u' | ''): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

function findSyntaxError(source: string): string | undefined {
  try {
    new RegExp(source);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*\/: /s, '') : 'it cannot be read';
  }
}

function readChoice(reader: Reader, depth: number): PatternNode {
  if (depth > maximumDepth) throw new Unsupported('its groups are nested too deeply');
  const options: PatternNode[] = [];
  do {
    const items: PatternNode[] = [];
    while (reader.at < reader.source.length && !/[|)]/.test(peek(reader)))
      items.push(readTerm(reader, depth));
    options.push({ kind: 'sequence', items });
  } while (take(reader, '|'));
  const [only] = options;
  return only && options.length === 1 ? only : { kind: 'choice', options };
}

function readTerm(reader: Reader, depth: number): PatternNode {
  const item = readAtom(reader, depth);
  const bounds = readBounds(reader);
  if (!bounds) return item;
  // Whether a repetition is lazy decides which match is found first, not whether there is one.
  take(reader, '?');
  return { kind: 'repeat', item, ...bounds };
}

function readBounds(reader: Reader): { readonly least: number; readonly most: number } | undefined {
  if (take(reader, '*')) return { least: 0, most: Number.POSITIVE_INFINITY };
  if (take(reader, '+')) return { least: 1, most: Number.POSITIVE_INFINITY };
  if (take(reader, '?')) return { least: 0, most: 1 };
  const [all, least, comma, most] = match(reader, /\{(\d+)(,?)(\d*)\}/y) ?? [];
  if (all === undefined) return undefined;
  const low = Number(least);
  return { least: low, most: comma === '' ? low : most === '' ? Number.POSITIVE_INFINITY : Number(most) };
}

function readAtom(reader: Reader, depth: number): PatternNode {
  const [at] = match(reader, /\^|\$|\\b|\\B/y) ?? [];
  if (at === '^' || at === '$' || at === '\\b' || at === '\\B') return { kind: 'boundary', at };
  if (take(reader, '(')) return readGroup(reader, depth);
  const [several] = match(reader, /\.|\\[dDwWsS]|\[(?:[^\\\]]|\\.)*\]/sy) ?? [];
  if (several !== undefined) return readCharacter(reader, several);
  return reader.source[reader.at] === '\\' ? readEscape(reader) : readLiteral(reader);
}

function readGroup(reader: Reader, depth: number): PatternNode {
  const [look] = match(reader, /\?<?[=!]/y) ?? [];
  if (look === undefined && !match(reader, /\?(?::|<[^>]*>)/y) && peek(reader) === '?')
    throw new Unsupported('it changes flags in a group');
  const item = readChoice(reader, depth + 1);
  take(reader, ')');
  if (look === undefined) return item;
  return { kind: 'look', item, isBehind: look.includes('<'), isNegated: look.endsWith('!') };
}

/** What stands for one character in the flag `u` and without it, or for several as `\p{L}` does. */
const escapes = {
  u: /\\(?:[pP]\{[^}]*\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|0|[^1-9k])/uy,
  '': /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|0(?!\d)|[^pPuxck\d])/sy,
} as const;

function readEscape(reader: Reader): PatternNode {
  const [source] = match(reader, escapes[reader.flags]) ?? [];
  if (source !== undefined) return readCharacter(reader, source);
  const isReference = /^\\[1-9k]/.test(reader.source.slice(reader.at));
  throw new Unsupported(isReference ? 'it has a back reference' : 'it has an escape that is not supported');
}

function readLiteral(reader: Reader): PatternNode {
  const code = reader.flags === 'u' ? (reader.source.codePointAt(reader.at) ?? 0) : 0;
  const literal = code > 0xffff ? String.fromCodePoint(code) : peek(reader);
  reader.at += literal.length;
  return { kind: 'character', literal, test: (character) => character === literal };
}

/** What the engine itself matches with one character: its tables of Unicode need not be repeated. */
function readCharacter({ flags }: Reader, source: string): PatternNode {
  const expression = compile(`^${source}$`, flags);
  if (!expression) throw new Unsupported('it has syntax that is not supported');
  return { kind: 'character', literal: undefined, test: (character) => expression.test(character) };
}

function peek(reader: Reader): string {
  return reader.source.charAt(reader.at);
}

function take(reader: Reader, sign: string): boolean {
  if (peek(reader) !== sign) return false;
  reader.at++;
  return true;
}

function match(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source);
  if (!found) return undefined;
  reader.at += found[0].length;
  return found;
}
