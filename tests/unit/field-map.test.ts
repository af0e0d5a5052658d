import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listFields } from '../../src/config/fields.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const rows = [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, field = '', ...cells]) => ({
    field,
    cells: cells.join(' '),
  }),
);

describe('the field table of CONTRIBUTING.md', () => {
  it('has one row for each field of the schema and none besides', () => {
    const fields = rows.map(({ field }) => field).filter((field) => !/^(?:src|npm)\b/.test(field));
    expect(fields).toEqual(listFields().map(({ path }) => path));
  });

  it('names files that are there', () => {
    const files = rows.flatMap(({ cells }) =>
      [...cells.matchAll(/`((?:\w+\/)+[\w.-]*)`/g)].map(([, file = '']) => file),
    );
    const folder = (file: string) =>
      /^(?:page|reference|mdx)\//.test(file) ? `src/components/${file}` : `src/${file}`;
    expect([...new Set(files)].filter((file) => !existsSync(join(root, folder(file))))).toEqual([]);
  });
});
