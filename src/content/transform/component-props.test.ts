import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentNames, componentProps } from './component-props.ts';

/** The names in an object of a file, from its declaration on. */
function readNames(file: string, declaration: string): readonly string[] {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const start = text.indexOf(declaration);
  expect(start, `${declaration} in ${file}`).toBeGreaterThan(0);
  const body = text.slice(start, text.indexOf('\n}', start));
  return [...body.matchAll(/^ {2}'?([A-Z][\w.]*)'?(?:,|:)/gm)].map(([, name = '']) => name);
}

describe('the table of properties', () => {
  it('has the components that pages can show, but those of the compiler', () => {
    const compiler = ['CodeBlock', 'Diagram', 'DiagramFrame', 'ViewChoice'];
    const shown = readNames('components/mdx/index.ts', 'export const mdxComponents').filter(
      (name) => !compiler.includes(name),
    );
    expect([...shown, 'Snippet'].sort()).toEqual([...componentNames]);
  });

  it('knows every property of which it lists the values', () => {
    for (const { names, values } of componentProps.values())
      for (const prop of Object.keys(values)) expect(names).toContain(prop);
  });
});
