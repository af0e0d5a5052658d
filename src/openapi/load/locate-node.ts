import { parsePointer } from '../../lib/json/pointer.ts';
import type { Place } from '../../problem/problem.ts';
import type { OpenApiDocument } from './document.ts';
import { type DocumentNode, listSourcePointers } from './node.ts';
import type { PlacePart } from './source-file.ts';

/**
 * The place of a node in its file as the writer wrote it, or of the nearest value above it that the file has (a
 * document of 2.0 or 3.0 is read in the form of 3.1, which moves some values).
 */
export function locateNode(
  document: OpenApiDocument,
  node: Pick<DocumentNode, 'file' | 'pointer'>,
  part: PlacePart,
): Place {
  const locator = document.files.get(node.file)?.locator;
  if (!locator) return { file: node.file, line: 1, column: 1 };
  const candidates = [node.pointer, ...listSourcePointers(node.pointer)].map(parsePointer);
  for (let dropped = 0; ; dropped++) {
    for (const segments of candidates) {
      if (dropped > segments.length) continue;
      const kept = segments.slice(0, segments.length - dropped);
      const offset = locator.findOffset(kept, dropped === 0 ? part : 'key');
      if (offset !== undefined) return locator.toPlace(offset);
    }
    if (candidates.every((segments) => dropped >= segments.length)) return locator.toPlace(0);
  }
}
