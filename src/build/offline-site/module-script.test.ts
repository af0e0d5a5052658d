import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { nameInlineModule, orderModules, writeModuleScript } from './module-script.ts';

const findFile = (specifier: string) => (specifier.startsWith('./') ? `a/${specifier.slice(2)}` : undefined);

type Exports = Record<string, unknown>;

/** Runs modules that were made scripts, as the loader does; gives what each exports. */
async function runModules(texts: Readonly<Record<string, string>>, first: string): Promise<Exports> {
  const modules = new Map<string, (...given: unknown[]) => void>();
  const done = new Map<string, Exports>();
  const require = (path: string): Exports => {
    const known = done.get(path);
    if (known) return known;
    const exports: Exports = {};
    done.set(path, exports);
    const load = async (name: string) => require(findFile(name) ?? '');
    modules.get(path)?.(require, exports, load, { url: `file:///${path}` });
    return exports;
  };
  for (const [path, text] of Object.entries(texts)) {
    const script = await writeModuleScript(path, text, findFile);
    if (typeof script === 'string') throw new Error(script);
    runInNewContext(script.code, {
      octavoModule: (name: string, _imports: unknown, code: () => void) => modules.set(name, code),
    });
  }
  return require(first);
}

describe('a module as a script', () => {
  it('has the imports and exports of the module, as they are at the time', async () => {
    const {
      read,
      add,
      url,
      later,
      default: base,
    } = await runModules(
      {
        'a/count.js':
          'export let count = 1; export function add() { count += 1 } export default class { name = "base" }',
        'a/page.js':
          'import Base, { count as now, add } from "./count.js"; import * as all from "./count.js";' +
          'export { add, Base as default }; export const read = () => [now, all.count];' +
          'export const url = import.meta.url; export const later = () => import("./count.js");',
      },
      'a/page.js',
    );
    (add as () => void)();
    expect((read as () => unknown)()).toEqual([2, 2]);
    expect(url).toBe('file:///a/page.js');
    expect(await (later as () => Promise<Exports>)()).toMatchObject({ count: 2 });
    expect(new (base as new () => unknown)()).toMatchObject({ name: 'base' });
  });

  it('names what it imports, and what it loads later', async () => {
    const text =
      'import "./one.js"; import(`./two.js`); import(`./${name}.js`); new Worker(new URL("./three.js", import.meta.url));';
    expect(await writeModuleScript('a/page.js', text, findFile)).toMatchObject({
      imports: ['a/one.js'],
      others: ['a/three.js', 'a/two.js'],
    });
  });

  it.each([
    ['import "left-pad"', 'it imports "left-pad", which is no file of the site'],
    [
      'import "https://example.com/a.js"',
      'it imports "https://example.com/a.js", which is no file of the site',
    ],
    ['export const a = await 1', 'it waits at its top level'],
    ['let a = ;', 'Unexpected token'],
  ])('is told of where it cannot be one: %s', async (text, reason) => {
    expect(await writeModuleScript('a/page.js', text, findFile)).toBe(reason);
  });
});

it('orders modules behind those that they import, in circles too', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    a: ['b', 'c'],
    b: ['d'],
    c: ['a', 'd'],
    d: [],
  };
  expect(orderModules('a', (path) => imports[path])).toEqual(['d', 'b', 'c', 'a']);
});

it('names modules in pages for their pages', () => {
  expect(nameInlineModule('guides/index.html', 1)).toBe('_octavo/inline/guides/index.1.js');
});
