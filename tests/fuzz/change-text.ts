/** A source of random numbers that gives the same ones for the same seed. */
export interface RandomNumbers {
  /** A whole number from 0 to `end` - 1. */
  readonly below: (end: number) => number;
  readonly choose: <T>(list: readonly T[]) => T;
}

/** Mulberry32: 32 bits of state are enough for choosing changes. https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function makeRandom(seed: number): RandomNumbers {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return { below, choose: <T>(list: readonly T[]) => list[below(list.length)] as T };
}

/** What breaks readers of texts, whatever they read. */
const signs = [
  ...'{}[]()<>"\'`\\/|*_~#$%&@!?:;,.=+-^ \t\n\r\u0000\u001b\u00a0\u200b\u2028\ufeff\ufffd'.split(''),
  ...[
    '\r\n',
    '\n\n',
    '\ud800',
    '\udc00',
    '😀',
    'é',
    'İ',
    '--',
    '<!--',
    '-->',
    '/*',
    '*/',
    '${',
    '{{',
    '%00',
    '%',
  ],
  ...['null', 'true', '0', '-1', '1e999', '9007199254740993', 'NaN', '__proto__', 'constructor', 'toString'],
  ...['..', '../', '//', 'javascript:', 'data:', 'https://', 'a'.repeat(300)],
];

/** Maximum number of values of a text to choose from. */
const mostValues = 2_000;

/** Where texts, numbers and words of JSON stand in a text. */
function listValues(text: string): readonly (readonly [start: number, end: number])[] {
  const found = text.matchAll(/"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g);
  return [...found].slice(0, mostValues).map((match) => [match.index, match.index + match[0].length]);
}

/** The offset after the bracket that closes the one at `start`, or the end of the text. */
function findClosing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if ('{[(<'.includes(text[at] ?? '')) depth += 1;
    if ('}])>'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

type Change = (text: string, random: RandomNumbers, words: readonly string[], other: string) => string;

/** Where a change begins and ends: mostly short, at times long. */
function chooseRange(text: string, random: RandomNumbers): readonly [start: number, end: number] {
  const start = random.below(text.length + 1);
  const length = random.below(8) === 0 ? random.below(text.length + 1) : random.below(9);
  return [start, Math.min(text.length, start + length)];
}

function replaceRange(text: string, [start, end]: readonly [number, number], by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** Maximum number of times that a piece is repeated: nesting that ends a stack, aliases that multiply. */
const mostRepeats = 3_000;

const changes: readonly Change[] = [
  (text, random) => replaceRange(text, chooseRange(text, random), ''),
  (text, random) => replaceRange(text, chooseRange(text, random), random.choose(signs)),
  (text, random, words) => replaceRange(text, chooseRange(text, random), random.choose(words)),
  (text, random, words) => {
    const [start] = chooseRange(text, random);
    return replaceRange(text, [start, start], random.choose(words));
  },
  (text, random) => {
    const [start] = chooseRange(text, random);
    return replaceRange(text, [start, start], random.choose(signs));
  },
  (text, random) => {
    const [start, end] = chooseRange(text, random);
    return replaceRange(text, [end, end], text.slice(start, end));
  },
  (text, random) => {
    const range = chooseRange(text, random);
    return replaceRange(text, chooseRange(text, random), text.slice(...range));
  },
  (text, random, _words, other) =>
    replaceRange(text, chooseRange(text, random), other.slice(...chooseRange(other, random))),
  (text, random, _words, other) =>
    text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1)),
  (text, random) => {
    const [start, end] = chooseRange(text, random);
    const times = random.below(4) === 0 ? mostRepeats : 20;
    return replaceRange(
      text,
      [start, end],
      text.slice(start, Math.min(end, start + 12)).repeat(random.below(times)),
    );
  },
  (text, random, _words, other) => {
    const [values, others] = [listValues(text), listValues(other)];
    if (values.length === 0) return text;
    const from = random.choose(others.length > 0 ? others : values);
    return replaceRange(text, random.choose(values), (others.length > 0 ? other : text).slice(...from));
  },
  (text, random) => {
    const opened = [...text.matchAll(/[{[(<]/g)];
    if (opened.length === 0) return text;
    const { index } = random.choose(opened);
    return replaceRange(text, [index, findClosing(text, index)], random.choose(['{}', '[]', '1', '""', '']));
  },
  (text, random) => {
    const lines = text.split('\n');
    const [from, to] = [random.below(lines.length), random.below(lines.length)];
    lines.splice(to, 0, ...lines.splice(from, 1));
    return lines.join('\n');
  },
];

/**
 * `text` with one to six changes: pieces taken out, put in, repeated, moved, or taken from `other`; `words` are those of
 * the format. At most `longest` characters.
 */
export function changeText(
  text: string,
  random: RandomNumbers,
  {
    words,
    other,
    longest,
  }: { readonly words: readonly string[]; readonly other: string; readonly longest: number },
): string {
  let changed = text;
  for (let count = 1 + random.below(6); count > 0; count--)
    changed = random.choose(changes)(changed, random, words, other).slice(0, longest);
  return changed;
}

/** `text` as short as it gets while `isSame` says that it still shows what it showed: pieces are left out, halves first. */
export async function shortenText(
  text: string,
  isSame: (shorter: string) => Promise<boolean>,
): Promise<string> {
  let shortest = text;
  for (let size = Math.ceil(text.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < shortest.length; ) {
      const shorter = replaceRange(shortest, [start, Math.min(shortest.length, start + size)], '');
      if (await isSame(shorter)) shortest = shorter;
      else start += size;
    }
  }
  return shortest;
}
