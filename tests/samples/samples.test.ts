import { describe, expect, test } from 'vitest';
import { listDocumentedLanguages } from '../support/sample-guide.ts';
import { listCases } from './cases.ts';
import { installRuntimes } from './install-runtimes.ts';
import { runSamples } from './run-samples.ts';
import { writeTable } from './write-table.ts';

installRuntimes();
const cases = await listCases();
const outcomes = await runSamples(cases);
process.stdout.write(`\n${writeTable(cases, outcomes)}\n\n`);

describe.each([...outcomes].map(([{ id }, found]) => ({ id, found })))('a sample in $id', ({ found }) => {
  test.each(cases.map(({ name }, index) => ({ name, index })))(
    'sends what is documented: $name',
    ({ index }) => {
      expect(found[index]?.differences).toEqual([]);
      expect(found[index]?.kind).toMatch(/^(?:same|said)$/);
    },
  );
});

test('the example site has its three operations, and the languages ran them that the documentation says', () => {
  expect(cases.slice(0, 3).map(({ name }) => name)).toEqual([
    'GET /api/user',
    'PUT /api/user',
    'POST /api/user',
  ]);
  const documented = listDocumentedLanguages().flatMap(({ id, isRun }) => (isRun ? [id] : []));
  expect([...outcomes.keys()].map(({ id }) => id)).toEqual(documented);
});
