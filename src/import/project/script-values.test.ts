import { describe, expect, it } from 'vitest';
import { parseScript } from './script-module.ts';
import { Call, readScriptValue, Unread } from './script-values.ts';

function read(text: string, file = 'site.config.js', others: Readonly<Record<string, string>> = {}) {
  const module = parseScript(text, file);
  if (!module) throw new Error('The script cannot be parsed.');
  return readScriptValue(module, (specifier) => {
    const other = others[specifier];
    return other === undefined ? undefined : parseScript(other, specifier);
  });
}

describe('readScriptValue', () => {
  it.each([
    ['export default { a: 1, "b-c": [true, null], d: `x` };', { a: 1, 'b-c': [true, null], d: 'x' }],
    ['module.exports = { a: -1 };', { a: -1 }],
    ['const config = { a: 1 };\n\nexport default config;', { a: 1 }],
    [
      'const rest = { b: 2 };\nconst list = [2, 3];\nexport default { a: 1, ...rest, c: [1, ...list] };',
      { a: 1, b: 2, c: [1, 2, 3] },
    ],
    ['const name = "x";\nexport default { [name]: `${name}/y`, z: name + 1 };', { x: 'x/y', z: 'x1' }],
    ['export default async function make() {\n  const a = 1;\n  return { a };\n}', { a: 1 }],
    ['export default () => ({ a: 1 });', { a: 1 }],
    ['module.exports = { a: require.resolve("./a.css") };', { a: './a.css' }],
    ['import { defineConfig } from "x/config";\nexport default defineConfig({ a: 1 });', { a: 1 }],
    [
      'export default { url: process.env.URL || "https://a.example", b: process.env.B ?? "c" };',
      { url: 'https://a.example', b: 'c' },
    ],
    ['const deep = { a: { b: [1, 2] } };\nexport default { c: deep.a.b[1] };', { c: 2 }],
    ['export default { a: true ? 1 : 2, b: !true };', { a: 1, b: false }],
  ])('reads %j without running it', (text, value) => {
    expect(read(text).value).toEqual(value);
  });

  it('reads TypeScript', () => {
    const text =
      "import type { Config } from 'x';\n\nconst config: Config = { a: 1 as number } satisfies Config;\n\nexport default config;";
    expect(read(text, 'site.config.ts').value).toEqual({ a: 1 });
  });

  it('reads what another module of the project exports', () => {
    const others = { './bar.js': 'export const links = [1];\nexport default { b: 2 };' };
    expect(
      read('import bar, { links } from "./bar.js";\nexport default { bar, links };', 'a.js', others).value,
    ).toEqual({ bar: { b: 2 }, links: [1] });
    expect(read('module.exports = { bar: require("./bar.js") };', 'a.js', others).value).toEqual({
      bar: { b: 2 },
    });
  });

  it('keeps what only a program knows as its text, with its place', () => {
    const { value } = read('export default {\n  a: new Date(),\n  b: `${time()}`,\n};');
    expect(value).toEqual({ a: expect.any(Unread), b: expect.any(Unread) });
    const { a } = value as { a: Unread };
    expect(a.source).toBe('new Date()');
    expect(a.place).toEqual({ file: 'site.config.js', line: 2, column: 6 });
  });

  it('keeps calls with what they are given, by the module that the function is of', () => {
    const { value } = read('import guide from "guide";\n\nexport default { a: [guide({ b: 1 })] };');
    expect(value).toEqual({ a: [expect.any(Call)] });
    const [call] = (value as { a: readonly Call[] }).a;
    expect(call).toMatchObject({ name: 'default', from: 'guide', given: [{ b: 1 }] });
  });

  it('knows the place of each key, in indented lines and behind other letters too', () => {
    const { value, placeOf } = read(
      '// é\nconst a = {\n    title: "é", list: [\n      1,\n      { b: 2 },\n    ],\n};\nexport default a;',
    );
    expect(placeOf(value, 'list')).toEqual({ file: 'site.config.js', line: 3, column: 17 });
    expect(placeOf((value as { list: unknown }).list, 1)).toEqual({
      file: 'site.config.js',
      line: 5,
      column: 7,
    });
  });

  it('ends where a name leads back to itself', () => {
    expect(read('const a = { b: a };\nexport default a;').value).toEqual({ b: expect.any(Unread) });
    expect(read('const a = b;\nconst b = a;\nexport default { a };').value).toEqual({
      a: expect.any(Unread),
    });
  });

  it('does not take a text for a script that is none', () => {
    expect(parseScript('export default {', 'a.js')).toBeUndefined();
    expect(parseScript('export default {', 'a.ts')).toBeUndefined();
  });
});
