import renderer from '@astrojs/mdx/server.js';
import type { SSRResult } from 'astro';
import { Fragment, isVNode } from 'astro/jsx-runtime';
import { chunkToString, renderJSX } from 'astro/runtime/server/index.js';
import type { ContentFunction, Props } from '../../content/evaluate/evaluate-page.ts';

/** Outermost nodes of a page that are rendered at once. */
const width = 1000;

/**
 * Astro's renderer of MDX (https://docs.astro.build/en/reference/renderer-reference/), for pages of any length. Its own
 * begins with all nodes of a page at once (`renderJSX`, 7.3.4) and holds what each component gave until the last is done:
 * 110 MB for 15,000 code blocks. The HTML is the same.
 */
export default {
  ...renderer,
  async renderToStaticMarkup(this: { readonly result: SSRResult }, content: ContentFunction, props: Props) {
    const nodes = listNodes(content({ ...props, children: null }));
    let html = '';
    for (let start = 0; start < nodes.length; start += width) {
      const some = await renderJSX(this.result, nodes.slice(start, start + width));
      html += chunkToString(this.result, some);
    }
    return { html };
  },
};

/** What stands in a node, and in the fragments and lists within it. */
function listNodes(node: unknown): readonly unknown[] {
  if (Array.isArray(node)) return node.flatMap(listNodes);
  if (isVNode(node) && Object.is(node.type, Fragment)) return listNodes(node.props['children']);
  return [node];
}
