import { nameToEmoji } from 'gemoji';
import { isJsx, type TreeNode } from './node.ts';

const named = /(?<![\w:/])(?<!\\):([a-z\d_+-]+):(?![\w:/])/g;
const isCode = /^(?:code|pre|kbd|samp|script|style)$/;

/** Whether a text may hold the name of an emoji. */
export function mayHoldEmoji(text: string): boolean {
  return text.search(named) >= 0;
}

/** The node with GitHub's emoji for their names (`:rocket:`) in running text; names that GitHub does not know stay. */
export function placeEmoji<T extends TreeNode>(node: T): T {
  if (node.type === 'text') {
    const value = node.value.replace(named, (all, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? all) : all,
    );
    return value === node.value ? node : { ...node, value };
  }
  if (!('children' in node)) return node;
  const name = node.type === 'element' ? node.tagName : isJsx(node) ? (node.name ?? '') : '';
  return isCode.test(name) ? node : { ...node, children: node.children.map((child) => placeEmoji(child)) };
}
