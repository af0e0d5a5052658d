import { sampleLanguages } from '../../src/http/samples/list-samples.ts';
import type { Case } from './cases.ts';
import type { Outcome } from './run-samples.ts';
import type { Runtime } from './runtimes.ts';

const marks = { same: 'ok', said: 'says', wrong: 'WRONG' } as const;

/** The outcomes as a table of text, a row for each operation and a column for each language. */
export function writeTable(
  cases: readonly Case[],
  outcomes: ReadonlyMap<Runtime, readonly Outcome[]>,
): string {
  const columns = sampleLanguages.map(({ id, title }) => {
    const [, found] = [...outcomes].find(([runtime]) => runtime.id === id) ?? [];
    return { title, cells: cases.map((_, index) => (found?.[index] ? marks[found[index].kind] : '-')) };
  });
  const first = Math.max(...cases.map(({ name }) => name.length));
  const rows = [
    ['', ...columns.map(({ title }) => title)],
    ...cases.map(({ name }, index) => [name, ...columns.map(({ cells }) => cells[index] ?? '-')]),
  ];
  const lines = rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(index === 0 ? first : (columns[index - 1]?.title.length ?? 0) + 1))
      .join(' ')
      .trimEnd(),
  );
  const legend =
    'ok: the documented request arrived. says: the sample says what its client cannot send. -: not run.';
  return [...lines, legend].join('\n');
}
