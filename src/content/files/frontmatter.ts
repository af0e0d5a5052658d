import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { safeUrl } from '../../lib/html/safe-url.ts';
import { findCollectionKey } from '../../lib/text/collection-key.ts';
import { detachText } from '../../lib/text/detach-text.ts';
import { createLocator } from '../../problem/position.ts';
import type { Problem } from '../../problem/problem.ts';
import { findNearestKey, frontmatterProblem } from './frontmatter-problems.ts';
import { emptyFrontmatter, type Frontmatter, frontmatterSchema } from './frontmatter-schema.ts';

export type { Frontmatter } from './frontmatter-schema.ts';

interface FrontmatterResult {
  readonly frontmatter: Frontmatter;
  /** Where the page's Markdown begins, in UTF-16 units from the start of the text. */
  readonly bodyOffset: number;
  readonly problems: readonly Problem[];
}

type Locate = ReturnType<typeof createLocator>;

const opening = /^\uFEFF?(\s*(?:\r\n|\n|\r))?---[ \t]*(?:\r\n|\n|\r)/;
/** Hugo's and Zola's: https://gohugo.io/content-management/front-matter/ */
const toml =
  /^\uFEFF?(?:\s*(?:\r\n|\n|\r))?\+\+\+[ \t]*(?:\r\n|\n|\r)(?:[^\r\n]*(?:\r\n|\n|\r))*?\+\+\+[ \t]*(?=[\r\n]|$)/;
const tomlLine = /^[ \t]*(?:[\w."-]+[ \t]*=|\[)/m;
const closing = /^(?:---|\.\.\.)[ \t]*$/m;
const keyLine = /^[ \t]*["']?[\w:.-]+["']?[ \t]*:(?:\s|$)/;

/**
 * The frontmatter at the start of a page's `text`, empty lines before it or not: YAML 1.2 between two lines `---`. `file` is the name that
 * problems carry. A key that is wrong is left out and named in `problems`, the others are kept; numbers become
 * their own text where text is meant (`title: 404`). Keys without a meaning here are a site's own and
 * pass unless one with a meaning is spelt nearly alike. TOML between lines `+++` is left out, with a warning. Never throws.
 */
export function readFrontmatter(text: string, file: string): FrontmatterResult {
  const [{ length: start } = '', blank] = opening.exec(text) ?? [];
  const [written = ''] = toml.exec(text) ?? [];
  if (start === 0 && tomlLine.test(written)) {
    const problem = frontmatterProblem('toml', createLocator(file, text)(written.indexOf('+')));
    return { frontmatter: emptyFrontmatter, bodyOffset: written.length, problems: [problem] };
  }
  const isText = blank !== undefined && !keyLine.test(text.slice(start));
  if (start === 0 || isText) return { frontmatter: emptyFrontmatter, bodyOffset: 0, problems: [] };
  const locate: Locate = (offset) => createLocator(file, text)(offset);
  const rest = text.slice(start);
  const end = closing.exec(rest);
  if (!end) {
    if (!keyLine.test(rest)) return { frontmatter: emptyFrontmatter, bodyOffset: 0, problems: [] };
    const problem = frontmatterProblem('yaml', locate(0), 'UNCLOSED');
    return { frontmatter: emptyFrontmatter, bodyOffset: text.length, problems: [problem] };
  }
  const bodyOffset = start + end.index + end[0].length;
  // Its values are cut out of it, and stay as long as the site is held.
  return {
    ...readYaml(detachText(rest.slice(0, end.index)), (offset) => locate(start + offset)),
    bodyOffset,
  };
}

function readYaml(yaml: string, locate: Locate): Omit<FrontmatterResult, 'bodyOffset'> {
  try {
    const strict = parseYaml(yaml);
    if (strict.errors.length > 0) {
      const indented = indentQuotedLines(yaml);
      const loose = parseYaml(indented.yaml);
      if (loose.errors.length === 0)
        return readDocument(loose, (offset) => locate(indented.toOriginal(offset)));
      const quote = findOpenQuote(yaml);
      if (quote !== undefined) {
        const { frontmatter } = readDocument(strict, locate);
        return { frontmatter, problems: [frontmatterProblem('yaml', locate(quote), 'OPEN_QUOTE')] };
      }
    }
    return readDocument(strict, locate);
  } catch {
    return { frontmatter: emptyFrontmatter, problems: [frontmatterProblem('yaml', locate(0), 'UNREADABLE')] };
  }
}

function parseYaml(yaml: string): Document.Parsed {
  return parseDocument(yaml, { prettyErrors: false, logLevel: 'silent' });
}

function readDocument(document: Document.Parsed, locate: Locate): Omit<FrontmatterResult, 'bodyOffset'> {
  const first = document.errors[0];
  const mistakes = first ? [frontmatterProblem('yaml', locate(first.pos[0]), first.code)] : [];
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return { frontmatter: emptyFrontmatter, problems: mistakes };
  if (!isMap(contents)) {
    const problem = frontmatterProblem('yaml', locate(contents.range?.[0] ?? 0), 'NOT_A_MAP');
    return { frontmatter: emptyFrontmatter, problems: first ? mistakes : [problem] };
  }
  const named = findNamed(document);
  const counts = new Map<Node, number>();
  const values = new Map<Node, unknown>();
  const toValue = (node: Node): unknown => {
    if (countNodes(node, named, counts) > mostNodes) throw new RangeError('Aliases multiply.');
    // What many aliases name is read once.
    const source = (isAlias(node) ? named.get(node) : undefined) ?? node;
    // What JSON has no form for is a map all the same, and never what a key takes.
    if (!values.has(source))
      values.set(source, findCollectionKey(source) ? {} : source.toJS(document, { maxAliasCount: -1 }));
    return values.get(source);
  };
  const read = readKeys(contents, toValue, locate);
  return { frontmatter: read.frontmatter, problems: first ? mistakes : read.problems };
}

/** What each alias names: the last node before it that has its anchor. https://yaml.org/spec/1.2.2/#71-alias-nodes */
function findNamed(document: Document.Parsed): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const named = new Map<Alias, Node>();
  visit(document, {
    Value(_, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
    Alias(_, alias) {
      const node = anchors.get(alias.source);
      if (node !== undefined) named.set(alias, node);
    },
  });
  return named;
}

/** Maximum number of nodes of a value with all that its aliases name. */
const mostNodes = 10_000;

/**
 * How many nodes there are below a node, itself and those that its aliases name among them; Infinity where one names what it stands in.
 * The package's own count looks through the document for each alias: 1.5 s for 500 of them.
 */
function countNodes(node: unknown, named: ReadonlyMap<Alias, Node>, counts: Map<Node, number>): number {
  if (isPair(node)) return countNodes(node.key, named, counts) + countNodes(node.value, named, counts);
  if (!isNode(node)) return 0;
  const known = counts.get(node);
  if (known !== undefined) return known;
  counts.set(node, Number.POSITIVE_INFINITY);
  const parts: readonly unknown[] = isCollection(node) ? node.items : isAlias(node) ? [named.get(node)] : [];
  const count = parts.reduce<number>((sum, part) => sum + countNodes(part, named, counts), 1);
  counts.set(node, count);
  return count;
}

function readKeys(
  map: YAMLMap,
  toValue: (node: Node) => unknown,
  locate: Locate,
): Omit<FrontmatterResult, 'bodyOffset'> {
  const problems: Problem[] = [];
  const values: [string, unknown][] = [];
  const meta: [string, string][] = [];
  for (const pair of map.items) {
    if (!isScalar(pair.key)) continue;
    const key = String(pair.key.value);
    const keyPlace = pair.key.range?.[0] ?? 0;
    const valuePlace = (isNode(pair.value) ? pair.value.range?.[0] : undefined) ?? keyPlace;
    const value = readValue(pair.value, toValue);
    if (value === null || value === undefined) continue;
    if (!isText(value)) {
      problems.push(frontmatterProblem('lone-surrogate', locate(valuePlace), key));
      continue;
    }
    if (/^(?:og|twitter|article|fb):/.test(key)) {
      meta.push([key, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
      continue;
    }
    const schema = findSchema(key);
    const result = schema?.safeParse(value);
    if (result?.success && isUnsafe(key, result.data)) {
      problems.push(frontmatterProblem('unsafe-url', locate(valuePlace), key, String(result.data)));
    } else if (result?.success) values.push([key, result.data]);
    else if (result) problems.push(frontmatterProblem('type', locate(valuePlace), key, value));
    else {
      const nearest = findNearestKey(key);
      if (nearest) problems.push(frontmatterProblem('unknown-key', locate(keyPlace), key, nearest));
    }
  }
  return { frontmatter: { ...Object.fromEntries(values), meta: Object.fromEntries(meta) }, problems };
}

/** Whether a value has no half of a surrogate pair. */
function isText(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isText) : typeof value !== 'string' || value.isWellFormed();
}

/** Whether it is an address that a page must not link to. */
function isUnsafe(key: string, value: unknown): boolean {
  return (key === 'url' || key === 'canonical') && safeUrl(String(value)) === undefined;
}

function findSchema(key: string) {
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>> =
    frontmatterSchema.shape;
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/** The value as plain data; a number, alone or in a list, is its own text, so that `1.10` stays `1.10`. */
function readValue(node: unknown, toValue: (node: Node) => unknown): unknown {
  if (isScalar(node) && typeof node.value === 'number') return node.source ?? String(node.value);
  if (isSeq(node)) return node.items.map((item) => readValue(item, toValue));
  return isNode(node) ? toValue(node) : null;
}

/** YAML with a space put before lines, and the way back. */
interface IndentedYaml {
  readonly yaml: string;
  /** An offset in the new text as one in the old. */
  readonly toOriginal: (offset: number) => number;
}

const openQuote = /^[\w"':.-]+[ \t]*:[ \t]+(["'])/;

/**
 * Indents the later lines of a quoted text that goes over several lines, where they begin at the line's
 * start: YAML 1.2 forbids that (https://yaml.org/spec/1.2.2/#72-flow-scalar-styles), but other readers of
 * frontmatter allow it and real pages have it.
 */
function indentQuotedLines(yaml: string): IndentedYaml {
  const inserted: number[] = [];
  let quote = '';
  let position = 0;
  const lines = yaml.split('\n').map((line) => {
    const start = position;
    position += line.length + 1;
    const isInside = quote !== '';
    const from = isInside ? 0 : (openQuote.exec(line)?.[0].length ?? -1);
    if (from < 0) return line;
    if (!isInside) quote = line.charAt(from - 1);
    const rest = line.slice(from).replaceAll(quote === '"' ? /\\./g : "''", '');
    if (rest.includes(quote)) quote = '';
    if (!isInside) return line;
    inserted.push(start);
    return ` ${line}`;
  });
  return {
    yaml: lines.join('\n'),
    toOriginal: (offset) => offset - inserted.filter((start, index) => start + index < offset).length,
  };
}

/** Where a quote opens a value and no line closes it before another key begins; undefined when all are closed. */
function findOpenQuote(yaml: string): number | undefined {
  const lines = yaml.split('\n');
  for (const [index, line] of lines.entries()) {
    const [before, quote] = openQuote.exec(line) ?? [];
    if (before === undefined || quote === undefined) continue;
    const closes = (text: string) => text.replaceAll(quote === '"' ? /\\./g : "''", '').includes(quote);
    if (closes(line.slice(before.length))) continue;
    const after = lines.slice(index + 1);
    const next = after.findIndex((text) => /^[\w:.-]+[ \t]*:(?:\s|$)/.test(text));
    if (!after.slice(0, next < 0 ? undefined : next).some(closes))
      return lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0) + before.length - 1;
  }
  return undefined;
}
