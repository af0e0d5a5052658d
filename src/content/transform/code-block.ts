import { escapeHtml } from '../../lib/html/escape.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { readRows } from '../../lib/text/rows.ts';
import type { Place } from '../../problem/problem.ts';
import { findGrammar } from '../code/code-grammar.ts';
import { findLanguage, listLanguages } from '../code/code-languages.ts';
import { contentProblem } from '../compile/problems.ts';
import { dropMarks, readOwnValues, showOwnValues } from '../variables/own-values.ts';
import { makeAttribute, makeExpressionAttribute } from './attribute.ts';
import { countItems, numberLater } from './group.ts';
import { resolveIconRef } from './icon.ts';
import { locate, type NodeContext, type PageContext } from './page-context.ts';
import { makeMessage } from './page-message.ts';
import { type Element, makeJsx, readNodeText, type TreeNode } from './tree-node.ts';

/**
 * A fence as `<CodeBlock>`, or a `pre` without code as it is. Its lines are in `page.blocks` when `page.late` is done.
 * Inside a code group it becomes one of the group's tabs.
 */
export function transformCodeBlock(
  pre: Element,
  page: PageContext,
  context: NodeContext,
): TreeNode | undefined {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code');
  if (code?.type !== 'element') return undefined;
  const place = locate(page, pre);
  const data: { lang?: unknown; meta?: unknown } = code.data ?? {};
  const meta = typeof data.meta === 'string' ? dropMarks(data.meta) : '';
  const fence = readFence(typeof data.lang === 'string' ? data.lang : readLanguageClass(code), meta);
  const grammar = findGrammar(page.context.grammars, fence.language);
  const language = grammar?.names[0] ?? chooseLanguage(fence.language, page, place);
  const read = readNotations(readNodeText(code).replace(/\r\n?/g, '\n').replace(/\n$/, ''), fence.marks);
  const own = readOwnValues(read.code);
  const hasFocus = read.marks.focused.size > 0;
  const iconRef =
    fence.icon === undefined ? undefined : resolveIconRef(fence.icon, fence.iconType, page, place);
  const group = context.group?.item === undefined ? context.group : undefined;
  const index = group ? group.before() + countItems(group.items) : 0;
  const title = fence.title ?? (group ? showLanguage(fence.language, index) : undefined);
  const isNumbered = fence.title === undefined && fence.language === '';
  const shownTitle = group && isNumbered ? makeMessage('Code {number}', { number: index + 1 }) : title;
  const attributes = Object.entries({
    language,
    title: shownTitle,
    iconRef,
    lines: fence.lines || undefined,
    wrap: fence.wrap || undefined,
    expandable: fence.expandable || undefined,
    focused: hasFocus || undefined,
    hasOwnValues: own.values.length > 0 || undefined,
    lineCount: read.code.split('\n').length,
  }).flatMap(([name, value]) => (value === undefined ? [] : [makeAttribute(name, value)]));
  const block = makeJsx('CodeBlock', attributes, [], false);
  if (group && title !== undefined) {
    const tab = page.ids.take(`${group.id} ${title}`, group.id);
    group.items.push({ id: tab, title: shownTitle, language, iconRef });
    block.attributes.push(
      makeAttribute('group', group.id),
      makeAttribute('tab', tab),
      makeAttribute('index', index),
    );
    numberLater(block, group, page);
  }
  page.components.add('CodeBlock');
  if (own.values.length > 0) page.components.add('OwnValue');
  const number = page.blocks.push('') - 1;
  block.attributes.push(makeExpressionAttribute('html', `_codeLines(${number})`));
  const complete = async () => {
    const html = await page.context.highlighter.highlight(own.code, grammar ?? language);
    const marked = markWords(showOwnValues(html, own.values, page.context.ownVariables), read.words);
    page.blocks[number] = markLines(marked, read.marks, fence.lines || hasFocus);
  };
  page.late.push(complete());
  return block;
}

function chooseLanguage(written: string, page: PageContext, place: Place): string {
  const language = findLanguage(written);
  if (language !== undefined) return language;
  if (!page.unknownLanguages.has(written)) {
    page.unknownLanguages.add(written);
    page.problems.push(
      contentProblem(
        'unknown-language',
        place,
        written,
        findNearest(written, [...page.context.grammars.flatMap(({ names }) => names), ...listLanguages()]),
      ),
    );
  }
  return 'text';
}

function readLanguageClass(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  return classes.find((name) => name.startsWith('language-'))?.slice(9) ?? '';
}

/** How languages are called on the tab of a fence without a title. */
const shownNames = readRows(`
bash Bash,c C,c# C#,c++ C++,cpp C++,cs C#,csharp C#,css CSS,curl cURL,dart Dart,go Go,golang Go,graphql GraphQL,html HTML
java Java,javascript JavaScript,js JavaScript,json JSON,jsx JSX,kotlin Kotlin,php PHP,powershell PowerShell,py Python
python Python,rb Ruby,ruby Ruby,rs Rust,rust Rust,scala Scala,sh Shell,shell Shell,sql SQL,swift Swift,toml TOML
ts TypeScript,tsx TSX,typescript TypeScript,xml XML,yaml YAML,yml YAML
`);

function showLanguage(language: string, index: number): string {
  return language === '' ? `Code ${index + 1}` : (shownNames.get(language.toLowerCase()) ?? language);
}

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

const opener = String.raw`(?:\/\/|\{?\/\*|<!--|\(\*|\{[#-]|#|--|;|%)`;
const closer = String.raw`(?:\*\/\}?|-->|\*\)|[#-]\})?`;
const kinds = String.raw`\+\+|--|highlight|hl|focus|error|warning|word:(?<word>(?:\\.|[^:\]\\])+)`;
const notation = new RegExp(
  String.raw`^(?<code>.*?)(?<comment>[ \t]*${opener}.*?)[ \t]*\[!code (?<kind>${kinds})(?::(?<count>\d{1,4}))?\](?<end>[ \t]*${closer})[ \t]*$`,
);
const emptyComment = new RegExp(String.raw`[ \t]*${opener}[ \t]*${closer}[ \t]*$`);

/** What the comments of a block say, and its code without them. */
interface ReadNotations {
  readonly code: string;
  readonly marks: LineMarks;
  readonly words: readonly WordMark[];
}

/**
 * Takes the comments `[!code ++]`, `[!code --]`, `[!code highlight]`, `[!code focus]` and `[!code word:name]` out of
 * `code` and adds what they say to `marks`, which count the lines of the code without them. `[!code highlight:3]`
 * marks three lines. A comment alone on its line marks those after it, and its line is dropped; other words in the
 * comment stay. `[!!code ++]` is how a sample shows `[!code ++]` itself.
 */
export function readNotations(code: string, marks: LineMarks): ReadNotations {
  if (!/\[!!?code /.test(code)) return { code, marks, words: [] };
  const found = {
    highlighted: new Set(marks.highlighted),
    added: new Set(marks.added),
    removed: new Set(marks.removed),
    focused: new Set(marks.focused),
  };
  const words: WordMark[] = [];
  const kept: string[] = [];
  for (const written of code.split('\n')) {
    let line = written;
    for (let match = notation.exec(line); match; match = notation.exec(line)) {
      const { code: before = '', comment = '', kind = '', word, count, end = '' } = match.groups ?? {};
      line = before + `${comment}${end}`.replace(emptyComment, '');
      const from = kept.length + 1;
      if (word !== undefined) {
        const last = count === undefined ? Number.POSITIVE_INFINITY : kept.length + Number(count);
        words.push({ word: word.replace(/\\(.)/g, '$1'), from, to: last });
        continue;
      }
      const lines = chooseLines(kind, found);
      for (let offset = 0; offset < Number(count ?? 1); offset++) lines.add(from + offset);
    }
    if (line === written || line.trim() !== '') kept.push(line.replaceAll('[!!code ', '[!code '));
  }
  return { code: kept.join('\n'), marks: found, words };
}

function chooseLines<Lines>(kind: string, found: Readonly<Record<keyof LineMarks, Lines>>): Lines {
  if (kind === '++') return found.added;
  if (kind === '--') return found.removed;
  return kind === 'focus' ? found.focused : found.highlighted;
}

/** Which lines of a block are marked, counted from 1. */
export interface LineMarks {
  readonly highlighted: ReadonlySet<number>;
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
  readonly focused: ReadonlySet<number>;
}

export const noMarks: LineMarks = {
  highlighted: new Set(),
  added: new Set(),
  removed: new Set(),
  focused: new Set(),
};

/**
 * Puts marks on highlighted lines. `html` is one line of HTML for each line of code. A marked line, or every
 * line when `all` is set, becomes an element that ends with its own line break: `ins`, `del`, `mark` or
 * `span`, with the class `line` and, in focus, `focus`. The text of the result is the code.
 */
export function markLines(html: string, marks: LineMarks, all: boolean): string {
  const isPlain = Object.values(marks).every((lines: ReadonlySet<number>) => lines.size === 0);
  if (isPlain && !all) return html;
  const lines = html.split('\n');
  let marked = '';
  lines.forEach((line, index) => {
    const number = index + 1;
    const end = number === lines.length ? '' : '\n';
    const element = marks.added.has(number)
      ? 'ins'
      : marks.removed.has(number)
        ? 'del'
        : marks.highlighted.has(number)
          ? 'mark'
          : 'span';
    const isFocused = marks.focused.has(number);
    if (element === 'span' && !isFocused && !all) marked += line + end;
    else marked += `<${element} class="line${isFocused ? ' focus' : ''}">${line}${end}</${element}>`;
  });
  return marked;
}

/** A word that is marked wherever it occurs in the lines `from` to `to`, counted from 1. */
interface WordMark {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Puts `<mark class="word">` around words in highlighted lines: `html` is one line of HTML for each line of code. A
 * word that lies in several spans is marked in each; the text of the result is the code.
 */
export function markWords(html: string, words: readonly WordMark[]): string {
  if (words.length === 0) return html;
  return html
    .split('\n')
    .map((line, index) =>
      words
        .filter(({ from, to }) => index + 1 >= from && index + 1 <= to)
        .reduce((marked, { word }) => markWord(marked, escapeHtml(word)), line),
    )
    .join('\n');
}

function markWord(line: string, word: string): string {
  const parts = line.split(/(<[^>]*>)/);
  const text = parts.filter((_, index) => index % 2 === 0).join('');
  const starts: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && word !== ''; at = text.indexOf(word, at + word.length))
    starts.push(at);
  let offset = 0;
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const marked = markPart(part, offset, starts, word.length);
      offset += part.length;
      return marked;
    })
    .join('');
}

function markPart(part: string, offset: number, starts: readonly number[], length: number): string {
  let done = 0;
  let marked = '';
  for (const start of starts) {
    const from = Math.max(0, start - offset);
    const to = Math.min(part.length, start + length - offset);
    if (to <= from) continue;
    marked += `${part.slice(done, from)}<mark class="word">${part.slice(from, to)}</mark>`;
    done = to;
  }
  return marked + part.slice(done);
}
