import { type LineMarks, noMarks } from './notation.ts';

/** What the line that opens a fence says. */
interface Fence {
  /** As written: `Python`, `js`; '' when none. */
  readonly language: string;
  readonly title: string | undefined;
  readonly icon: string | undefined;
  readonly iconType: string | undefined;
  /** Line numbers are shown. */
  readonly lines: boolean;
  readonly wrap: boolean;
  readonly expandable: boolean;
  readonly marks: LineMarks;
}

const part =
  /\{\s*(?<range>[\d\s,-]+)\s*\}|(?<key>[A-Za-z][\w-]*)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<braced>(?:[^{}]|\{[^{}]*\})*)\}|(?<bare>\S+))|(?<word>\S+)/g;

const flags = new Map([
  ['lines', 'lines'],
  ['showLineNumbers', 'lines'],
  ['wrap', 'wrap'],
  ['expandable', 'expandable'],
] as const);

/** Keys of other tools, of no effect here. */
const ignoredKeys = new Set('theme twoslash copy noCopy startLine dropdown type ignore'.split(' '));

/** Words of other tools that are not part of a title. */
const ignoredWords = new Set(['twoslash', 'noCopy', 'nocopy']);

/**
 * Reads what follows the fence: `language` is its first word, `meta` the rest. Known keys (`title= filename=
 * icon= iconType= highlight= focus=`), flags (`lines wrap expandable`) and line ranges (`{1,3-5}`) are taken out
 * wherever they are; what is left is the title. `js{1,3}`, `python:main.py` and `config.yaml` are
 * understood as languages too.
 */
export function readFence(language: string, meta: string): Fence {
  if (/^(?:title|filename|icon|highlight|focus)=/.test(language)) return readFence('', `${language} ${meta}`);
  const first = splitLanguage(language);
  const words: string[] = first.title === undefined ? [] : [first.title];
  const found: Record<string, string> = {};
  const set = new Set<string>();
  const highlighted = [...readLineNumbers(first.range)];
  const focused: number[] = [];
  for (const { groups: group = {}, 0: all } of meta.matchAll(part)) {
    const { range, key, word } = group;
    const value = unquote(group.double ?? group.single ?? group.braced ?? group.bare ?? '');
    if (range !== undefined) highlighted.push(...readLineNumbers(range));
    else if (key === 'highlight') highlighted.push(...readLineNumbers(value));
    else if (key === 'focus') focused.push(...readLineNumbers(value));
    else if (key === 'title' || key === 'filename' || key === 'icon' || key === 'iconType')
      found[key] = value;
    else if (key !== undefined && isFlag(key)) {
      if (!/^["']?(?:false|0)/.test(value)) set.add(flags.get(key) ?? '');
    } else if (key !== undefined) {
      if (!ignoredKeys.has(key)) words.push(all);
    } else if (word !== undefined && isFlag(word)) set.add(flags.get(word) ?? '');
    else if (word !== undefined && !ignoredWords.has(word)) words.push(word);
  }
  const title = found.title ?? found.filename ?? unquote(words.join(' '));
  return {
    language: first.language,
    title: title === '' ? undefined : title,
    icon: found.icon,
    iconType: found.iconType,
    lines: set.has('lines'),
    wrap: set.has('wrap'),
    expandable: set.has('expandable'),
    marks: { ...noMarks, highlighted: new Set(highlighted), focused: new Set(focused) },
  };
}

/** The numbers that `1,3-5` names, each at most once; a range is cut at 10,000 lines. */
export function readLineNumbers(ranges: string): readonly number[] {
  const numbers = new Set<number>();
  for (const match of ranges.matchAll(/(\d{1,6})(?:\s*-\s*(\d{1,6}))?/g)) {
    const from = Number(match[1]);
    const to = Math.min(Number(match[2] ?? match[1]), from + 10_000);
    for (let line = from; line <= to; line++) numbers.add(line);
  }
  return [...numbers];
}

/** Text without the quotes around all of it. */
function unquote(text: string): string {
  const trimmed = text.trim();
  return /^(["'`])([^"'`]*)\1$/.exec(trimmed)?.[2] ?? trimmed;
}

function isFlag(word: string): word is 'lines' | 'wrap' | 'expandable' | 'showLineNumbers' {
  return flags.has(word as 'lines');
}

function splitLanguage(written: string): {
  readonly language: string;
  readonly title: string | undefined;
  readonly range: string;
} {
  const braced = /^([^{]*)\{([^}]*)\}?$/.exec(written);
  const pandoc = /^\{\.([\w#+-]+)/.exec(written)?.[1];
  if (pandoc !== undefined) return { language: pandoc, title: undefined, range: '' };
  const language = (braced?.[1] ?? written).replace(/^lang(?:uage)?-|,.*$/g, '');
  const range = braced?.[2] ?? '';
  const named = /^([\w#+-]+):(.+)$/.exec(language);
  if (named) return { language: named[1] ?? '', title: named[2], range };
  if (/(?:^|\/)\.env\.[\w.]+$/.test(language)) return { language: 'dotenv', title: language, range };
  const file = /^[\w/.-]*\w\.(\w+)$/.exec(language);
  return file ? { language: file[1] ?? '', title: language, range } : { language, title: undefined, range };
}
