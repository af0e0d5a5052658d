import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { THEME_ROLES } from '../../src/site/appearance/surfaces.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'content/writing/html.mdx'), 'utf8');

/** The names that the tables of the page begin their rows with. */
const promised = [...page.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`((?:--|\.)[\w-]+)`/g)].map(([, name = '']) => name),
);

const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
const readAll = (ending: string) =>
  code
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
    .join('\n');

test('each property that style sheets can count on is set in every site', () => {
  const set = new Set([
    ...THEME_ROLES.map((role) => `--color-${role}`),
    ...[...readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').matchAll(/^ *(--[\w-]+):/gm)].map(
      ([, name]) => name,
    ),
  ]);
  const properties = promised.filter((name) => name.startsWith('--'));
  expect(properties.length).toBeGreaterThan(20);
  expect(properties.filter((name) => !set.has(name))).toEqual([]);
});

test('each class that style sheets can count on is on an element of a component', () => {
  const components = readAll('.astro');
  const classes = promised.filter((name) => name.startsWith('.'));
  expect(classes.length).toBeGreaterThan(12);
  const isUsed = (name: string) =>
    new RegExp(`class(?:=|:list=\\{\\[)["'](?:[^"'\\n]* )?${name.slice(1)}[ "']|'${name.slice(1)}',`).test(
      components,
    );
  expect(classes.filter((name) => !isUsed(name))).toEqual([]);
});
