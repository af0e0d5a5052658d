/** What nearly all code is written in: Latin-1, punctuation, arrows, symbols and emoji. */
const common: readonly (readonly [first: number, last: number])[] = [
  [0, 0xff],
  [0x2000, 0x2bff],
  [0xfe00, 0xfe0f],
  [0x1f300, 0x1faff],
];

const uncommon = new RegExp(`[^${common.map(([first, last]) => writeRange(first, last)).join('')}]`, 'u');

/** Whether a text is of common characters alone, so that what `narrowProperties` gives finds all in it. */
export function isCommonText(text: string): boolean {
  return !uncommon.test(text);
}

/** In the source of a regular expression with the flag `u` or `v`: a property of characters, any other escape, or a bracket of a class. */
const part = /\\[pP]\{[^}]*\}|\\[\s\S]|[[\]]/g;

/** Properties of characters none of which is a large or small letter. */
const caseless = /^\\[pP]\{(?:space|White_Space|Nd|digit)\}$/i;

/**
 * The source of a regular expression that finds in texts of common characters what the given one finds, with the same flags. It
 * lists those that have a property in place of the property: V8 looks each property up among all of Unicode when it compiles an expression, which takes longer than
 * to color most code by it. Where case is ignored only properties of characters without one are listed: others would mean
 * some of the listed ones too (U+0178 is the large form of U+00FF).
 */
export function narrowProperties({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string {
  const hasNestedClasses = flags.includes('v');
  if (!hasNestedClasses && !flags.includes('u')) return source;
  const ignoresCase = flags.includes('i') || /\(\?[a-z]*i/.test(source);
  let depth = 0;
  return source.replace(part, (found) => {
    if (found === '[') depth++;
    else if (found === ']') depth--;
    if (!/^\\[pP]\{/.test(found) || (ignoresCase && !caseless.test(found))) return found;
    const characters = listCommon(found, hasNestedClasses ? 'v' : 'u');
    return depth > 0 && !hasNestedClasses ? characters : `[${characters}]`;
  });
}

const known = new Map<string, string>();

/** The common characters that a property stands for, as they are written in a class. */
function listCommon(property: string, flag: 'u' | 'v'): string {
  const key = flag + property;
  let listed = known.get(key);
  if (listed === undefined) {
    const one = new RegExp(property, flag);
    listed = common.map(([first, last]) => listRanges(one, first, last)).join('');
    known.set(key, listed);
  }
  return listed;
}

function listRanges(one: RegExp, first: number, last: number): string {
  const has = (code: number) => code <= last && one.test(String.fromCodePoint(code));
  let ranges = '';
  for (let code = first; code <= last; code++) {
    if (!has(code)) continue;
    const from = code;
    while (has(code + 1)) code++;
    ranges += writeRange(from, code);
  }
  return ranges;
}

/** As it is written in a class. */
function writeRange(first: number, last: number): string {
  const write = (code: number) => `\\u{${code.toString(16)}}`;
  return first === last ? write(first) : `${write(first)}-${write(last)}`;
}
