import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeCacheKey, openHighlightCache } from './cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-code-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open() {
  const cache = openHighlightCache(folder, [], 1);
  if (!cache) throw new Error('There is no cache.');
  return cache;
}

const key = (code: string) => makeCacheKey(code, 'js');
const findFile = () => join(folder, readdirSync(folder)[0] ?? '');

async function keep(...lines: readonly string[]) {
  const cache = open();
  for (const text of lines) cache.keep(key(text.slice(0, 20)), text);
  await cache.close();
}

test('what earlier runs kept is found, lines that are longer than what is looked through at once too', async () => {
  const long = `long ${'é\n'.repeat(700_000)}`;
  const many = Array.from({ length: 3000 }, (_, index) => `${index} ${'<b>ü</b>\n'.repeat(60)}`);
  await keep(...many, long);
  await keep('later');
  const cache = open();
  for (const text of [...many, long, 'later']) expect(cache.read(key(text.slice(0, 20)))).toBe(text);
  expect(cache.read(key('never'))).toBeUndefined();
  await cache.close();
});

test('a file that another process writes anew meanwhile gives nothing that is not of its block', async () => {
  await keep('one', 'two');
  const cache = open();
  expect(cache.read(key('one'))).toBe('one');
  writeFileSync(findFile(), readFileSync(findFile(), 'utf8').split('\n').reverse().join('\n'));
  expect(cache.read(key('one'))).toBeUndefined();
  rmSync(folder, { recursive: true });
  expect(cache.read(key('two'))).toBeUndefined();
  await cache.close();
});
