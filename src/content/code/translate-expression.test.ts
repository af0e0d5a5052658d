import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { toList, tryParseJson } from '../../lib/json/json-value.ts';
import { limitRepeats, translateExpression, writeReadyExpressions } from './translate-expression.ts';

/** As `readReadyExpressions` reads them. */
function readFile(text: string): ReadonlyMap<string, readonly [string, string]> {
  const lines = toList(tryParseJson(text)) as readonly [string, string, string][];
  return new Map(lines.map(([from, source, flags]) => [from, [source, flags]]));
}

test.each<BundledLanguage>(['tsx', 'php', 'sql', 'mdx'])(
  'what is ready of %s is what is translated',
  async (name) => {
    const { default: grammars } = await bundledLanguages[name]();
    const ready = readFile(writeReadyExpressions(grammars.at(-1)));
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
  expect([...readFile(writeReadyExpressions(rules))]).toEqual([['x', ['x', 'dgv']]]);
});

test('what stands in a grammar besides its expressions is none', () => {
  const grammar = { name: 'match', fileTypes: ['a'], repository: { begin: { name: 'end', while: 'y' } } };
  expect([...readFile(writeReadyExpressions(grammar)).keys()]).toEqual(['y']);
});
