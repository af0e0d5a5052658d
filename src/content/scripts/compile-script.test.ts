import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../tests/support/compile-page.ts';
import {
  makeContext,
  type PrintedPage,
  printCompiled,
  printPage,
  writeSite,
} from '../../../tests/support/page-fixture.ts';
import { readPageSource } from '../files/discover-pages.ts';

type Files = Readonly<Record<string, string>>;

/** A page that shows `<A a="b">**in**</A>` of a script. */
function show(script: string, more: Files = {}, use = '<A a="b">**in**</A>'): Promise<PrintedPage> {
  return printPage({ 'page.mdx': `import A from './a.jsx'\n\n${use}`, 'a.jsx': script, ...more });
}

const tell = ({ problems }: PrintedPage) =>
  problems.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);

describe('a component of a script', () => {
  it('is rendered with props and what the page puts into it', async () => {
    const { html, problems, page } = await show(
      'export default ({ a, children }) => <p className={a}>{children} &amp; {"<"}</p>',
    );
    expect(html).toBe('<p class="b"><strong>in</strong> &amp; &lt;</p>');
    expect(problems).toEqual([]);
    expect(page.dependencies).toEqual(['a.jsx']);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  it('writes attributes as React does', async () => {
    const { html, problems } = await show(
      `export default () => <><label htmlFor="x" tabIndex={1} style={{ marginTop: 8, lineHeight: 2, '--a': 3 }} />
       <svg strokeWidth="2" viewBox="0 0 1 1"><path fillRule="evenodd" strokeLinecap="round" /></svg>
       <div dangerouslySetInnerHTML={{ __html: '<i>x</i>' }} hidden={false} data-x={1} /></>`,
    );
    expect(html).toBe(
      '<label for="x" tabindex="1" style="margin-top:8px;line-height:2;--a:3;"></label>' +
        '<svg stroke-width="2" viewBox="0 0 1 1"><path fill-rule="evenodd" stroke-linecap="round"></path></svg>' +
        '<div data-x="1"><i>x</i></div>',
    );
    expect(problems).toEqual([]);
  });

  it('may be TypeScript, with named exports, helpers, data and elements', async () => {
    const { html, problems } = await printPage({
      'page.mdx':
        'import A, { B as Two, shout, list, mark } from "./a.tsx"\nimport * as all from "./a"\n\nt <A n={1}/> <Two/> <all.B/> {shout("x")} {list.length} {mark} {list.map((n) => <Two key={n}/>)}',
      'a.tsx':
        'interface P { n: number }\nenum E { A = 4 }\nexport const list: number[] = [1, 2]\nexport const shout = (s: string): string => s.toUpperCase()\nexport const B = () => <b>B</b>\nexport const mark = <mark>m</mark>\nexport default function A({ n }: P) { return <i>{(n as number) + E.A}</i> }',
    });
    expect(html).toContain('<p>t <i>5</i> <b>B</b> <b>B</b> X 2 <mark>m</mark> <b>B</b><b>B</b></p>');
    expect(problems).toEqual([]);
  });

  it('may import files of the site and data', async () => {
    const { html, problems, page } = await show(
      'import B from "./parts/b"\nimport rows, { n } from "/data/rows.json"\nimport many from "/data/many.json"\nimport Note from "./note.mdx"\nimport "./x.css"\nexport default () => <><B/>{rows.list.join()}{n}{many.length}<Note who="you">c</Note></>',
      {
        'parts/b.jsx': 'import { c } from "../c.ts"\nexport default () => <b>{c}</b>',
        'c.ts': 'export const c = <number>3',
        'data/rows.json': '{ "list": [1, 2], "n": "n" }',
        'data/many.json': '[3, 4]',
        'note.mdx': 'Hello **{who}** {children}',
      },
    );
    expect(html).toBe('<b>3</b>1,2n2<p>Hello <strong>you</strong> c</p>');
    expect(problems).toEqual([]);
    expect(page.dependencies).toEqual([
      'a.jsx',
      'c.ts',
      'data/many.json',
      'data/rows.json',
      'note.mdx',
      'parts/b.jsx',
    ]);
  });

  it('uses components by name, also around what the page gives', async () => {
    const { html, problems, page } = await show(
      'export default ({ children }) => <section><Card title="t" icon="rocket"><b>x</b>{children}</Card></section>',
    );
    expect(html).toMatch(
      /^<section><Card title="t" icon="rocket" iconRef=\{.*"symbol".*\}><b>x<\/b><strong>in<\/strong><\/Card><\/section>$/,
    );
    expect(problems).toEqual([]);
    expect(page.usedComponents).toEqual(['Card']);
    expect(page.usedIcons).toHaveLength(1);
  });

  it('stands in components of the page, and takes nodes and functions as props', async () => {
    const { html, problems } = await show(
      'export default ({ label, row }) => <b>{label}{[1, 2].map(row)}</b>',
      {},
      '<Note><A label={<i>l</i>} row={(n) => <u>{n}</u>} /></Note>',
    );
    expect(html).toBe('<Note><b><i>l</i><u>1</u><u>2</u></b></Note>');
    expect(problems).toEqual([]);
  });

  it('lists the tabs that it makes', async () => {
    const { html } = await show(
      'export default () => <Tabs><Tab title="x">1</Tab><Tab title="y">2</Tab></Tabs>',
    );
    expect(html).toBe(
      '<Tabs tabs={[{"id":"script-tab-1","title":"x"},{"id":"script-tab-2","title":"y"}]}>' +
        '<Tab id="script-tab-1" index={0} title="x">1</Tab><Tab id="script-tab-2" index={1} title="y">2</Tab></Tabs>',
    );
  });

  it('knows contexts, classes and references', async () => {
    const { html, problems } = await show(
      `import React, { createContext, useContext, forwardRef, memo, Component, Children } from 'react'
       const C = createContext('none')
       const Inner = memo(forwardRef((props, ref) => <i ref={ref}>{useContext(C)}</i>))
       class K extends Component { state = { n: 2 }; render() { return <u>{this.state.n}</u> } }
       export default ({ children }) => <C.Provider value="given"><Inner/><K/>{React.createElement('s', null, Children.count(children))}</C.Provider>`,
    );
    expect(html).toContain('><i>given</i><u>2</u><s>1</s><');
    expect(problems).toEqual([]);
  });
});

describe('a component that needs a browser', () => {
  it('renders its first state as an island, with what it is given and what it hides at first', async () => {
    const shown = await show(
      `import { useState, useEffect, useMemo } from 'react'
export default () => {
  const [n, setN] = useState(() => 3)
  const twice = useMemo(() => n * 2, [n])
  useEffect(() => { document.title = n })
  return <button onClick={() => setN(n + 1)} onFocus={() => 0}>{twice}</button>
}`,
    );
    expect(shown.html).toMatch(
      /^<Island file="a\.[0-9a-f]{8}\.js" module="a\.jsx" path="default" given="[^"]*"><button>6<\/button><template n=\{0\}><strong>in<\/strong><\/template><\/Island>$/,
    );
    expect(tell(shown)).toEqual([]);
  });

  it('knows the hooks of React without an import, and stays HTML where none keeps a state', async () => {
    const live = await show('export default () => <b>{useState(1)[0]}</b>');
    expect(live.html).toContain('<b>1</b>');
    expect(live.html).toContain('<Island ');
    const { html, problems } = await show(
      'export default () => <b>{useMemo(() => 1, [])}{React.useId()}</b>',
    );
    expect(html).toMatch(/^<b>1\w[\w-]+<\/b>$/);
    expect([...live.problems, ...problems]).toEqual([]);
  });

  it('may stand in a page itself', async () => {
    const { html, problems } = await printPage(
      'import { useState } from "react"\n\nexport const Count = () => { const [n, set] = useState(1); return <button className="x" style={{ marginTop: n }} onClick={() => set(2)}>{n}</button> }\n\n<Count />\n\n<a onClick={() => 1} href="#x">link</a>',
    );
    expect(html).toContain('<button style="margin-top:1px;" class="x">1</button></Island>');
    expect(html).toContain('<a href="#x">link</a>');
    expect(problems.map(({ line, code }) => `${line} ${code}`).sort()).toEqual(['7 content/event-handler']);
  });

  it('is given to other pages by the page that exports it', async () => {
    const { html, problems } = await printPage({
      'page.mdx': 'import { Count } from "/snippets/count.mdx"\n\n<Count start={2} />',
      'snippets/count.mdx': 'export const Count = ({ start }) => <b>{useState(start)[0]}</b>\n\nText',
    });
    expect(html).toContain('module="snippets/count.mdx" path="Count" given="{&quot;start&quot;:2}"><b>2</b>');
    expect(problems).toEqual([]);
  });

  it('shows its first state alone when it is given what cannot be sent, with a warning at its tag', async () => {
    const { html, problems } = await printPage(
      'export const Pay = ({ list }) => <button onClick={list[0].pay}>Pay</button>\n\n<Pay list={[{ pay: () => 1 }]} />',
    );
    expect(html).toContain('<button>Pay</button>');
    expect(html).not.toContain('<Island');
    expect(problems).toMatchObject([
      { line: 3, column: 1, code: 'content/island-prop', message: expect.stringContaining('`list[0].pay`') },
    ]);
  });
});

describe('a mistake in a script', () => {
  it.each([
    ['in its syntax', 'export default () => <b>\n  {(}\n</b>', ['a.jsx:2:5 content/script-syntax']],
    ['in its syntax that only engines see', 'const a = 1\nconst a = 2', ['a.jsx:2:7 content/script-syntax']],
    [
      'in a name',
      'export default () => <p>\n  <Crad>in</Crad>{nope}</p>',
      [
        'a.jsx:2:4 content/unknown-component',
        'a.jsx:2:19 content/undefined-name',
        'a.jsx:2:3 content/failed-component',
        'page.mdx:3:1 content/failed-component',
      ],
    ],
    [
      'that throws',
      '\nexport default ({ b }) => {\n  return <p>{b.c.d}</p>\n}',
      ['a.jsx:3:3 content/failed-component', 'page.mdx:3:1 content/failed-component'],
    ],
    [
      'that throws at once',
      'export const a = 1\n  throw new Error("no")',
      ['a.jsx:2:3 content/failed-component', 'page.mdx:1:8 content/failed-component'],
    ],
    [
      'that shows an object',
      'export default () => <p>{{ a: 1 }}</p>',
      ['a.jsx:1:1 content/failed-component', 'page.mdx:3:1 content/failed-component'],
    ],
    [
      'in its imports',
      'import _ from "lodash"\nimport { b } from "./bb"\nexport default () => <p>{_(b)}</p>',
      ['a.jsx:1:16 content/unsupported-import', 'a.jsx:2:21 content/missing-import'],
    ],
    ['in an icon', 'export default () => <Card icon="rokket" />', ['a.jsx:1:34 content/unknown-icon']],
  ])('%s has its place', async (_name, script, expected) => {
    const shown = await show(script, { 'b.jsx': '' });
    expect(tell(shown).slice(0, expected.length)).toEqual(expected);
    expect(shown.html).not.toMatch(/object Object|undefined</);
  });

  it('is found in a file that it imports, and leaves the rest of the page', async () => {
    const shown = await printPage({
      'page.mdx': 'import A from "./a.jsx"\n\nbefore\n\n<A/>\n\nafter {[1].map(() => <A/>)}',
      'a.jsx': 'import { b } from "./b.js"\nexport default () => <p>{b()}</p>',
      'b.js': '\n\nexport function b() {\n  throw new TypeError("broken")\n}',
    });
    expect(tell(shown)).toContain('b.js:4:3 content/failed-component');
    expect(tell(shown)).toContain('page.mdx:5:1 content/failed-component');
    expect(shown.html).toContain('before');
    expect(shown.html).toContain('after');
    expect(shown.html).toContain('This part of the page cannot be shown: broken');
  });

  it('in data has its place', async () => {
    const shown = await printPage({
      'page.mdx': 'import d from "./d.json"\n\nx {d.a}',
      'd.json': '{\n  "a": 1,\n}',
    });
    expect(tell(shown)[0]).toBe('d.json:3:1 content/data-syntax');
  });

  it('of importing itself is a chain', async () => {
    const { problems } = await show('import { b } from "./b"\nexport default () => <p>{b}</p>', {
      'b.jsx': 'import A from "./a.jsx"\nexport const b = 1',
    });
    expect(problems[0]).toMatchObject({ file: 'b.jsx', line: 1, code: 'content/snippet-cycle' });
    expect(problems[0]?.message).toContain('a.jsx -> b.jsx -> a.jsx');
  });

  it('does not lead out of the site', async () => {
    const outside = writeSite({ 'secret.js': 'export default "Secret"' });
    const root = writeSite({
      'page.mdx': 'import A from "./a.jsx"\nimport s from "./link.js"\n\n<A/> {s}',
      'a.jsx': `import one from "../../../../..${outside}/secret.js"\nimport two from "./link.js"\nexport default () => <p>{String(one)}{String(two)}</p>`,
    });
    symlinkSync(join(outside, 'secret.js'), join(root, 'link.js'));
    const { page } = await readPageSource(root, root, join(root, 'page.mdx'));
    if (!page) throw new Error('No page');
    const shown = printCompiled(await compilePage(page, makeContext(root)));
    expect(shown.html).not.toContain('Secret');
    expect(tell(shown).filter((line) => line.includes('missing-import'))).toHaveLength(3);
  });
});
