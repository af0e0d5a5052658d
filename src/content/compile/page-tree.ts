import { escapeAttribute, escapeHtml } from '../../lib/html/escape.ts';
import { tryParseJson } from '../../lib/json/json-value.ts';
import { isHtmlName, isVoidName } from '../transform/html-tag.ts';
import type { PageMessage, PageMessageValues } from '../transform/page-say.ts';
import { type Element, isJsx, type JsxElement, type Root, type TreeNode } from '../transform/tree-node.ts';
import { nameAttributes } from './parser.ts';

/**
 * What a page without JavaScript of the writer's shows, as JSON: what is the same on each rendering is HTML already, between it are
 * components and what the page's reader decides.
 */
export type PageTree = readonly TreePart[];

/** HTML, text, a message, or an element or component that holds one or a component. */
type TreePart = string | { readonly text: string } | Said | TreeTag;

/** A message in the language of the page's readers. */
export interface Said {
  readonly say: readonly [message: PageMessage, values?: PageMessageValues];
}

/** The lines of one of the page's code blocks, by its number. */
export interface Lines {
  readonly lines: number;
}

/** An element by its name in small letters, or a component. */
export interface TreeTag {
  readonly name: string;
  /** Plain data. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Further ones, which are known when the page is rendered. */
  readonly given?: Readonly<Record<string, Said | Lines>>;
  readonly inside?: PageTree;
}

/** Names that mean more than an attribute where JavaScript makes an element. */
const special = /^(?:slot|children|key|ref|style|dangerouslySetInnerHTML|set:.*|on[A-Z].*)$/;

/** Says that a tree needs JavaScript. */
const needsCode = Symbol('needs code');

/** The tree of a page as JSON of a `PageTree`; undefined where JavaScript of the writer's is in it. */
export function writeTree(root: Root): string | undefined {
  try {
    return JSON.stringify(writeParts(root.children, false));
  } catch (error) {
    if (error === needsCode) return undefined;
    throw error;
  }
}

/** Nodes that follow each other: those that are the same on each rendering become one piece of HTML. */
function writeParts(nodes: readonly TreeNode[], isSvg: boolean): PageTree {
  const parts: TreePart[] = [];
  let run: TreeNode[] = [];
  const close = () => {
    if (run.length === 0) return;
    const isText = run.every((node) => node.type === 'text');
    if (isText) parts.push({ text: run.map((node) => (node.type === 'text' ? node.value : '')).join('') });
    else parts.push(run.map((node) => writeHtml(node, isSvg)).join(''));
    run = [];
  };
  for (const node of nodes) {
    if (isStatic(node)) {
      run.push(node);
      continue;
    }
    close();
    if (node.type === 'element') parts.push(writeElement(node, isSvg));
    else if (isJsx(node)) parts.push(...writeJsx(node, isSvg));
    else if (node.type === 'mdxTextExpression') parts.push(readSaid(node.value) ?? giveUp());
    else giveUp();
  }
  close();
  return parts;
}

function giveUp(): never {
  throw needsCode;
}

/** Whether a node is the same on each rendering. */
function isStatic(node: TreeNode): boolean {
  if (node.type === 'element') return node.children.every(isStatic);
  return node.type === 'text' || node.type === 'raw' || node.type === 'comment';
}

function writeHtml(node: TreeNode, isSvg: boolean): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type === 'raw') return node.value;
  if (node.type === 'comment') return `<!--${node.value}-->`;
  if (node.type !== 'element') return giveUp();
  const { tagName, children } = node;
  const start = writeStart(tagName, readProperties(node, isSvg));
  if (isVoidName(tagName)) return start;
  const inner =
    tagName === 'script' || tagName === 'style'
      ? children.map((child) => (child.type === 'text' ? child.value : giveUp())).join('')
      : children.map((child) => writeHtml(child, holdsSvg(tagName, isSvg))).join('');
  return `${start}${inner}</${tagName}>`;
}

function holdsSvg(tagName: string, isSvg: boolean): boolean {
  return tagName === 'svg' || (isSvg && tagName !== 'foreignObject');
}

/** A start tag. Attributes that are `true` have a name alone, those that are `false` are left out. */
export function writeStart(
  name: string,
  attributes: readonly (readonly [name: string, value: string | boolean])[],
): string {
  let tag = `<${name}`;
  for (const [key, value] of attributes) {
    if (value === true) tag += ` ${key}`;
    else if (value !== false) tag += ` ${key}="${escapeAttribute(value)}"`;
  }
  return `${tag}>`;
}

/** The attributes of an element as HTML names them. */
function readProperties(
  { properties, tagName }: Element,
  isSvg: boolean,
): readonly (readonly [name: string, value: string | boolean])[] {
  const entries = Object.entries(properties).flatMap(([name, value]): [string, string | boolean][] => {
    if (typeof value === 'boolean' || typeof value === 'string') return [[name, value]];
    if (typeof value === 'number') return [[name, String(value)]];
    return Array.isArray(value) ? [[name, value.filter((one) => typeof one === 'string').join(' ')]] : [];
  });
  if (entries.length === 0) return entries;
  const names = nameAttributes(
    entries.map(([name]) => name),
    isSvg || tagName === 'svg',
  );
  return entries.map(([, value], index) => [names[index] ?? '', value]);
}

/** An element that holds something that is not the same on each rendering. */
function writeElement(element: Element, isSvg: boolean): TreeTag {
  const { tagName, children } = element;
  const properties = readProperties(element, isSvg);
  if (properties.some(([name]) => name === 'slot')) giveUp();
  return makeTag(tagName, Object.fromEntries(properties), {}, writeParts(children, holdsSvg(tagName, isSvg)));
}

function writeJsx(tag: JsxElement, isSvg: boolean): PageTree {
  const { name, attributes, children } = tag;
  if (name === null) return writeParts(children, isSvg);
  const isElement = isHtmlName(name);
  if (isElement && (name === 'script' || name === 'style')) giveUp();
  const props: Record<string, unknown> = {};
  const given: Record<string, Said | Lines> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name === '__proto__') return giveUp();
    const { name: key, value } = attribute;
    if (isElement && (special.test(key) || !/^[a-z][a-z\d:_.-]*$/i.test(key))) giveUp();
    const source = typeof value === 'object' && value !== null ? value.value : undefined;
    const known = source === undefined ? undefined : readGiven(source);
    if (known) given[key] = known;
    else props[key] = source === undefined ? (value ?? true) : (tryParseJson(source) ?? giveUp());
    if (isElement && typeof props[key] === 'object') giveUp();
  }
  return [makeTag(name, props, given, writeParts(children, isElement && holdsSvg(name, isSvg)))];
}

function makeTag(
  name: string,
  props: NonNullable<TreeTag['props']>,
  given: NonNullable<TreeTag['given']>,
  inside: PageTree,
): TreeTag {
  return {
    name,
    ...(Object.keys(props).length > 0 && { props }),
    ...(Object.keys(given).length > 0 && { given }),
    ...(inside.length > 0 && { inside }),
  };
}

function readGiven(source: string): Said | Lines | undefined {
  const [, lines] = /^_codeLines\((\d+)\)$/.exec(source) ?? [];
  return lines === undefined ? readSaid(source) : { lines: Number(lines) };
}

/** A message in JavaScript that the compiler wrote (`makeMessage`): in what a writer typed is said where it is. */
function readSaid(source: string): Said | undefined {
  const call = source.startsWith('(_say(') ? source.slice(1, -1) : source;
  const say = call.startsWith('_say(') ? tryParseJson(`[${call.slice('_say('.length, -1)}]`) : undefined;
  return Array.isArray(say) ? { say: say as unknown as Said['say'] } : undefined;
}
