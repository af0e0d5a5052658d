import { isJsx, listSolid, makeElement, type TreeNode } from './node.ts';

/**
 * Children without white space, and without the paragraphs and fragments that only hold components. A paragraph
 * in which text stands around items of that name is parted at them.
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

/** Whether nodes that stand alone in a tag are text of a line, to be made a paragraph. */
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
