import type { TreeNode } from './node.ts';

const own = /^(#?)(user-content-fn(?:ref)?-|footnote-label$)/;

/**
 * The node with the ids of its footnotes, and what leads to them, begun with `prefix`: a page and the snippets on
 * it each have a first footnote.
 */
export function renameFootnotes<T extends TreeNode>(node: T, prefix: string): T {
  if (!('children' in node)) return node;
  const children = node.children.map((child) => renameFootnotes(child, prefix));
  if (node.type !== 'element') return { ...node, children };
  const rename = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(rename)
      : typeof value === 'string'
        ? value.replace(own, `$1${prefix}$2`)
        : value;
  const properties = { ...node.properties };
  for (const name of ['id', 'href', 'ariaDescribedBy'])
    if (name in properties) Object.assign(properties, { [name]: rename(properties[name]) });
  return { ...node, properties, children };
}
