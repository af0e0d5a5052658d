import { describeMissingReference } from '../compile/markdown-problems.ts';
import { isJsx, type TreeNode } from './node.ts';
import { locate, type PageWork } from './page-work.ts';

/** Stands for what is no text, such as code, among the text around it. */
const other = '\ufffc';

const hasWord = /[\p{L}\ufffc]/u;

/** Not behind a word, as in `rows[i][j]`, nor behind another bracket. */
const reference = /(?<![\p{L}\p{N}_\])\\])\[([^[\]]+)\]\[([^[\]]*)\]/gu;

/**
 * Warns of each `[text][label]` and `[label][]` that stays text because nothing defines the label. One behind a
 * backslash, or of numbers alone, is meant as text.
 */
export function checkReferences(nodes: readonly TreeNode[], work: PageWork): void {
  if (!work.text.includes('][')) return;
  for (const node of nodes) {
    if (!('children' in node) || isVerbatim(node)) continue;
    const text = node.children.map((child) => (child.type === 'text' ? child.value : other)).join('');
    if (text.includes('][') && node.position) tellMissing(text, node, work);
    checkReferences(node.children, work);
  }
}

function isVerbatim(node: TreeNode): boolean {
  if (node.type === 'element') return /^(?:code|pre)$/.test(node.tagName);
  return isJsx(node) && /^(?:Latex|Prompt|code|pre|style|script)$/.test(node.name ?? '');
}

function tellMissing(text: string, node: TreeNode, work: PageWork): void {
  const { file, line, column } = locate(work, node);
  const end = node.position?.end.line ?? line;
  const lines = work.lines.slice(line - 1, end);
  for (const [, words = '', second = ''] of text.matchAll(reference)) {
    const label = second === '' ? words : second;
    if (label.trim() === '' || !hasWord.test(words + second)) continue;
    const quoted = second.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const inside = words
      .split(other)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^\\]]*');
    const written = new RegExp(`(?<!\\\\)\\[${inside}\\]\\[${quoted}\\]`, 'u');
    for (const [index, source] of lines.entries()) {
      const from = index === 0 ? column - 1 : 0;
      const found = written.exec(source.slice(from));
      if (!found) continue;
      const place = { file, line: line + index, column: from + found.index + 1 };
      work.problems.push(describeMissingReference(place, label, found[0]));
      break;
    }
  }
}
