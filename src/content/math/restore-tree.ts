import type { Properties } from 'hast';
import type { MdxJsxAttributeUnion } from 'satteri';
import { isExpression, isJsx, type TreeNode } from '../transform/node.ts';
import { type FoundMath, restoreMath } from './placeholders.ts';

/** The nodes with placeholders left in running text only: code, attributes and JavaScript say what was written. */
export function restoreTree<T extends TreeNode>(node: T, found: readonly FoundMath[], isCode = false): T {
  const restore = (text: string): string => restoreMath(text, found);
  if (node.type === 'text') return isCode ? { ...node, value: restore(node.value) } : node;
  if (isExpression(node) || node.type === 'mdxjsEsm') return { ...node, value: restore(node.value) };
  if (!('children' in node)) return node;
  const name = node.type === 'element' ? node.tagName : isJsx(node) ? (node.name ?? '') : '';
  const isInCode = isCode || /^(?:code|pre|kbd|samp|script|style)$/.test(name);
  const children = node.children.map((child) => restoreTree(child, found, isInCode));
  if (isJsx(node))
    return { ...node, attributes: node.attributes.map((each) => restoreAttribute(each, restore)), children };
  if (node.type !== 'element') return { ...node, children };
  return { ...node, properties: restoreProperties(node.properties, restore), children };
}

function restoreProperties(properties: Properties, restore: (text: string) => string): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? restore(value) : value,
    ]),
  );
}

function restoreAttribute(
  attribute: MdxJsxAttributeUnion,
  restore: (text: string) => string,
): MdxJsxAttributeUnion {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return { ...attribute, value: restore(attribute.value) };
  const { value } = attribute;
  if (typeof value === 'string') return { ...attribute, value: restore(value) };
  if (value === null || value === undefined) return attribute;
  return { ...attribute, value: { ...value, value: restore(value.value) } };
}
