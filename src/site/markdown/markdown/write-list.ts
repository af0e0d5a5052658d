import { indent } from '../markdown-text.ts';
import type { ContentElement, ContentNode } from '../nodes/content-node.ts';

/** Writes what stands in an entry; `isTight` without empty lines around lists and code. */
export type WriteBlocks = (nodes: readonly ContentNode[], isTight?: boolean) => string;

/** A list, or entries without one: CommonMark 0.31, 5.3. */
export function writeList(
  items: readonly ContentElement[],
  start: number | undefined,
  writeBlocks: WriteBlocks,
): string {
  const isLoose = items.some(({ children }) =>
    children.some((node) => typeof node !== 'string' && node.tag === 'p'),
  );
  const entries = items.flatMap((item, index) => {
    const marker = start === undefined ? '- ' : `${start + index}. `;
    const text = writeBlocks(item.children, !isLoose);
    return text === '' ? [] : [marker + indent(text, marker.length).trimStart()];
  });
  return entries.join(entries.some((entry) => entry.includes('\n\n')) ? '\n\n' : '\n');
}
