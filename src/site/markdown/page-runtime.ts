import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { splitText, type TextPiece } from '../../content/compile/inline-text.ts';
import {
  evaluatePage,
  isPageNode,
  nodeRuntime,
  type PageNode,
} from '../../content/evaluate/evaluate-page.ts';
import type { ComponentRegistry } from '../../content/transform/page-context.ts';
import type { ContentNode } from './content-node.ts';
import { parseHtml } from './parse-html.ts';

/**
 * What a page's file says, its rail after the rest, as nodes: `components` and snippets done, JavaScript run. What fails
 * shows as it does on the page, where it is reported. Empty for a page that could not be compiled.
 */
export function readContentNodes(page: CompiledPage, components: ComponentRegistry): readonly ContentNode[] {
  if (page.isBroken) return [];
  const shown = Object.fromEntries(components.all.map(({ name, markdown }) => [name, markdown]));
  const { Content, Rail } = evaluatePage(page, nodeRuntime, shown, () => undefined);
  return [...readNodes(Content({})), ...readNodes(Rail?.({}))];
}

/** An element of HTML, as a component of a page gives it. Attributes that are undefined are left out. */
export function make(
  type: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly unknown[]
): unknown {
  return nodeRuntime.jsx(type, { ...attributes, children });
}

/** What a writer typed as a title, a caption or the like: a text with Markdown in a line, or a node of the page. */
export function makeText(text: unknown): unknown {
  if (typeof text === 'object' && text !== null) return text;
  return splitText(String(text ?? '')).map(makePiece);
}

function makePiece(piece: TextPiece): unknown {
  if ('text' in piece) return piece.kind === 'code' ? make('code', {}, piece.text) : piece.text;
  const children = piece.pieces.map(makePiece);
  return piece.kind === 'link' ? make('a', { href: piece.href }, children) : make(piece.kind, {}, children);
}

/** A bold line that names what follows; nothing without a text. */
export function makeLabel(...text: readonly unknown[]): unknown {
  const isEmpty = text.every((part) => part === undefined || part === null || part === '');
  return isEmpty ? null : make('p', {}, make('strong', {}, text.map(makeText)));
}

/** A paragraph; nothing without a text. */
export function makeLine(text: unknown): unknown {
  return text === undefined || text === null || text === '' ? null : make('p', {}, makeText(text));
}

/** What a page or a component gives as nodes: elements, texts, lists of them, and HTML that was made before. */
function readNodes(value: unknown): readonly ContentNode[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (Array.isArray(value)) return value.flatMap(readNodes);
  if (!isPageNode(value)) return typeof value === 'function' ? [] : [String(value)];
  const { type, props } = value;
  const html = props['set:html'];
  const children = typeof html === 'string' ? parseHtml(html) : readNodes(props['children']);
  if (typeof type !== 'string') return children;
  return [{ tag: type.toLowerCase(), attributes: readAttributes(props), children }];
}

function readAttributes(props: PageNode['props']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]): [string, string][] => {
      if (name === 'children' || name === 'set:html') return [];
      if (value === undefined || value === null || value === false || typeof value === 'object') return [];
      return [[name.toLowerCase(), value === true ? '' : String(value)]];
    }),
  );
}
