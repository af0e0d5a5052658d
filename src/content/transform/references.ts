import { markdownProblem } from '../compile/markdown-problems.ts';
import { locate, type PageContext } from './page-context.ts';
import { isJsx, type TreeNode } from './tree-node.ts';

/** In place of what is not text, such as code, among the text around it. */
const other = '\ufffc';

const hasWord = /[\p{L}\ufffc]/u;

/** Not behind a word, as in `rows[i][j]`, nor behind another bracket. */
const linkReference = /(?<![\p{L}\p{N}_\])\\])\[([^[\]]+)\]\[([^[\]]*)\]/gu;

/**
 * Warns of each `[text][label]` and `[label][]` that stays text because nothing defines the label. One behind a
 * backslash, or of numbers alone, is meant as text.
 */
export function checkReferences(nodes: readonly TreeNode[], page: PageContext): void {
  if (!page.text.includes('][')) return;
  for (const node of nodes) {
    if (!('children' in node) || isVerbatim(node, page)) continue;
    const text = node.children.map((child) => (child.type === 'text' ? child.value : other)).join('');
    if (text.includes('][') && node.position) reportMissing(text, node, page);
    checkReferences(node.children, page);
  }
}

function isVerbatim(node: TreeNode, { context }: PageContext): boolean {
  if (node.type === 'element') return /^(?:code|pre)$/.test(node.tagName);
  if (!isJsx(node) || node.name === null) return false;
  return context.components.verbatim.includes(node.name) || /^(?:code|pre|style|script)$/.test(node.name);
}

function reportMissing(text: string, node: TreeNode, page: PageContext): void {
  const { file, line, column } = locate(page, node);
  const end = node.position?.end.line ?? line;
  const lines = page.lines.slice(line - 1, end);
  for (const [, words = '', second = ''] of text.matchAll(linkReference)) {
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
      page.problems.push(markdownProblem('missing-reference', place, label, found[0]));
      break;
    }
  }
}

const noteReference = /\[\^([^\]\s^[]+)\]/g;

/** Warns of each `[^label]` that stays text because no note has that label; one behind a backslash is meant as text. */
export function checkNotes(nodes: readonly TreeNode[], page: PageContext): void {
  if (page.text.includes('[^')) listTexts(nodes, undefined, page);
}

function listTexts(nodes: readonly TreeNode[], around: TreeNode | undefined, page: PageContext): void {
  for (const node of nodes) {
    if (isVerbatim(node, page)) continue;
    const placed = node.position ? node : around;
    if (node.type === 'text' && placed) reportMissingNotes(node.value, placed, page);
    if ('children' in node) listTexts(node.children, placed, page);
  }
}

function reportMissingNotes(text: string, placed: TreeNode, page: PageContext): void {
  if (!text.includes('[^')) return;
  const { file, line, column } = locate(page, placed);
  const lines = page.lines.slice(line - 1, placed.position?.end.line ?? line);
  const last = lines.length - 1;
  if (placed.type === 'text')
    lines[last] = lines[last]?.slice(0, (placed.position?.end.column ?? 0) - 1) ?? '';
  for (const [, label = ''] of text.matchAll(noteReference))
    for (const [index, written] of lines.entries()) {
      const at = findBare(written, `[^${label}]`, index === 0 ? column - 1 : 0);
      if (at < 0) continue;
      page.problems.push(
        markdownProblem('missing-footnote', { file, line: line + index, column: at + 1 }, label),
      );
      break;
    }
}

function findBare(line: string, part: string, from: number): number {
  let at = line.indexOf(part, from);
  while (at > 0 && line[at - 1] === '\\') at = line.indexOf(part, at + 1);
  return at;
}

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
