import type { ContentNode } from '../markdown/nodes/content-node.ts';
import { isSilent } from '../markdown/nodes/node-kind.ts';

const kept = new Set(
  'a b blockquote br code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li ol p pre s strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
};
const empty = new Set(['br', 'hr', 'img']);

/** Nodes as plain HTML that feed readers show: no classes, scripts or styles, and addresses that are absolute. */
export function writeFeedHtml(nodes: readonly ContentNode[], siteUrl: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const { tag, children } = node;
      if (isSilent(node) || tag === 'svg') return '';
      const inside =
        tag === 'math' ? escapeHtml(node.attributes['data-tex'] ?? '') : writeFeedHtml(children, siteUrl);
      if (!kept.has(tag)) return inside;
      const written = (attributes[tag] ?? []).flatMap((name) => {
        const value = node.attributes[name];
        return value === undefined ? [] : [` ${name}="${escapeHtml(resolve(name, value, siteUrl))}"`];
      });
      return `<${tag}${written.join('')}>${empty.has(tag) ? '' : `${inside}</${tag}>`}`;
    })
    .join('');
}

function resolve(name: string, value: string, siteUrl: string): string {
  return /^(?:href|src)$/.test(name) && /^\/(?!\/)/.test(value) ? siteUrl + value : value;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
