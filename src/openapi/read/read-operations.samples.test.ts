import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { listOperations, readOperation } from './read-operations.ts';

async function read(extension: string) {
  const { document } = await openText(
    `openapi: 3.1.1\ninfo: { title: T, version: "1" }\npaths:\n  /a:\n    get:\n      ${extension}\n      responses: { '200': { description: ok } }\n`,
  );
  return listOperations(document).map(readOperation)[0]?.codeSamples;
}

test('samples are read under both names, with or without a label', async () => {
  expect(
    await read('x-codeSamples: [{ lang: Go, source: "a\\n" }, { lang: bash, label: CLI, source: b }]'),
  ).toEqual([
    { language: 'Go', label: undefined, source: 'a' },
    { language: 'bash', label: 'CLI', source: 'b' },
  ]);
  expect(await read('x-code-samples: [{ lang: Go, source: a }]')).toHaveLength(1);
});

test('what is no sample is left out', async () => {
  for (const value of [
    'x',
    '[x, null, 1]',
    '{ lang: Go }',
    '[{ lang: Go }, { source: a }, { lang: 1, source: a }]',
    '[{ lang: Go, source: [a] }]',
  ])
    expect(await read(`x-codeSamples: ${value}`)).toEqual([]);
  expect(await read('x-other: 1')).toEqual([]);
});
