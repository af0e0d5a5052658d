import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../tests/support/compile-page.ts';
import { makeContext, printCompiled, printPage, writeSite } from '../../../tests/support/page-fixture.ts';
import { readPageSource } from '../files/discover-pages.ts';

const note = '---\ntitle: x\n---\nHello **{name}**.';

describe('a snippet', () => {
  it('is imported from the content root or relative to the page, with props by bare names', async () => {
    const { html, page, problems } = await printPage(
      {
        'guides/page.mdx':
          'import One from "/snippets/note.mdx"\nimport Two from "../snippets/note.mdx"\nimport Three from "./own.mdx"\n\n<One name="Ann" />\n\n<Two name={"Bob"} />\n\n<Three/>',
        'snippets/note.mdx': note,
        'guides/own.mdx': 'Own',
      },
      'guides/page.mdx',
    );
    expect(html.match(/<p>.*<\/p>/g)).toEqual([
      '<p>Hello <strong>Ann</strong>.</p>',
      '<p>Hello <strong>Bob</strong>.</p>',
      '<p>Own</p>',
    ]);
    expect(problems).toEqual([]);
    expect(page.dependencies).toEqual(['guides/own.mdx', 'snippets/note.mdx']);
  });

  it('is shown by <Snippet>, from either folder', async () => {
    const { html, problems } = await printPage({
      'page.mdx': '<Snippet file="a.mdx" />\n\n<Snippet file="deep/b.mdx" name="Bob" />',
      'snippets/a.mdx': 'A',
      '_snippets/deep/b.mdx': note,
    });
    expect(html).toContain('<p>A</p>');
    expect(html).toContain('<p>Hello <strong>Bob</strong>.</p>');
    expect(problems).toEqual([]);
  });

  it('gives its children and exports', async () => {
    const { html, problems } = await printPage({
      'page.mdx':
        'import Box, { version, Mark as M } from "/snippets/box.mdx"\nimport * as all from "/snippets/box.mdx"\n\n<Box>inside</Box>\n\nv{version} v{all.version} <M of="x"/>',
      'snippets/box.mdx':
        'export const version = 3\nexport const Mark = ({ of }) => <mark>{of}</mark>\n\n<div>{children}</div>',
    });
    expect(html).toContain('<div>inside</div>');
    expect(html).toContain('<p>v3 v3 <mark>x</mark></p>');
    expect(problems).toEqual([]);
  });

  it('may use others, and components in JavaScript', async () => {
    const { html, problems } = await printPage({
      'page.mdx': 'import A from "/snippets/a.mdx"\n\n{[1, 2].map((n) => <A n={n} />)}',
      'snippets/a.mdx': 'import B from "./b.mdx"\n\n<B n={n} />',
      'snippets/b.mdx': '<Card title={n}>b</Card>',
    });
    expect(html.replace(/\s/g, '')).toBe('<Cardtitle={1}>b</Card><Cardtitle={2}>b</Card>');
    expect(problems).toEqual([]);
  });

  it('puts its headings where it stands, with ids of their own', async () => {
    const { page } = await printPage({
      'page.mdx': '## Setup\n\n<Snippet file="a.mdx"/>\n\n## End\n\n<Snippet file="a.mdx"/>',
      'snippets/a.mdx': '## Setup\n\n### More',
    });
    expect(page.headings.map(({ id }) => id)).toEqual([
      'setup',
      'setup-1',
      'more',
      'end',
      'setup-2',
      'more-1',
    ]);
  });

  it('hands on what it uses and what is wrong with it, at its own place', async () => {
    const { page, problems } = await printPage({
      'page.mdx': '<Snippet file="a.mdx"/>',
      'snippets/a.mdx': '---\na: b\n---\n\n<Card icon="rocket">a</Card> <Nope/>',
    });
    expect(page.usedComponents).toEqual(['Card']);
    expect(page.usedIcons).toHaveLength(1);
    expect(problems).toMatchObject([
      { file: 'snippets/a.mdx', line: 5, column: 30, code: 'content/unknown-component' },
    ]);
  });

  it('shows the names of parameters that it is not given, with a warning at the tag', async () => {
    const { html, problems } = await printPage({
      'page.mdx': 'Text\n\n<Snippet file="a.mdx"/>',
      'snippets/a.mdx': note,
    });
    expect(html).toContain('Hello <strong>{name}</strong>.');
    expect(problems).toMatchObject([{ file: 'page.mdx', line: 3, column: 1, code: 'content/missing-prop' }]);
  });
});

describe('what is missing', () => {
  it('is a placeholder and a warning at its place', async () => {
    const { html, problems } = await printPage({
      'page.mdx':
        'import A from "/snippets/none.mdx"\nimport B from "./b.jsx"\nimport { useState } from "react"\nimport "x.css"\nimport { nope } from "/snippets/a.mdx"\n\n<A/>\n\nText <B/>.\n\n<Snippet file="aa.mdx"/>\n\n{nope}',
      'snippets/a.mdx': 'A',
    });
    expect(html).toContain(
      '<div class="missing-content" role="note">Missing snippet: /snippets/none.mdx</div>',
    );
    expect(html).toContain('<span class="missing-content" role="note">Missing file: ./b.jsx</span>');
    expect(html).toContain('Missing snippet: aa.mdx');
    expect(problems.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
      '4:1 content/unloaded-style',
      '1:1 content/missing-import',
      '2:1 content/missing-import',
      '11:1 content/missing-snippet',
      '5:10 content/missing-export',
      '13:1 content/not-text',
    ]);
    expect(problems[3]?.hint).toBe('Did you mean "a.mdx"?');
  });

  it('leaves what stands within it on the page', async () => {
    const { html, problems } = await printPage({
      'page.mdx':
        'import Player from "/snippets/player.jsx"\n\n<Player size={2}>\n\n## Within\n\nText of *mine*.\n\n{(count) => count}\n\n</Player>',
    });
    expect(html).toContain('Missing file: /snippets/player.jsx</div>');
    expect(html).toMatch(/<h2.* id="within".*Text of <em>mine<\/em>\.<\/p>/s);
    expect(problems.map(({ code }) => code)).toEqual(['content/missing-import']);
  });

  it('names the nearest export of a script at the name that is wrong', async () => {
    const { problems } = await printPage({
      'page.mdx':
        'import { Counter, Countr } from "/snippets/counter.jsx"\nimport { Zzz } from "/snippets/counter.jsx"\n\n<Counter/> <Countr/> <Zzz/>',
      'snippets/counter.jsx': 'export const Counter = () => <b>1</b>;',
    });
    expect(problems.map(({ line, column, hint }) => `${line}:${column} ${hint}`)).toEqual([
      '1:19 Did you mean `Counter`?',
      '2:10 It exports Counter.',
    ]);
  });

  it('includes files outside the site', async () => {
    const outside = writeSite({ 'secret.mdx': 'Secret' });
    const root = writeSite({
      'page.mdx': `import A from "../../../../..${outside}/secret.mdx"\nimport B from "/snippets/link.mdx"\n\n<A/> <B/>\n\n<Snippet file="../../secret.mdx"/>`,
      'snippets/a.mdx': '',
    });
    symlinkSync(join(outside, 'secret.mdx'), join(root, 'snippets/link.mdx'));
    const { page } = await readPageSource(root, root, join(root, 'page.mdx'));
    if (!page) throw new Error('No page');
    const { html, problems } = printCompiled(await compilePage(page, makeContext(root)));
    expect(html).not.toContain('Secret');
    expect(problems).toHaveLength(3);
  });
});

describe('a snippet that cannot be shown', () => {
  it('for a mistake leaves the rest of the page', async () => {
    const { html, page, problems } = await printPage({
      'page.mdx': 'Before\n\n<Snippet file="a.mdx"/>',
      'snippets/a.mdx': 'x\n\n<Card>',
    });
    expect(html).toContain('<p>Before</p>');
    expect(html).toContain('This part cannot be shown: snippets/a.mdx');
    expect(page.isBroken).toBe(false);
    expect(problems).toMatchObject([
      { file: 'snippets/a.mdx', line: 3, code: 'mdx/unclosed-tag', severity: 'error' },
    ]);
  });

  it('for a circle names the chain', async () => {
    const { problems } = await printPage({
      'page.mdx': '<Snippet file="a.mdx"/>',
      'snippets/a.mdx': 'import B from "./b.mdx"\n\n<B/>',
      'snippets/b.mdx': '<Snippet file="a.mdx"/>',
    });
    expect(problems).toMatchObject([
      {
        file: 'snippets/b.mdx',
        line: 1,
        code: 'content/snippet-cycle',
        severity: 'error',
        message:
          'These files include each other without end: snippets/a.mdx -> snippets/b.mdx -> snippets/a.mdx.',
      },
    ]);
  });

  it('for many doublings ends soon', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 14 }, (_, index) => [
        `snippets/s${index}.mdx`,
        `## H\n\n<Snippet file="s${index + 1}.mdx"/>\n\n<Snippet file="s${index + 1}.mdx"/>`,
      ]),
    );
    const { page } = await printPage({
      ...files,
      'snippets/s14.mdx': '## End',
      'page.mdx': '<Snippet file="s0.mdx"/>',
    });
    expect(page.isBroken).toBe(false);
  });

  it('for doublings without end is a message where they are too many', async () => {
    const { problems, page } = await printPage({
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [
          `snippets/s${index}.mdx`,
          `<Snippet file="s${index + 1}.mdx"/>\n\n<Snippet file="s${index + 1}.mdx"/>`,
        ]),
      ),
      'snippets/s40.mdx': 'End.',
      'page.mdx': '<Snippet file="s0.mdx"/>',
    });
    expect(page.isBroken).toBe(false);
    expect(new Set(problems.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
      new Set(['error content/too-many-snippets']),
    );
    expect(problems[0]).toMatchObject({ file: 'snippets/s0.mdx', line: 3, column: 1 });
  });
});

describe('a package that the package.json of the site names', () => {
  const files = {
    'package.json': '{"dependencies":{"tiny":"1.0.0","gone":"1.0.0","broken":"1.0.0"}}',
    'node_modules/tiny/package.json': '{"name":"tiny","version":"1.0.0","exports":"./index.js"}',
    'node_modules/tiny/index.js':
      'import { useState } from "react";\nimport { jsx } from "react/jsx-runtime";\nexport default (word) => word.toUpperCase();\nexport function Count({ from }) { const [n, set] = useState(from); return jsx("button", { onClick: () => set(n + 1), children: `Count ${n}` }); }',
    'node_modules/broken/package.json': '{"name":"broken","version":"1.0.0","exports":"./index.js"}',
    'node_modules/broken/index.js': 'import "no-such-module";\nexport const a = 1;',
    'snippets/shout.jsx': 'import shout from "tiny"\nexport const Shout = ({ word }) => <b>{shout(word)}</b>',
  };

  it('is bundled for a page and for a script, with React left out', async () => {
    const { html, page, problems } = await printPage({
      ...files,
      'page.mdx':
        'import loud, { Count } from "tiny"\nimport { Shout } from "/snippets/shout.jsx"\n\n{loud("a")} <Shout word="b"/>\n\n<Count from={2}/>',
    });
    expect(problems).toEqual([]);
    expect(html).toMatch(/A\s<b>B<\/b>/);
    expect(html).toMatch(
      /<Island file="tiny\.\w+\.js" module="node_modules\/tiny" path="Count"[^>]*><button>Count 2</,
    );
    expect(page.usedComponents).toContain('Island');
  });

  it('is told of a style sheet that it imports, and that pages do not load', async () => {
    const { html, problems } = await printPage({
      ...files,
      'node_modules/tiny/index.js': 'import "./dist/tiny.css";\nexport default () => "tiny";',
      'node_modules/tiny/dist/tiny.css': '.tiny { color: teal }',
      'snippets/shout.jsx':
        'import "./shout.css"\nimport "tiny/dist/tiny.css"\nimport "/top.css"\nexport const Shout = () => <b>!</b>',
      'page.mdx':
        'import tiny from "tiny"\nimport { Shout } from "/snippets/shout.jsx"\nimport "./top.css"\n\n{tiny()} <Shout/>',
    });
    expect(html).toMatch(/tiny\s<b>!<\/b>/);
    expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`).sort()).toEqual([
      'page.mdx:1 content/package-style',
      'snippets/shout.jsx:1 content/unloaded-style',
      'snippets/shout.jsx:2 content/unloaded-style',
    ]);
    expect(problems.find(({ line, file }) => file === 'page.mdx' && line === 1)?.message).toContain(
      'tiny/dist/tiny.css',
    );
  });

  it('is told where it is not installed, or cannot be bundled', async () => {
    const { html, problems } = await printPage({
      ...files,
      'page.mdx': 'import Gone from "gone"\nimport { a } from "broken"\n\n<Gone/> {a}',
    });
    expect(problems.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
      '1:8 content/missing-package',
      '2:10 content/failed-package',
      '4:9 content/not-text',
    ]);
    expect(problems[1]?.message).toMatch(/"broken" cannot be bundled.*no-such-module/);
    expect(html).not.toContain('undefined');
  });
});
