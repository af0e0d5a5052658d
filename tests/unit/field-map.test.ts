import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { listFields } from '../support/site-json-fields.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const rows = [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, field = '', ...cells]) => ({
    field,
    cells: cells.join(' '),
  }),
);

describe('the field table of CONTRIBUTING.md', () => {
  const fields = rows.filter(({ field }) => !/^(?:src|npm)\b/.test(field));

  it('has a row for each field at the top of the schema, in its order, and none for another', () => {
    const named = new Set(fields.map(({ field }) => field));
    const expected = listFields().filter(({ path }) => named.has(path) || !/[.[]/.test(path));
    expect(fields.map(({ field }) => field)).toEqual(expected.map(({ path }) => path));
  });

  it('has a row for a field inside another only where it differs from that', () => {
    const cells = new Map(fields.map((row) => [row.field, row.cells]));
    const findParent = (field: string): string => {
      const parent = field.replace(/(?:\[\])?\.[^.]+$/, '');
      return cells.has(parent) || parent === field ? parent : findParent(parent);
    };
    const inner = fields.filter(({ field }) => field.includes('.'));
    expect(inner.filter((row) => cells.get(findParent(row.field)) === row.cells)).toEqual([]);
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

/** Names of files that a site has, or that stand for any name. */
const elsewhere = new Set([
  'mint.json',
  'docs.json',
  'octavo.config.mjs',
  'Name.astro',
  'name.css',
  'src/http/samples/NAME.ts',
]);

test('CONTRIBUTING.md and comments name files that are there', () => {
  const files = ['scripts', 'src', 'tests', 'content', 'schema']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    );
  const isThere = (name: string) =>
    elsewhere.has(name) || existsSync(join(root, name)) || files.some((file) => file.endsWith(`/${name}`));
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|astro|mjs|css|json|yaml))`/g)].map(
    ([, name = '']) => name,
  );
  const comments = files
    .filter((file) => /^src\/.*\.(?:ts|astro|mjs)$/.test(file))
    .flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/[^\n]*/g) ?? [],
    )
    .flatMap(
      (comment) =>
        comment.match(/(?<![\w:/.*-])(?:[\w-]+\/)*[a-z][\w-]*(?:\.lazy)?\.(?:ts|astro|mjs)\b/g) ?? [],
    );
  expect([...new Set([...named, ...comments])].filter((name) => !isThere(name))).toEqual([]);
});

test('CONTRIBUTING.md names functions that are there', () => {
  const src = join(root, 'src');
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|astro|mjs)$/.test(file))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
  const defined = new Set(
    [...code.matchAll(/\b(?:function\*?|const|class)\s+(\w+)/g)].map(([, name]) => name),
  );
  const section = /### From function to function\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
  const named = [...section.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !defined.has(name))).toEqual([]);
});
