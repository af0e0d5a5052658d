import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  limitRepeats,
  type ReadyExpressions,
  readReadyExpressions,
  translateExpression,
  writeReadyExpressions,
} from './translate-expression.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-expressions-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function writeAndRead(...grammars: readonly unknown[]): ReadyExpressions {
  const file = join(folder, 'expressions.json.gz');
  writeFileSync(file, writeReadyExpressions(grammars));
  return readReadyExpressions(file);
}

test.each<BundledLanguage>(['tsx', 'php', 'sql', 'mdx'])(
  'what is ready of %s is what is translated',
  async (name) => {
    const { default: grammars } = await bundledLanguages[name]();
    const ready = writeAndRead(...grammars);
    expect(ready.size).toBeGreaterThan(30);
    for (const source of ready.keys()) {
      expect(limitRepeats(source)).toBe(source);
      expect(translateExpression(source, ready)).toEqual(translateExpression(source, new Map()));
    }
  },
);

test('an expression that JavaScript alone cannot express is not ready, nor one that it cannot express at all', () => {
  const rules = { patterns: [{ match: '(?>a+)b' }, { begin: '(', end: 'x' }] };
  expect(translateExpression('(?>a+)b', new Map()).emulation).toBeDefined();
  expect([...writeAndRead(rules)]).toEqual([['x', ['x', 'dgv']]]);
});

test('what stands in a grammar besides its expressions is none', () => {
  const grammar = { name: 'match', fileTypes: ['a'], repository: { begin: { name: 'end', while: 'y' } } };
  expect([...writeAndRead(grammar).keys()]).toEqual(['y']);
});

test('without a file there are none', () => {
  expect(readReadyExpressions(join(folder, 'no-file.json.gz'))).toEqual(new Map());
});
