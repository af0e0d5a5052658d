import { expect, it } from 'vitest';
import { findDiagramMistake } from './check-diagram.ts';

it.each([
  ['flowchart LR\n  A[Start --> B', { line: 2, column: 4, reason: '"[" opens here and is never closed.' }],
  ['flowchart LR\n  A --> B[Start\n  B --> C', { line: 2, column: 10 }],
  [
    'flowchart LR\n  A["Start --> B',
    { line: 2, column: 5, reason: 'A quote opens here and is never closed.' },
  ],
  ['flowchart LR\n  A -->', { reason: 'The diagram ends too early.' }],
  ['gannt\n  title A', { line: 1, nearest: 'gantt' }],
  ['nothing of it', { line: 1, reason: 'Its first line names no kind of diagram.' }],
])('says where the mistake in %j begins', async (text, expected) => {
  expect(await findDiagramMistake(text)).toMatchObject(expected);
});
