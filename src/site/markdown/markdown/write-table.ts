import type { ContentElement, ContentNode } from '../nodes/content-node.ts';
import { isBlock } from '../nodes/node-kind.ts';
import { writeInline } from './write-inline.ts';

/**
 * A table of GitHub's Markdown; a cell's blocks stand in one line, parted by `<br>`. Its first row is the head.
 * https://github.github.com/gfm/#tables-extension-
 */
export function writeTable(table: ContentElement): string {
  const rows = listRows(table.children).map((row) =>
    row.children.flatMap((cell) => (typeof cell === 'string' ? [] : [writeCell(cell)])),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const lines = rows.map(
    (row) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`,
  );
  const [head = '', ...body] = lines;
  return [head, `|${' --- |'.repeat(width)}`, ...body].join('\n');
}

/** What stands above or below a table. */
export function findCaption(table: ContentElement): ContentElement | undefined {
  return table.children.find((node) => typeof node !== 'string' && node.tag === 'caption') as
    | ContentElement
    | undefined;
}

function listRows(nodes: readonly ContentNode[]): readonly ContentElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === 'tr' ? [node] : /^t(?:head|body|foot)$/.test(node.tag) ? listRows(node.children) : [];
  });
}

function writeCell(cell: ContentElement): string {
  return splitLines(cell.children)
    .map((line) => writeInline(line).trim().replace(/\\\n/g, '<br>').replace(/\n/g, ' '))
    .filter((line) => line !== '')
    .join('<br>')
    .replace(/(?<!\\)\|/g, '\\|');
}

/** The lines of a cell: what stands in a block of its own is one. */
function splitLines(nodes: readonly ContentNode[]): readonly (readonly ContentNode[])[] {
  const lines: ContentNode[][] = [[]];
  for (const node of nodes) {
    if (isBlock(node)) {
      const marked = node.tag === 'li' ? ['• ', ...node.children] : node.children;
      lines.push(...splitLines(marked).map((line) => [...line]), []);
    } else lines.at(-1)?.push(node);
  }
  return lines;
}
