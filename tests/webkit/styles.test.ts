import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, parse, walk } from 'css-tree';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openWebKit, type WebKitReader } from './webkit-reader.ts';

/** What WebKit 2.50 passes over: niceties of `tests/unit/web-features.test.ts`, and what stands beside WebKit's own form of it. */
const passedOver = new Set([
  '-webkit-text-size-adjust: 100%',
  'display: block math',
  'field-sizing: content',
  'forced-color-adjust: none',
  'math-depth: 0',
  'math-shift: compact',
  'scroll-target-group: auto',
  'scrollbar-color',
  'text-size-adjust: 100%',
  'user-select: none',
]);

const style = /<style[^>]*>([\s\S]*?)<\/style>/g;

let reader: WebKitReader;
beforeAll(async () => {
  reader = await openWebKit();
});
afterAll(() => reader.close());

it('WebKit reads every declaration but those that it is known to pass over', async () => {
  await reader.driver.get(inject('url'));
  const declarations = listDeclarations();
  expect(declarations.length).toBeGreaterThan(600);
  const refused = await reader.run<readonly (readonly string[])[]>(
    'return arguments[0].filter(([property, value]) => !CSS.supports(property, value))',
    declarations.map(({ property, value, file }) => [property, value, file]),
  );
  const told = refused.map(([property, value = '', file]) => ({
    declaration: `${property}: ${value.trim().replace(/\s+/g, ' ')}`,
    file,
  }));
  const isKnown = (declaration: string) =>
    passedOver.has(declaration) || passedOver.has(declaration.replace(/:.*/, ''));
  expect(told.filter(({ declaration }) => !isKnown(declaration))).toEqual([]);
});

interface Declaration {
  readonly property: string;
  /** With the values of its variables. */
  readonly value: string;
  readonly file: string;
}

/** What the pages of the example site have, but for what a browser is asked for by `@supports`, what is in no rule, and a variable alone. */
function listDeclarations(): readonly Declaration[] {
  const declarations = new Map<string, Declaration>();
  const variables = new Map<string, string>();
  for (const [file, css] of listStyleSheets()) {
    walk(parse(css), function (node) {
      if (node.type !== 'Declaration' || this.rule === null || this.atrule?.name === 'supports') return;
      const { property } = node;
      const value = generate(node.value, { mode: 'safe' });
      if (!property.startsWith('--')) declarations.set(`${property}: ${value}`, { property, value, file });
      else if (!variables.has(property)) variables.set(property, value.trim());
    });
  }
  return [...declarations.values()]
    .filter(({ value }) => !/^var\([^()]*\)$/.test(value))
    .map((one) => ({ ...one, value: fill(one.value, variables) }));
}

/** The file and the text of each style sheet, those of pages' own among them. */
function listStyleSheets(): readonly (readonly [string, string])[] {
  const output = inject('output');
  return globSync('**/*.{css,html}', { cwd: output }).flatMap((file) => {
    const text = readFileSync(join(output, file), 'utf8');
    const sheets = file.endsWith('.css') ? [text] : Array.from(text.matchAll(style), ([, css = '']) => css);
    return sheets.map((css) => [file, css] as const);
  });
}

/** A value with those of its variables; those that pages set themselves are colors. */
function fill(value: string, variables: ReadonlyMap<string, string>): string {
  const [whole, name = '', fallback] = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/.exec(value) ?? [];
  if (whole === undefined) return value;
  return fill(value.replace(whole, ` ${variables.get(name) ?? fallback ?? 'red'} `), variables);
}
