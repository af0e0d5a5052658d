import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import type {
  MdxFlowExpressionHast,
  MdxJsxAttributeUnion,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
  MdxTextExpressionHast,
} from 'satteri';

/** A node of a page's tree: https://github.com/syntax-tree/hast with MDX's own. */
export type TreeNode = ElementContent | RootContent;
export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
export type Expression = MdxFlowExpressionHast | MdxTextExpressionHast;
export type { Element, Properties, Root };

/** Whether a node is a tag as MDX reads it: a component or an HTML tag that the writer typed. */
export function isJsx(node: TreeNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a node stands between braces. */
export function isExpression(node: TreeNode): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** The text inside a node and its children. */
export function readText(node: TreeNode): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(readText).join('');
}

/** The children that are more than white space. */
export function listSolid<T extends TreeNode>(nodes: readonly T[]): readonly T[] {
  return nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
}

/** An HTML element. */
export function makeElement(tagName: string, properties: Properties, children: readonly TreeNode[]): Element {
  return { type: 'element', tagName, properties, children: children.filter(isElementContent) };
}

/** Text. */
export function makeText(value: string): ElementContent {
  return { type: 'text', value };
}

/** A component with attributes; `isInline` when it stands in running text. */
export function makeJsx(
  name: string | null,
  attributes: readonly MdxJsxAttributeUnion[],
  children: readonly TreeNode[],
  isInline: boolean,
): JsxElement {
  return {
    type: isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    attributes: [...attributes],
    children: children.filter(isElementContent),
  };
}

/** Whether a node may stand inside an element. */
export function isElementContent(node: TreeNode): node is ElementContent {
  return node.type !== 'doctype' && node.type !== 'mdxjsEsm';
}
