/** What a regular expression (ECMA-262, section 22.2) says, as far as a text is made from it. */
export type Pattern =
  /** One of these characters, the most readable first; never empty. */
  | { readonly kind: 'sign'; readonly signs: string }
  | { readonly kind: 'sequence'; readonly items: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | {
      readonly kind: 'repeat';
      readonly item: Pattern;
      readonly least: number;
      /** Infinity when there is no bound. */
      readonly most: number;
    }
  /** A condition on what stands around: no text of its own. */
  | { readonly kind: 'look'; readonly item: Pattern };

/** Letters first, for texts that read well. */
const readable =
  'abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./ :,;+*=~!@#$%&?()[]{}<>|^`\'"\\';

/** Groups nested deeper are not read. */
const maximumDepth = 30;
const maximumLength = 2_000;

interface Reader {
  readonly source: string;
  at: number;
}

class Unreadable extends Error {}

/** A regular expression read; undefined when it is broken, too large or has what is not understood (back references). */
export function parsePattern(source: string): Pattern | undefined {
  if (source.length > maximumLength) return undefined;
  const reader = { source, at: 0 };
  try {
    const pattern = readChoice(reader, 0);
    return reader.at === source.length ? pattern : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function readChoice(reader: Reader, depth: number): Pattern {
  if (depth > maximumDepth) throw new Unreadable();
  const options: Pattern[] = [];
  do {
    const items: Pattern[] = [];
    while (reader.at < reader.source.length && !/[|)]/.test(peek(reader)))
      items.push(readTerm(reader, depth));
    options.push({ kind: 'sequence', items });
  } while (take(reader, '|'));
  const [only] = options;
  return only && options.length === 1 ? only : { kind: 'choice', options };
}

function readTerm(reader: Reader, depth: number): Pattern {
  const item = readAtom(reader, depth);
  const bounds = readBounds(reader);
  if (!bounds) return item;
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

function readAtom(reader: Reader, depth: number): Pattern {
  if (take(reader, '^') || take(reader, '$')) return { kind: 'sequence', items: [] };
  if (take(reader, '.')) return sign(() => true);
  if (take(reader, '(')) {
    const isLook = match(reader, /\?<?[=!]/y) !== undefined;
    if (!isLook) match(reader, /\?(?::|<[^>]*>)/y);
    const item = readChoice(reader, depth + 1);
    if (!take(reader, ')')) throw new Unreadable();
    return isLook ? { kind: 'look', item } : item;
  }
  if (take(reader, '[')) return readClass(reader);
  if (match(reader, /\\[bB]/y)) return { kind: 'sequence', items: [] };
  if (/[*+?)]/.test(peek(reader))) throw new Unreadable();
  const { test, exact } = readSign(reader);
  return exact === undefined ? sign(test) : { kind: 'sign', signs: exact };
}

function readClass(reader: Reader): Pattern {
  const isNegated = take(reader, '^');
  const tests: ((sign: string) => boolean)[] = [];
  const others: string[] = [];
  while (!take(reader, ']')) {
    const first = readSign(reader);
    if (first.exact !== undefined && /^-[^\]]/.test(reader.source.slice(reader.at, reader.at + 2))) {
      reader.at++;
      const low = first.exact;
      const high = readSign(reader).exact;
      if (high === undefined) throw new Unreadable();
      tests.push((sign) => sign >= low && sign <= high);
    } else tests.push(first.test);
    if (first.exact !== undefined) others.push(first.exact);
  }
  const allows = (sign: string) => tests.some((test) => test(sign));
  return isNegated ? sign((one) => !allows(one)) : sign(allows, others);
}

interface Sign {
  /** The character itself; undefined for one of many. */
  readonly exact: string | undefined;
  readonly test: (sign: string) => boolean;
}

const classes: Readonly<Record<string, RegExp>> = { d: /\d/, w: /\w/, s: /\s/, D: /\D/, W: /\W/, S: /\S/ };
const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', '0': '\0' };

function readSign(reader: Reader): Sign {
  const sign = String.fromCodePoint(reader.source.codePointAt(reader.at) ?? 0);
  if (reader.at >= reader.source.length) throw new Unreadable();
  reader.at += sign.length;
  if (sign !== '\\') return exactly(sign);
  const property = match(reader, /([pP]\{[^{}]+\})/y)?.[1];
  if (property !== undefined) {
    const test = toRegExp(`\\${property}`);
    return { exact: undefined, test: (one) => test.test(one) };
  }
  const code = match(reader, /(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/iy);
  if (code) return exactly(String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '0', 16)));
  const letter = peek(reader);
  reader.at++;
  if (letter === '' || /[1-9kc]/.test(letter)) throw new Unreadable();
  const known = classes[letter];
  if (known) return { exact: undefined, test: (one) => known.test(one) };
  return exactly(controls[letter] ?? letter);
}

function toRegExp(source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch {
    throw new Unreadable();
  }
}

function exactly(sign: string): Sign {
  return { exact: sign, test: (one) => one === sign };
}

function sign(allows: (sign: string) => boolean, others: readonly string[] = []): Pattern {
  const signs = [...readable].filter(allows).join('') || others.join('');
  if (signs === '') throw new Unreadable();
  return { kind: 'sign', signs };
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
