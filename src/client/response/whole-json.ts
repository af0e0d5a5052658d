import { readJson } from '../../lib/json/json-node.ts';
import { createTree } from './json-tree.ts';

/** Characters of JSON that are read in one go. */
const short = 100_000;

/** Shows whole JSON as a tree; what is long, or wrong, with a part that is loaded then. */
export async function showJson(
  text: string,
): Promise<{ readonly tree?: HTMLElement; readonly mistake?: string }> {
  try {
    if (text.length <= short) return { tree: createTree(readJson(text), { rows: 200 }) };
  } catch {
    // It is not JSON, or nested too deep for this way.
  }
  const { createJsonView } = await import('./json-view.ts');
  return createJsonView(text);
}
