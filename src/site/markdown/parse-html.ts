import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ContentNode } from './content-node.ts';

/**
 * Reads a part of a page's HTML as browsers do: what stays open is closed at the end, and an end tag without a start is
 * left out. https://html.spec.whatwg.org/multipage/parsing.html
 */
export function parseHtml(html: string): readonly ContentNode[] {
  return parseFragment(html, { scriptingEnabled: false }).childNodes.flatMap(convertNode);
}

function convertNode(node: DefaultTreeAdapterTypes.ChildNode): readonly ContentNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const { childNodes } = 'content' in node ? node.content : node;
  return [
    {
      tag: node.tagName.toLowerCase(),
      attributes: Object.fromEntries(
        node.attrs.map(({ name, prefix, value }) => [
          (prefix ? `${prefix}:${name}` : name).toLowerCase(),
          value,
        ]),
      ),
      children: childNodes.flatMap(convertNode),
    },
  ];
}
