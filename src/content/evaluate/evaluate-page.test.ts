import * as runtime from 'astro/jsx-runtime';
import { renderJSX } from 'astro/runtime/server/index.js';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../tests/support/compile-page.ts';
import { makeContext, printingRuntime, printPage, writeSite } from '../../../tests/support/page-fixture.ts';
import type { Problem } from '../../problem/problem.ts';
import { readPageSource } from '../files/discover-pages.ts';
import { evaluatePage } from './evaluate-page.ts';

describe('evaluatePage', () => {
  it('gives nodes that Astro renders', async () => {
    const root = writeSite({
      'page.mdx':
        'export const who = "you"\n\n# Hi {who}\n\n<Snippet file="a.mdx" b="c"/>\n\n<Card title={1 + 1}>**x** &lt;</Card>',
      'snippets/a.mdx': '<div title={b}>{b}</div>',
    });
    const { page } = await readPageSource(root, root, `${root}/page.mdx`);
    if (!page) throw new Error('No page');
    const compiled = await compilePage(page, makeContext(root));
    const Card = ({ title, children }: Record<string, unknown>) =>
      runtime.jsx('section', { id: title, children });
    const { Content, exports } = evaluatePage(compiled, runtime, { Card }, (problem) => {
      throw new Error(problem.message);
    });
    expect(exports.who).toBe('you');
    const html = String(await Reflect.apply(renderJSX, undefined, [{}, Content({})]));
    expect(html).toContain('<h1 id="hi"><a href="#hi">Hi you</a></h1>');
    expect(html).toContain('<div title="c">c</div>');
    expect(html).toContain('<section id="2"><strong>x</strong> &lt;</section>');
  });

  it('gives the same each time it is called', async () => {
    const { page } = await printPage('{[1, 2].join()} **x**');
    const { Content } = evaluatePage(page, runtime, {}, () => undefined);
    const render = async () => String(await Reflect.apply(renderJSX, undefined, [{}, Content({})]));
    expect(await render()).toBe(await render());
  });

  it('finds components with a dot through their outer one', async () => {
    const { html, problems } = await printPage(
      '<Tree.Folder name="b">x</Tree.Folder> {[1].map(() => <Tree.File/>)} {<Tree.None>y</Tree.None>}',
    );
    expect(problems.map(({ code }) => code)).toEqual(['content/unknown-component']);
    expect(html).toContain('y');
  });

  it('shows nothing for a broken page', async () => {
    expect((await printPage('<Card>')).html).toBe('');
  });

  it('ends a component that calls itself', async () => {
    const { html, problems } = await printPage('export const A = () => <A/>\n\nx\n\n<A/>');
    expect(html).toContain('cannot be shown');
    expect(problems[0]?.code).toBe('content/failed-expression');
  });

  it.each([
    ['a loop', 'x {(() => { while (true); })()}', 'page.mdx:1:3'],
    [
      'a loop in try and finally',
      '{(() => { try { while (true); } finally { while (true); } })()}',
      'page.mdx:1:1',
    ],
    ['a regular expression', 'a\n\nb {/^(a+)+$/.test("a".repeat(60) + "b")}', 'page.mdx:3:3'],
    ['an export', 'export const a = (() => { for (;;); })()\n\nb {a}', 'page.mdx:1:1'],
    ['a component', 'export const A = () => { for (;;); }\n\nb\n\n<A/>', 'page.mdx:5:1'],
    ['an attribute', '<Card title={(() => { for (;;); })()}/>', 'page.mdx:1:1'],
    ['a script', 'import { a } from "/a.js"\n\n{a}', 'a.js:1:1'],
    ['a component of a script', 'import { B } from "/b.jsx"\n\n<B/>', 'page.mdx:3:1'],
    ['a snippet', '<Snippet file="s.mdx"/>', 'snippets/s.mdx:3:3'],
  ])('stops %s that does not end, at its place, and does not run it again', async (_, text, place) => {
    const root = writeSite({
      'page.mdx': text,
      'a.js': 'for (;;);\nexport const a = 1;',
      'b.jsx': 'export const B = () => { for (;;); };',
      'snippets/s.mdx': 'a\n\nb {(() => { for (;;); })()}',
    });
    const { page } = await readPageSource(root, root, `${root}/page.mdx`);
    if (!page) throw new Error('No page');
    const compiled = await compilePage(page, makeContext(root));
    const problems: Problem[] = [];
    const report = (problem: Problem) => void problems.push(problem);
    const evaluate = (limit: number) =>
      evaluatePage(compiled, printingRuntime, { Card: 'Card' }, report, limit).Content({});
    expect(JSON.stringify(evaluate(100))).toContain('cannot be shown');
    const [{ file, line, column, code, severity } = {}] = problems;
    expect([`${file}:${line}:${column}`, code, severity]).toEqual([place, 'content/endless-code', 'error']);
    // With a limit of an hour: it would not end if it ran once more.
    expect(JSON.stringify(evaluate(3_600_000))).toContain('cannot be shown');
    expect(new Set(problems).size).toBe(1);
  });

  it('starts no timers of a page', async () => {
    const { html } = await printPage(
      '{(() => { globalThis.setInterval(() => 1, 10); return globalThis.setTimeout(() => 1).hasRef() ? "on" : "off"; })()}',
    );
    expect(html).toContain('off');
  });
});
