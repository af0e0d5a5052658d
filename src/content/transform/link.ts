import { describeEmptyLink } from '../compile/markdown-problems.ts';
import { type Element, makeElement, type Properties, type TreeNode } from './node.ts';
import { locate, type PageWork, type ShapeNodes, type Surroundings } from './page-work.ts';
import { isExternal, resolveLink } from './url.ts';

/**
 * A link with its URL as it is published; one to another site gets `rel`. A link inside a link is only its
 * text.
 */
export function shapeLink(
  link: Element,
  work: PageWork,
  around: Surroundings,
  shapeNodes: ShapeNodes,
): readonly TreeNode[] {
  const children = shapeNodes(link.children, { ...around, isInLink: true });
  if (around.isInLink) return children;
  const { href, rel, ...others } = link.properties;
  if (typeof href !== 'string') return [makeElement('a', link.properties, children)];
  if (href.trim() === '' && !isOfScript(others)) work.problems.push(describeEmptyLink(locate(work, link)));
  const url = resolveLink(href, work, locate(work, link));
  if (url === undefined) return [makeElement('a', others, children)];
  const words = isExternal(url)
    ? new Set([...listWords(rel), 'noopener', 'noreferrer'])
    : new Set(listWords(rel));
  return [
    makeElement('a', { href: url, ...others, ...(words.size > 0 ? { rel: [...words] } : {}) }, children),
  ];
}

/** Whether a script of the writer's may give it its address. */
function isOfScript(properties: Properties): boolean {
  return Object.keys(properties).some((name) => /^(?:id|data|on)/.test(name));
}

function listWords(rel: unknown): readonly string[] {
  if (Array.isArray(rel)) return rel.map(String);
  return typeof rel === 'string' ? rel.split(/\s+/).filter((word) => word !== '') : [];
}
