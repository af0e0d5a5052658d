import { describe, expect, it } from 'vitest';
import { parseExpression, parseModule, sliceNode } from './parse.ts';
import { findFreeNames } from './script-names.ts';

function find(source: string) {
  const node = parseExpression(source);
  if (typeof node === 'string') return node;
  const { values, components } = findFreeNames(node);
  return [...values, ...[...components].map((name) => `<${name}>`)].join(' ');
}

describe('findFreeNames', () => {
  it.each([
    ['a', 'a'],
    ['a.b[c]', 'a c'],
    ['({ a, b: c, [d]: e })', 'a c d e'],
    ['x => x + y', 'y'],
    ['(({ a: { b }, ...rest }, [c = d]) => b + c + rest)', 'd'],
    ['(() => { const a = 1; function f(g) { return h } return a + f; })()', 'h'],
    ['function () { try { k } catch (e) { e } for (const o of p) o }', 'k p'],
    ['class A { m(a) { return this.z + a + b } }', 'b'],
    [
      'list.map(({ x }) => <Card t={x} {...q}><Foo.Bar>{w}</Foo.Bar><b/></Card>)',
      'list q w <Card> <Foo.Bar>',
    ],
    [`\`a\${b}\``, 'b'],
    ['a ? b : typeof c', 'a b c'],
    ['/* comment */', 'nothing'],
    ['', 'nothing'],
    ['a b', 'invalid'],
  ])('of %s are: %s', (source, names) => {
    expect(find(source)).toBe(names);
  });
});

describe('parseModule', () => {
  it('gives statements whose text can be cut out, whatever the characters', () => {
    const block = 'export const é = "😀"\nimport A from "/é.mdx"';
    expect(parseModule(block)?.map((node) => sliceNode(block, node))).toEqual(block.split('\n'));
  });

  it('gives nothing for what is no JavaScript', () => {
    expect(parseModule('import from from')).toBeUndefined();
    expect(parseModule('import this text, please')).toBeUndefined();
  });
});
