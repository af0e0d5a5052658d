import fc from 'fast-check';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { type CompiledPage, makeBrokenPage } from '../compile/compiled-page.ts';
import { makeIslandFile, slotTag, writeGiven } from './make-island.ts';

function makeScript(file: string, code: string, imports: CompiledPage['imports'] = []): CompiledPage {
  return { ...makeBrokenPage(file, []), code, imports, module: { missing: {}, components: ['Card'] } };
}

describe('what a component is given', () => {
  it('comes out of its JSON as it was, whatever data it is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (props) => {
        const clean = JSON.parse(JSON.stringify(props), (key, value) =>
          key === '$slot' ? undefined : value,
        );
        const written = writeGiven(clean);
        expect('json' in written && JSON.parse(written.json)).toEqual(clean);
      }),
    );
  });

  it('has numbers for the content of the page', () => {
    expect(writeGiven({ a: 1, children: ['x', h(slotTag, { n: 2 })], none: undefined })).toEqual({
      json: '{"a":1,"children":["x",{"$slot":2}]}',
    });
  });

  const round: Record<string, unknown> = {};
  round['self'] = round;
  it.each([
    ['a function', { pay: () => 1 }, 'pay'],
    ['a date in a list', { rows: [{ at: new Date(0) }] }, 'rows[0].at'],
    ['a number that JSON has none of', { n: Number.NaN }, 'n'],
    ['a number without a limit', { n: 1n }, 'n'],
    ['a symbol', { s: Symbol('s') }, 's'],
    ['an object that holds itself', { round }, 'round.self'],
    ['an element of a script', { mark: h('b', {}) }, 'mark'],
    ['what looks like a slot', { a: { $slot: 1 } }, 'a'],
  ])('names the path of %s', (_what, props, path) => {
    expect(writeGiven(props)).toEqual({ unwritable: path });
  });
});

describe('the file of an island', () => {
  const names = (local: string) => [{ local, imported: '*', line: 1, column: 1 }];

  it('holds a script with what it imports, each once, and is named for that', () => {
    const shared = makeScript('shared.js', 'exports.a = 1;');
    const inner = makeScript('inner.js', '', [{ snippet: shared, names: names('./shared') }]);
    const script = makeScript('a/Box (1).jsx', 'exports.Box = 1;', [
      { snippet: shared, names: names('../shared.js') },
      { snippet: inner, names: names('../inner.js') },
      { snippet: makeBrokenPage('note.mdx', []), names: names('./note.mdx') },
    ]);
    const { name, code } = makeIslandFile(script);
    expect(name).toMatch(/^Box1\.[0-9a-f]{8}\.js$/);
    expect(code.match(/exports\.a = 1/g)).toHaveLength(1);
    expect(code).toContain('"frozen":["./note.mdx"]');
    expect(code).toContain('"imports":{"../shared.js":"shared.js","../inner.js":"inner.js"}');
    expect(makeIslandFile(script)).toBe(makeIslandFile(script));
    expect(makeIslandFile(makeScript('b.js', '')).name).not.toBe(
      makeIslandFile(makeScript('b.js', '1')).name,
    );
  });

  it('is a module of functions', async () => {
    const { code } = makeIslandFile(makeScript('a.js', 'exports.sum = 1 + Card;'));
    const { files } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    const exports = {};
    files['a.js'].run(undefined, exports, {}, 2);
    expect(exports).toEqual({ sum: 3 });
  });
});
