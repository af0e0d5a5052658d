import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutParts } from '../../src/build/project/layout-parts.ts';
import { openProject } from '../../src/build/project/open-project.ts';
import { program, runOctavo } from '../e2e/octavo-command.ts';

const page = fileURLToPath(new URL('../../content/writing/make-it-your-own.mdx', import.meta.url));
const text = readFileSync(page, 'utf8');
const examples = listExamples('js octavo\\.config\\.mjs');

/** The code blocks of the documentation that begin so. */
function listExamples(start: string): readonly string[] {
  const fence = new RegExp(`^\`\`\`${start}\\n([\\s\\S]*?)^\`\`\``, 'gm');
  return [...text.matchAll(fence)].map(([, inside = '']) => inside);
}

let root = '';
let count = 0;

/** Writes a site into a new folder, and gives its absolute path. */
function write(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(root, name);
}

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-plugins-')));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the examples of the documentation', () => {
  it('do what the page says, side by side', () => {
    const names = examples.map((_text, index) => `example-${index}.mjs`);
    const imports = names.map((name, index) => `import e${index} from './${name}';`).join('\n');
    const all = names.map((_name, index) => `...e${index}.plugins`).join(', ');
    const siteRoot = write('examples', {
      'site.json': '{ "name": "Plugins", "navigation": [{ "group": "A", "pages": ["index"] }] }',
      'package.json': '{ "version": "7.8.9" }',
      'content/index.mdx':
        '---\ntitle: Start\n---\n\nThis is %VERSION%, and `key:Ctrl+K` opens [the list](/pages.json).\n\n' +
        'It is <Price amount={12} />.\n\n<Note>First.</Note>\n\n> [!NOTE]\n> Second.\n',
      'components/Price.jsx': listExamples('jsx components/Price\\.jsx').join(),
      'components/Footer.astro': listExamples('astro components/Footer\\.astro').join(),
      'components/PageEnd.astro':
        '<p>End</p>\n<script>\n  const seen: string = "yes";\n  document.body.dataset.seen = seen;\n</script>\n',
      'components/Note.mdx': listExamples('mdx components/Note\\.mdx').join(),
      'octavo.config.mjs': `${imports}\nexport default { plugins: [${all}] };\n`,
      ...Object.fromEntries(names.map((name, index) => [name, examples[index] ?? ''])),
    });
    const out = execFileSync(process.execPath, [program, 'build', '--strict', siteRoot], {
      encoding: 'utf8',
    });
    expect(examples).toHaveLength(3);
    expect(out).toContain('0 errors, 0 warnings');
    const html = readFileSync(join(siteRoot, 'dist/index.html'), 'utf8');
    expect(html).toContain('This is 7.8.9, and <kbd>Ctrl+K</kbd> opens');
    expect(html).toContain('It is <strong>€12.00</strong>.');
    expect(html.match(/class="card[\s\S]*?Please note[\s\S]*?(?:First|Second)\./g)).toHaveLength(2);
    for (const name of ['index.html', '404.html'])
      expect(readFileSync(join(siteRoot, 'dist', name), 'utf8')).toMatch(
        /<style>\.legal\[(data-astro-cid-\w+)\]\{[^}]*\}[\s\S]*class="footer"[\s\S]*<p class="legal" \1>Plugins is a trademark\.<\/p>/,
      );
    const [, script = ''] = /<script type="module" src="\/(_astro\/PageEnd[^"]*)"/.exec(html) ?? [];
    expect(readFileSync(join(siteRoot, 'dist', script), 'utf8')).toMatch(/`yes`.*dataset\.seen=/);
    expect(JSON.parse(readFileSync(join(siteRoot, 'dist/pages.json'), 'utf8'))).toEqual([
      { url: '/', title: 'Start' },
    ]);
  });
});

/** What `octavo check` finds before it builds a site of one page. */
async function check(body: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  count += 1;
  const siteRoot = write(`site-${count}`, {
    'site.json': '{ "name": "Own", "navigation": [{ "group": "A", "pages": ["index"] }] }',
    'content/index.mdx': `---\ntitle: Start\n---\n\n${body}\n`,
    ...files,
  });
  const project = await openProject({ siteRoot, output: undefined, isOffline: true, hasSearch: false });
  try {
    return (await project.checkPages()).map(
      ({ file, line, column, code, message, hint }) => `${file}:${line}:${column} ${code} ${message} ${hint}`,
    );
  } finally {
    await project.close();
  }
}

describe('components of a site', () => {
  it('replace parts of pages, which are told of with the properties that they get', () => {
    const rows = [...text.matchAll(/^\| `(\w+)\.astro` \| .* \| (.*) \|$/gm)].map(([, name, props = '']) => [
      name,
      [...props.matchAll(/`(\w+)`/g)].map(([, prop]) => prop),
    ]);
    const expected = Object.entries(layoutParts).map(([name, { props }]) => [name, props] as const);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));
    for (const { file, props } of Object.values(layoutParts)) {
      const part = readFileSync(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)), 'utf8');
      const own = /interface Props \{([\s\S]*?)\n\}/.exec(part)?.[1] ?? '';
      expect([...own.matchAll(/^ {2}(\w+)\??:/gm)].map(([, prop]) => prop)).toEqual(props);
    }
  });

  it('are used without an import, also by JavaScript, by each other and in snippets', async () => {
    const found = await check('<Outer>a</Outer>\n\n{[1].map(() => <Price />)}\n\n<Snippet file="s.mdx" />', {
      'components/Outer.mdx': '<Card title="x">{children}<Price /></Card>\n',
      'components/Price.jsx': 'export default () => <b>1</b>;\n',
      'snippets/s.mdx': '<Price />\n',
    });
    expect(found).toEqual([]);
  });

  it.each([
    [
      'a property that the component of Octavo does not have',
      {
        'components/Card.jsx':
          'export default function Card({ title, hreff, children, ...rest }) {\n  return <p>{title}</p>;\n}\n',
      },
      'components/Card.jsx:1:39 components/unknown-property The component takes a property "hreff", which <Card> of Octavo does not have. Did you mean "href"?',
    ],
    [
      'a name that is nearly one of Octavo',
      { 'components/Crad.jsx': 'export default () => null;\n' },
      'components/Crad.jsx:1:1 components/near-name <Crad> is a component of its own, and does not replace <Card> of Octavo. Name the file Card to replace that, or leave it as it is.',
    ],
    [
      'two files for one name',
      { 'components/Price.jsx': 'export default () => null;\n', 'components/Price.mdx': 'a\n' },
      'components/Price.mdx:1:1 components/second-file This file is not read, because Price.jsx is the component <Price> too. Remove one of them, or give it another name.',
    ],
    [
      'a property that a part of pages is not given',
      {
        'components/Footer.astro':
          '---\ninterface Props {\n  name: string;\n  homes: string;\n}\n---\n<p>1</p>\n',
      },
      'components/Footer.astro:4:3 components/unknown-part-property The component expects a property "homes", which Footer is not given. Did you mean "home"?',
    ],
    [
      'a name that is nearly a part of pages',
      { 'components/Foter.astro': '<p>1</p>\n' },
      'components/Foter.astro:1:1 components/unknown-kind "Foter.astro" is not read: components of a site are .mdx, .md, .jsx, .tsx, .js or .ts files. Did you mean "Footer.astro", a part of every page?',
    ],
    [
      'a component of another kind',
      { 'components/Price.astro': '<p>1</p>\n' },
      'components/Price.astro:1:1 components/unknown-kind "Price.astro" is not read: components of a site are .mdx, .md, .jsx, .tsx, .js or .ts files. Write it as .mdx or .jsx.',
    ],
  ])('are checked: %s', async (_, files, expected) => {
    expect(await check('Text.', files)).toEqual([expected]);
  });

  it.each([
    [
      'cannot be compiled',
      "---\nimport Nothing from './Nothing.astro';\n---\n<Nothing />\n",
      /^error components\/Footer\.astro:2:21 {2}This component cannot be compiled: "\.\/Nothing\.astro" leads to no file\.$/m,
    ],
    [
      'fails when a page is rendered',
      '<p>{Astro.props.nothing.more}</p>\n',
      /^error components\/Footer\.astro:1:1 {2}This component fails when a page is rendered: .*'more'\)\.$/m,
    ],
  ])('are told of when a part %s', async (_, part, expected) => {
    count += 1;
    const siteRoot = write(`site-${count}`, {
      'site.json': '{ "name": "Own", "navigation": [{ "group": "A", "pages": ["index"] }] }',
      'content/index.mdx': '---\ntitle: Start\n---\n\nText.\n',
      'components/Footer.astro': part,
    });
    const { code, stdout, stderr } = await runOctavo(['build', siteRoot, '--keep-going']);
    expect(stdout).toMatch(expected);
    expect(stdout).toContain('1 error, 0 warnings');
    expect([code, stderr, existsSync(join(siteRoot, 'dist'))]).toEqual([1, '', false]);
  });

  it('give way to what a page imports or exports, and to scripts without a default export', async () => {
    const found = await check('export const Price = () => "own"\n\n<Price /> <Note title="x">y</Note>', {
      'components/Price.jsx': 'export default function Price() { throw new Error("no"); }\n',
      'components/Note.jsx': 'export const Other = () => null;\n',
    });
    expect(found).toEqual([]);
  });
});

describe('a plugin that fails', () => {
  it.each([
    [
      'in a page hook',
      'export default {\n  plugins: [{ name: "a", page({ text }) { return text.none.b; } }],\n};',
      `content/index.mdx:1:1 plugins/failed-hook The page hook of the plugin "a" failed: Cannot read properties of undefined (reading 'b') Correct the plugin at octavo.config.mjs:2, or take it out.`,
    ],
    [
      'in a promise',
      'export default { plugins: [{ name: "a", page: async () => { throw new Error("no"); } }] };',
      'content/index.mdx:1:1 plugins/failed-hook The page hook of the plugin "a" failed: no Correct the plugin at octavo.config.mjs:1, or take it out.',
    ],
    [
      'by its result',
      'export default { plugins: [{ name: "a", page: () => 5 }] };',
      'content/index.mdx:1:1 plugins/page-result The page hook of the plugin "a" gave a value of the type number instead of a text. Return the text of the page, or nothing to leave it as it is.',
    ],
    [
      'in a visitor of Markdown',
      'const p = { name: "p", text() { throw new Error("no"); } };\nexport default { plugins: [{ name: "a", markdown: { mdast: [() => p] } }] };',
      'content/index.mdx:1:1 plugins/failed-hook The markdown hook of the plugin "a" failed: no Correct the plugin at octavo.config.mjs:1, or take it out.',
    ],
    [
      'as a whole file',
      'import "./none.mjs";',
      /^octavo\.config\.mjs:1:1 plugins\/failed-config The file cannot be loaded: Cannot find module/,
    ],
    [
      'by its form',
      'export default { plugins: [{ page() {} }] };',
      /^octavo\.config\.mjs:1:1 plugins\/config-form plugins\[0\] is not an object with a "name"\./,
    ],
    [
      'by a key that it does not have',
      'export default { plugins: [{ name: "a", pages() {} }] };',
      'octavo.config.mjs:1:1 plugins/unknown-key The plugin "a" has no "pages", so it does nothing. Did you mean "page"?',
    ],
  ])('%s is a mistake that names it', async (_, config, expected) => {
    const [found, ...others] = await check('Text.', { 'octavo.config.mjs': config });
    if (typeof expected === 'string') expect(found).toBe(expected);
    else expect(found).toMatch(expected);
    expect(others).toEqual([]);
  });

  it('leaves the places of other mistakes as they are in the file', async () => {
    const config =
      'export default { plugins: [{ name: "a", page: ({ text }) => `\\nOne.\\n\\nTwo.\\n${text}` }] };';
    const [found] = await check('Text.\n\n<Crad title="x" />', { 'octavo.config.mjs': config });
    expect(found).toMatch(/^content\/index\.mdx:7:1 content\/unknown-component /);
  });
});
