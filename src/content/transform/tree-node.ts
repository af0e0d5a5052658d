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

/** Whether a node is an expression in braces. */
export function isExpression(node: TreeNode): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** The text inside a node and its children. */
export function readNodeText(node: TreeNode): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(readNodeText).join('');
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
export function makeTextNode(value: string): ElementContent {
  return { type: 'text', value };
}

/** A component with attributes; `isInline` when it is in running text. */
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

/** Whether a node may be inside an element. */
export function isElementContent(node: TreeNode): node is ElementContent {
  return node.type !== 'doctype' && node.type !== 'mdxjsEsm';
}

/**
 * Children without white space, and without the paragraphs and fragments that only hold components. A paragraph
 * in which text surrounds items of that name is parted at them.
 */
export function listDirect(nodes: readonly TreeNode[], item?: string): readonly TreeNode[] {
  return listSolid(nodes).flatMap((node) => {
    const isFragment = isJsx(node) && node.name === null;
    if (isFragment) return listDirect(node.children, item);
    if (node.type !== 'element' || node.tagName !== 'p') return [node];
    if (listSolid(node.children).every((child) => isJsx(child))) return listDirect(node.children, item);
    return node.children.some((child) => isJsx(child) && child.name === item)
      ? partParagraph(node.children, item)
      : [node];
  });
}

/** Whether nodes alone in a tag are text of a line, to be made a paragraph. */
export function isLine(nodes: readonly TreeNode[]): boolean {
  const solid = listSolid(nodes);
  return solid.length > 0 && solid.every((node) => !/^(?:element|mdxJsxFlowElement)$/.test(node.type));
}

function partParagraph(nodes: readonly TreeNode[], item: string | undefined): readonly TreeNode[] {
  const parts: TreeNode[] = [];
  let line: TreeNode[] = [];
  const close = () => {
    if (listSolid(line).length > 0) parts.push(makeElement('p', {}, line));
    line = [];
  };
  for (const node of nodes)
    if (isJsx(node) && node.name === item) {
      close();
      parts.push(node);
    } else line.push(node);
  close();
  return parts;
}

/** Stands visibly where something that is missing would be. */
export function makePlaceholder(text: string, isInline: boolean): Element {
  const properties = { className: ['missing-content'], role: 'note' };
  return makeElement(isInline ? 'span' : 'div', properties, [makeTextNode(text)]);
}
