import type { SSRResult } from 'astro';
import { Fragment, isVNode } from 'astro/jsx-runtime';
import { chunkToString, createComponent, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';
import type { ContentFunction } from '../../content/evaluate/evaluate-page.ts';

/**
 * Outermost nodes of a page that are rendered at once: those that it begins with, all of most pages, and further ones. Of
 * components with the same script the first to be rendered gets it, so most pages have theirs where Astro puts them.
 */
const width = { first: 1000, further: 100 };

/**
 * The content of a page as a component of Astro's, for pages of any length: its nodes are rendered as Astro renders those of
 * MDX, without a renderer (https://docs.astro.build/en/reference/renderer-reference/), of which an Astro project has one
 * for all of its MDX. That begins with all nodes of a page at once (`renderJSX`, 7.3.4) and holds what each
 * component gave until the last is done: 110 MB for 15,000 code blocks. The HTML is the same.
 */
export function createContent(content: ContentFunction) {
  return createComponent(async (result: SSRResult) => markHTMLString(await renderContent(result, content)));
}

/** The HTML of a page's content. `result` is what Astro has of the page that is being rendered. */
export async function renderContent(result: SSRResult, content: ContentFunction): Promise<string> {
  const nodes = listNodes(content({ children: null }));
  let html = '';
  for (let size = width.first; nodes.length > 0; size = width.further) {
    const some = await renderJSX(result, nodes.splice(0, size));
    html += flatten(chunkToString(result, some));
  }
  return html;
}

/** What stands in a node, and in the fragments and lists within it. */
function listNodes(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(listNodes);
  if (isVNode(node) && Object.is(node.type, Fragment)) return listNodes(node.props['children']);
  return [node];
}

/** The same text in one piece: V8 keeps a text that was put together as a tree of its parts until something reads it. */
function flatten(text: string): string {
  Number(text);
  return text;
}
