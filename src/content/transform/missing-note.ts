import { describeMissingNote } from '../compile/markdown-problems.ts';
import { isJsx, type TreeNode } from './node.ts';
import { locate, type PageWork } from './page-work.ts';

const reference = /\[\^([^\]\s^[]+)\]/g;

/** Warns of each `[^label]` that stays text because no note has that label; one behind a backslash is meant as text. */
export function checkNotes(nodes: readonly TreeNode[], work: PageWork): void {
  if (work.text.includes('[^')) listTexts(nodes, undefined, work);
}

function listTexts(nodes: readonly TreeNode[], around: TreeNode | undefined, work: PageWork): void {
  for (const node of nodes) {
    const isCode = node.type === 'element' && /^(?:code|pre)$/.test(node.tagName);
    const isVerbatim = isJsx(node) && /^(?:Latex|Prompt|code|pre|style|script)$/.test(node.name ?? '');
    if (isCode || isVerbatim) continue;
    const placed = node.position ? node : around;
    if (node.type === 'text' && placed) tellMissing(node.value, placed, work);
    if ('children' in node) listTexts(node.children, placed, work);
  }
}

function tellMissing(text: string, placed: TreeNode, work: PageWork): void {
  if (!text.includes('[^')) return;
  const { file, line, column } = locate(work, placed);
  const lines = work.lines.slice(line - 1, placed.position?.end.line ?? line);
  const last = lines.length - 1;
  if (placed.type === 'text')
    lines[last] = lines[last]?.slice(0, (placed.position?.end.column ?? 0) - 1) ?? '';
  for (const [, label = ''] of text.matchAll(reference))
    for (const [index, written] of lines.entries()) {
      const at = findBare(written, `[^${label}]`, index === 0 ? column - 1 : 0);
      if (at < 0) continue;
      work.problems.push(describeMissingNote({ file, line: line + index, column: at + 1 }, label));
      break;
    }
}

function findBare(line: string, part: string, from: number): number {
  let at = line.indexOf(part, from);
  while (at > 0 && line[at - 1] === '\\') at = line.indexOf(part, at + 1);
  return at;
}
