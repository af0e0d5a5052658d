import type { JsxRuntime } from '../../content/evaluate/evaluate-page.ts';
import type { ContentNode } from './content-node.ts';
import { parseHtml } from './parse-html.ts';

interface PageNode {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

const fragment = Symbol('Fragment');

/** Makes what `readNodes` reads; the mark is Astro's, which the content's own JavaScript is told by. */
const jsx: JsxRuntime['jsx'] = (type, props) => ({ 'astro:jsx': true, type, props });

/** The JSX runtime by which a page becomes nodes instead of what Astro renders. */
export const pageRuntime: JsxRuntime = { Fragment: fragment, jsx, jsxs: jsx };

/** An element of HTML, as a component of a page gives it. Attributes that are undefined are left out. */
export function make(
  type: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly unknown[]
): unknown {
  return jsx(type, { ...attributes, children });
}

/** What a page or a component gives as nodes: elements, texts, lists of them, and HTML that was made before. */
export function readNodes(value: unknown): readonly ContentNode[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (Array.isArray(value)) return value.flatMap(readNodes);
  if (!isNode(value)) return typeof value === 'function' ? [] : [String(value)];
  const { type, props } = value;
  const html = props['set:html'];
  const children = typeof html === 'string' ? parseHtml(html) : readNodes(props['children']);
  if (typeof type !== 'string') return children;
  return [{ tag: type.toLowerCase(), attributes: readAttributes(props), children }];
}

function isNode(value: unknown): value is PageNode {
  return typeof value === 'object' && value !== null && 'astro:jsx' in value && 'props' in value;
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
