import { escapeHtml } from '../../lib/html/escape.ts';
import {
  type ContentFunction,
  evaluatePage,
  isPageNode,
  nodeRuntime,
  type PageNode,
} from '../evaluate/evaluate-page.ts';
import type { CompiledPage } from './compiled-page.ts';

/** A `ParamField`, or a field inside one, as its page gives it. */
export interface ManualField {
  /** Undefined inside another field. */
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body' | undefined;
  readonly name: string;
  /** Its attributes, expressions done. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Its first paragraph as Markdown, in which code is all the markup. */
  readonly description: string | undefined;
  /** Those of the object, or of the items of the list. */
  readonly fields: readonly ManualField[];
}

const places = ['path', 'query', 'header', 'cookie', 'body'] as const;

/**
 * The parameters that a page describes, those of its snippets and `hidden` ones included, in its order. Its JavaScript
 * runs for it; what fails there is left out, and reported where the page is rendered.
 */
export function collectFields(page: CompiledPage): readonly ManualField[] {
  if (page.isBroken) return [];
  const names = new Set([...page.usedComponents, 'CodeBlock']);
  const components = Object.fromEntries([...names].map((name) => [name, name]));
  const { exports } = evaluatePage(page, nodeRuntime, components, () => undefined);
  const show = exports['default'] as ContentFunction;
  return listNodes(show({}))
    .filter(({ type }) => type === 'ParamField')
    .flatMap((node) => {
      const place = places.find((one) => typeof node.props[one] === 'string');
      return place === undefined ? [] : [readField(node, place)];
    });
}

function readField({ props }: PageNode, place: ManualField['in']): ManualField {
  const { children, ...own } = props;
  const key = [...places, 'name'].find((one) => typeof own[one] === 'string') ?? 'name';
  return {
    in: place,
    name: String(own[key] ?? ''),
    props: own,
    description: readFirstLine(writeHtml(children)),
    fields: listNodes(children)
      .map((node) => readField(node, undefined))
      .filter(({ name }) => name !== ''),
  };
}

/** The outermost fields of a part of a page; those inside them are theirs. */
function listNodes(value: unknown): readonly PageNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (!isPageNode(value)) return [];
  return value.type === 'ParamField' || value.type === 'ResponseField'
    ? [value]
    : listNodes(value.props['children']);
}

/** The content of a field as HTML, as far as its text goes. */
function writeHtml(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if (Array.isArray(value)) return value.map(writeHtml).join('');
  if (!isPageNode(value)) return '';
  const { type, props } = value;
  const written = props['set:html'];
  const inside = typeof written === 'string' ? written : writeHtml(props['children']);
  if (type === nodeRuntime.Fragment || type === 'Tooltip') return inside;
  return typeof type === 'string' && /^[a-z]/.test(type) ? `<${type}>${inside}</${type}>` : '<hr>';
}

const blocks = /<\/?(?:p|ul|ol|li|table|pre|div|h[1-6]|hr|blockquote|details|figure)\b[^>]*>/i;

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The first paragraph of HTML as one line of Markdown, in which code is all the markup; undefined without one. */
function readFirstLine(html: string): string | undefined {
  const line = html.split(blocks).find((part) => part.replace(/<[^>]*>/g, '').trim() !== '') ?? '';
  const pieces = line.split(/<code\b[^>]*>(.*?)<\/code>/is);
  const text = pieces.map((piece, index) => {
    const plain = decode(piece.replace(/<[^>]*>/g, '')).replace(/\s+/g, ' ');
    return index % 2 === 1 && /^[^`]+$/.test(plain)
      ? `\`${plain}\``
      : plain.replace(/[\\`*_[\]<>&|~]/g, '\\$&');
  });
  return text.join('').trim() || undefined;
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? all) : all;
      const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
