import type { ImportLog } from '../project/import-log.ts';
import { type PageEditor, walkPage } from './page-editor.ts';

const FENCE = /^(`{3,}|~{3,})([ \t]*)([^\s{]*)([ \t]*)(.*?)[ \t]*\r?$/;
const WORD =
  /\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s"'{]+)|"[^"]*"|'[^']*'|\/(?:[^/\\\s]|\\.)+\/|[^\s{]+/g;
const MAGIC =
  /^[ \t>]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*|REM|')\s*(highlight-(?:next-line|start|end))\s*(?:\*\/\}|\*\/|-->)?\s*$/i;

/**
 * Writes what stands behind the language of blocks of code as Octavo reads it: `title="a.js"`, `{1,3}` and `lines`.
 * Comments that mark lines (`// highlight-next-line`) become numbers of lines. What Octavo has nothing for is told.
 */
export function convertFences(editor: PageEditor, log: ImportLog): void {
  walkPage(editor.root, (node) => {
    if (node.type === 'code') convertFence(editor, node.start, node.end, log);
    return true;
  });
}

function convertFence(editor: PageEditor, start: number, end: number, log: ImportLog): void {
  const { text } = editor;
  const lineEnd = text.indexOf('\n', start);
  if (lineEnd === -1 || lineEnd > end) return;
  const [, marks = '', gap = '', language = '', space = '', meta = ''] =
    FENCE.exec(text.slice(start, lineEnd)) ?? [];
  if (marks === '') return;
  const read = readMeta(meta, editor, start, log);
  const lines = read.lines.length > 0 ? [] : markLines(editor, lineEnd + 1, end, log);
  const ranges = [...read.lines, ...lines].join(',');
  const fresh = [read.title, ranges === '' ? '' : `{${ranges}}`, ...read.words]
    .filter((word) => word !== '')
    .join(' ');
  if (lineEnd < end) writeNotations(editor, lineEnd + 1, end, read);
  const same = fresh === meta || (read.isSame && lines.length === 0);
  if (same) return;
  const from = start + marks.length + gap.length;
  // Without a language the first word would be taken for one.
  const name = language === '' && fresh !== '' ? 'text' : language;
  editor.replace(
    from,
    from + language.length + space.length + meta.length,
    fresh === '' ? name : `${name} ${fresh}`,
  );
}

interface FenceMeta {
  readonly title: string;
  readonly lines: readonly string[];
  readonly words: readonly string[];
  /** What stands in a comment `[!code …]` of a line instead, by the number of the line. */
  readonly notations: ReadonlyMap<number, readonly string[]>;
  /** Whether it may stay as it is written. */
  readonly isSame: boolean;
}

function readMeta(meta: string, editor: PageEditor, offset: number, log: ImportLog): FenceMeta {
  let title = '';
  const lines: string[] = [];
  const words: string[] = [];
  const notations = new Map<number, string[]>();
  const mark = (line: number, what: string) =>
    void notations.set(line, [...(notations.get(line) ?? []), what]);
  let isSame = true;
  for (const [word] of meta.matchAll(WORD)) {
    const [, key = '', value = ''] = /^([\w-]+)=(.*)$/.exec(word) ?? [];
    const ranges = /^\{([\d\s,-]+)\}$/.exec(key === 'mark' ? value : word)?.[1];
    if (ranges !== undefined) {
      lines.push(ranges.replace(/\s+/g, ''));
      isSame &&= key === '';
    } else if (/^(?:ins|del)$/.test(key) && /^\{[\d\s,-]+\}$/.test(value)) {
      isSame = false;
      for (const line of readRanges(value.slice(1, -1))) mark(line, key === 'ins' ? '++' : '--');
      log.count(
        editor.place(offset),
        `${key}={…} of code is a comment [!code ${key === 'ins' ? '++' : '--'}]`,
      );
    } else if (/^(["']).*\1$/.test(key === 'mark' ? value : word)) {
      isSame = false;
      const marked = (key === 'mark' ? value : word).slice(1, -1);
      if (marked !== '') mark(1, `word:${marked.replace(/[\\\]:]/g, '\\$&')}`);
      log.count(editor.place(offset), 'a text to mark in code is a comment [!code word:…]');
    } else if (key === 'title') title = word;
    else if (/^(?:wrap|lines|expandable)$/.test(word)) words.push(word);
    else if (/^showLineNumbers(?:=(?:\d+|true|\{true\}))?$/.test(word)) {
      words.push('lines');
      isSame = false;
      log.count(editor.place(offset), 'showLineNumbers of code is "lines"');
      if (/=\d/.test(word)) editor.note('left-out', offset, word, 'Lines of code are numbered from 1.');
    } else {
      isSame = false;
      if (!/^(?:frame="auto"|wrap=false|showLineNumbers=(?:false|\{false\}))$/.test(word))
        editor.note(
          'left-out',
          offset,
          `${word} of a block of code`,
          'Octavo has nothing that does the same.',
        );
    }
  }
  return { title, lines, words, notations, isSame };
}

/** Puts comments at the ends of lines of code that say how they are marked. */
function writeNotations(editor: PageEditor, start: number, end: number, { notations }: FenceMeta): void {
  if (notations.size === 0) return;
  let number = 1;
  for (let at = start; at < end; number++) {
    const lineEnd = editor.text.indexOf('\n', at);
    if (lineEnd === -1 || lineEnd >= end) return;
    const stop = editor.text.charAt(lineEnd - 1) === '\r' ? lineEnd - 1 : lineEnd;
    const comments = (notations.get(number) ?? []).map((what) => ` // [!code ${what}]`);
    if (comments.length > 0) editor.replace(stop, stop, comments.join(''));
    at = lineEnd + 1;
  }
}

/** The numbers of `1,3-5`; of a long range the first thousand. */
function readRanges(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, Math.min(1000, to - from + 1)) }, (_, index) => from + index);
  });
}

/** Takes comments that mark lines out of a block, and gives the numbers of the lines that they mark. */
function markLines(editor: PageEditor, start: number, end: number, log: ImportLog): readonly string[] {
  const { text } = editor;
  const marked: number[] = [];
  let number = 1;
  let isNext = false;
  let isInside = false;
  for (let at = start; at < end; ) {
    const lineEnd = text.indexOf('\n', at);
    const next = lineEnd === -1 || lineEnd >= end ? end : lineEnd + 1;
    const word = MAGIC.exec(
      text.slice(at, lineEnd === -1 ? end : lineEnd).replace(/\r$/, ''),
    )?.[1]?.toLowerCase();
    if (word !== undefined) {
      editor.replace(at, next, '');
      log.count(editor.place(at), `the comment ${word} in code is a number of a line in braces`);
      if (word === 'highlight-next-line') isNext = true;
      else isInside = word === 'highlight-start';
    } else {
      if (isNext || isInside) marked.push(number);
      isNext = false;
      number++;
    }
    at = next;
  }
  return writeRanges(marked);
}

/** 1, 3, 4, 5 as `1`, `3-5`. */
function writeRanges(numbers: readonly number[]): readonly string[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
}
