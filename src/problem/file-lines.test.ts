import { expect, test } from 'vitest';
import { readFileLines } from './file-lines.ts';
import type { Problem } from './problem.ts';

const inFile = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  code: 'site-json/hex-color',
  severity: 'error',
  message: 'One.',
  hint: 'Two.',
});

test('each file is read once and split at LF, CRLF and CR; one without a text is left out', async () => {
  const asked: string[] = [];
  const lines = await readFileLines(['a', 'b', 'a', 'c'].map(inFile), (file) => {
    asked.push(file);
    return { a: 'x\ny\r\n\rz', b: '' }[file];
  });
  expect(asked).toEqual(['a', 'b', 'c']);
  expect([...lines]).toEqual([
    ['a', ['x', 'y', '', 'z']],
    ['b', ['']],
  ]);
});
