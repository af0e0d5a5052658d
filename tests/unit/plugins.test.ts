import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject } from '../../src/build/project/open-project.ts';
import { program } from '../e2e/octavo-command.ts';

const page = fileURLToPath(new URL('../../content/writing/make-it-your-own.mdx', import.meta.url));
const examples = [...readFileSync(page, 'utf8').matchAll(/^```js octavo\.config\.mjs\n([\s\S]*?)^```/gm)].map(
  ([, text = '']) => text,
);

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

describe('the plugins of the documentation', () => {
  it('do what the page says, side by side', () => {
    const names = examples.map((_text, index) => `example-${index}.mjs`);
    const imports = names.map((name, index) => `import e${index} from './${name}';`).join('\n');
    const all = names.map((_name, index) => `...e${index}.plugins`).join(', ');
    const siteRoot = write('examples', {
      'site.json': '{ "name": "Plugins", "navigation": [{ "group": "A", "pages": ["index"] }] }',
      'package.json': '{ "version": "7.8.9" }',
      'content/index.mdx':
        '---\ntitle: Start\n---\n\nThis is %VERSION%, and `key:Ctrl+K` opens [the list](/pages.json).\n',
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
    expect(JSON.parse(readFileSync(join(siteRoot, 'dist/pages.json'), 'utf8'))).toEqual([
      { url: '/', title: 'Start' },
    ]);
  });
});

describe('a plugin that fails', () => {
  const check = async (config: string, body: string) => {
    count += 1;
    const siteRoot = write(`failing-${count}`, {
      'site.json': '{ "name": "Plugins", "navigation": [{ "group": "A", "pages": ["index"] }] }',
      'content/index.mdx': `---\ntitle: Start\n---\n\n${body}\n`,
      'octavo.config.mjs': config,
    });
    const project = await openProject({ siteRoot, output: undefined, isOffline: true, hasSearch: false });
    try {
      return (await project.checkPages()).map(
        ({ file, line, code, message, hint }) => `${file}:${line} ${code} ${message} ${hint}`,
      );
    } finally {
      await project.close();
    }
  };

  it.each([
    [
      'in a page hook',
      'export default {\n  plugins: [{ name: "a", page({ text }) { return text.none.b; } }],\n};',
      `content/index.mdx:1 plugins/failed-hook The page hook of the plugin "a" failed: Cannot read properties of undefined (reading 'b') Correct the plugin at octavo.config.mjs:2, or take it out.`,
    ],
    [
      'in a promise',
      'export default { plugins: [{ name: "a", page: async () => { throw new Error("no"); } }] };',
      'content/index.mdx:1 plugins/failed-hook The page hook of the plugin "a" failed: no Correct the plugin at octavo.config.mjs:1, or take it out.',
    ],
    [
      'by its result',
      'export default { plugins: [{ name: "a", page: () => 5 }] };',
      'content/index.mdx:1 plugins/page-result The page hook of the plugin "a" gave a value of the type number instead of a text. Return the text of the page, or nothing to leave it as it is.',
    ],
    [
      'in a visitor of Markdown',
      'const p = { name: "p", text() { throw new Error("no"); } };\nexport default { plugins: [{ name: "a", markdown: { mdast: [() => p] } }] };',
      'content/index.mdx:1 plugins/failed-hook The markdown hook of the plugin "a" failed: no Correct the plugin at octavo.config.mjs:1, or take it out.',
    ],
    [
      'as a whole file',
      'import "./none.mjs";',
      /^octavo\.config\.mjs:1 plugins\/failed-config The file cannot be loaded: Cannot find module/,
    ],
    [
      'by its form',
      'export default { plugins: [{ page() {} }] };',
      /^octavo\.config\.mjs:1 plugins\/config-form plugins\[0\] is not an object with a "name"\./,
    ],
    [
      'by a key that it does not have',
      'export default { plugins: [{ name: "a", pages() {} }] };',
      'octavo.config.mjs:1 plugins/unknown-key The plugin "a" has no "pages", so it does nothing. Did you mean "page"?',
    ],
  ])('%s is a mistake that names it', async (_, config, expected) => {
    const [found, ...others] = await check(config, 'Text.');
    if (typeof expected === 'string') expect(found).toBe(expected);
    else expect(found).toMatch(expected);
    expect(others).toEqual([]);
  });

  it('leaves the places of other mistakes as they are in the file', async () => {
    const config =
      'export default { plugins: [{ name: "a", page: ({ text }) => `\\nOne.\\n\\nTwo.\\n${text}` }] };';
    const [found] = await check(config, 'Text.\n\n<Crad title="x" />');
    expect(found).toMatch(/^content\/index\.mdx:7 content\/unknown-component /);
  });
});
