import { isExpression, isJsx, readNodeText, type TreeNode } from '../transform/tree-node.ts';

/** Search engines show about as many characters, and cut what is longer. */
const most = 160;

/**
 * What a page says first: the text of its first paragraph that is a sentence, cut behind a word where it is longer than 160 characters.
 * Undefined where there is none, as on a page that begins with a table and has no text behind it.
 */
export function findSummary(nodes: readonly TreeNode[]): string | undefined {
  for (const node of nodes) {
    const found = node.type === 'element' && node.tagName === 'p' ? readSentence(node) : findInside(node);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isOther = /^(?:h[1-6]|pre|table|blockquote|script|style|aside|footer|nav)$/;

function findInside(node: TreeNode): string | undefined {
  if (!('children' in node) || (node.type === 'element' && isOther.test(node.tagName))) return undefined;
  return isJsx(node) || node.type === 'element' ? findSummary(node.children) : undefined;
}

/** Undefined for a few words, such as those of a row of badges, and where a part is only known when the page is evaluated. */
function readSentence(paragraph: TreeNode): string | undefined {
  if (!('children' in paragraph) || paragraph.children.some(isExpression)) return undefined;
  const text = readNodeText(paragraph).replaceAll(/\s+/g, ' ').trim();
  if (text.length < 30) return undefined;
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.]+$/, '')}…`;
}
