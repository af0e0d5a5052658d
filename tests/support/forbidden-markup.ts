import type { Nodes } from 'hast';
import { htmlToHast } from 'satteri';

const tags = /^(?:p|br|hr|strong|em|del|code|pre|blockquote|a|ul|ol|li|table|thead|tbody|tr|th|td)$/;
const attributes = /^(?:a href|a rel|code className|ol start|pre tabIndex)$/;

function listIn(node: Nodes): readonly string[] {
  if (node.type === 'root') return node.children.flatMap(listIn);
  if (node.type === 'text') return [];
  if (node.type !== 'element') return [node.type];
  const { tagName, properties } = node;
  const own = Object.keys(properties).filter((name) => !attributes.test(`${tagName} ${name}`));
  const href = properties.href === undefined ? 'https://x' : String(properties.href);
  const scheme = /^([^/?#]*?):/.exec(href.replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase() ?? 'https';
  return [
    ...(tags.test(tagName) ? [] : [tagName]),
    ...own.map((name) => `${tagName} ${name}`),
    ...(['http', 'https', 'mailto', 'tel'].includes(scheme) ? [] : [href]),
    ...node.children.flatMap(listIn),
  ];
}

/** For tests: everything in HTML that may not come from an untrusted text, as a browser's parser reads it. */
export function listForbidden(html: string): readonly string[] {
  return listIn(htmlToHast(html, { fragment: true }) as Nodes);
}
