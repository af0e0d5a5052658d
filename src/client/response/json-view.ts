import { createTree } from './json-tree.ts';
import { openMap } from './read-members.ts';
import { scanJson } from './scan-json.ts';
import { takeTurns } from './take-turns.ts';

/** Shows whole JSON as a tree. Of text that is no JSON it says so and gives undefined. */
export async function createJsonView(
  text: string,
): Promise<{ readonly tree?: HTMLElement; readonly mistake?: string }> {
  const steps = scanJson(text);
  let turn = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    turn = await takeTurns(turn);
    if (!done) continue;
    if ('starts' in value) return { tree: createTree(openMap(value), { rows: 200 }) };
    return { mistake: `This is not valid JSON: see line ${value.line}, column ${value.column}.` };
  }
}
