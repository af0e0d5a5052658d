import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCheck } from '../check.ts';
import { runImport } from '../import.ts';
import { startProgress } from '../progress.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-project-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

async function run(
  options: { readonly force?: boolean; readonly json?: boolean; readonly to?: string } = {},
) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const code = await runImport({ folder, force: false, json: false, ...options, print });
  return { code, output: lines.join('\n') };
}

async function check(root: string): Promise<string> {
  const found: string[] = [];
  const progress = startProgress({ write: () => undefined });
  const print = (line: string) => void found.push(line);
  await runCheck({
    folder: root,
    strict: false,
    format: 'text',
    progress,
    external: false,
    offline: false,
    print,
  });
  return found.join('\n');
}

const readSite = (file: string) => readFile(join(folder, file), 'utf8');

const DOCUSAURUS = {
  'docusaurus.config.js': `const config = {
  title: 'Lantern',
  url: 'https://lantern.example',
  baseUrl: '/docs-site/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]],
  themeConfig: {
    navbar: { title: 'Lantern', items: [{ to: '/docs/start', label: 'Docs' }, { to: '/nowhere', label: 'Lost' }] },
    footer: { copyright: 'Lantern' },
  },
};

export default config;
`,
  'sidebars.js': `module.exports = {
  main: ['start', { type: 'category', label: 'Guides', items: ['guides/light', { type: 'link', label: 'Shop', href: 'https://shop.example' }] }],
};
`,
  'docs/01-start.md':
    '---\nsidebar_label: Begin\n---\n\n# Start\n\n:::note\n\nSee [light](./guides/02-light.mdx).\n\n:::\n',
  'docs/guides/02-light.mdx': '# Light\n\n![Lamp](/img/lamp.svg)\n',
  'static/img/lamp.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>',
};

const STARLIGHT = {
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://lumen.example',
  integrations: [
    starlight({
      title: 'Lumen',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/lumen/lumen' }],
      lastUpdated: true,
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } },
      sidebar: [
        { label: 'Start', translations: { de: 'Anfang' }, items: ['begin', { label: 'Status', link: 'https://status.example', badge: 'Live' }] },
        { label: 'Guides', autogenerate: { directory: 'guides' } },
      ],
    }),
  ],
});
`,
  'src/content/docs/index.mdx':
    '---\ntitle: Lumen\ntemplate: splash\nhero:\n  tagline: Light.\n  image:\n    file: ../../assets/lamp.svg\n  actions:\n    - text: Begin\n      link: /begin/\n---\n',
  'src/content/docs/begin.md': '---\ntitle: Begin\n---\n\n:::tip[Use {it}]\nAs `<b>` < c.\n:::\n',
  'src/content/docs/de/begin.md': '---\ntitle: Anfang\n---\n\nHallo.\n',
  'src/content/docs/guides/b.mdx':
    "---\ntitle: B\nsidebar:\n  order: 2\n---\n\nimport { Steps } from '@astrojs/starlight/components';\n\n<Steps>\n1. One\n2. Two\n</Steps>\n",
  'src/content/docs/guides/c.mdx': '---\ntitle: C\nsidebar:\n  order: 1\n---\n\n[B](../b/)\n',
  'src/assets/lamp.svg': DOCUSAURUS['static/img/lamp.svg'],
};

describe('octavo import of a project', () => {
  it('writes a site of a project of Starlight that checks without an error, and leaves the project as it is', async () => {
    await write(STARLIGHT);
    const { code, output } = await run();
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Wrote site\.json, 6 pages and 1 other file\. Your own files stay as they are\.$/m,
    );
    expect(output).toMatch(/^astro\.config\.mjs:10:\d+ +left out +lastUpdated$/m);
    for (const [file, content] of Object.entries(STARLIGHT)) expect(await readSite(file)).toBe(content);
    expect(JSON.parse(await readSite('site.json'))).toMatchObject({
      name: 'Lumen',
      languages: [{ language: 'en' }, { language: 'de', name: 'Deutsch', labels: { Start: 'Anfang' } }],
      navigation: [
        { group: 'Start', pages: ['begin', 'links/status'] },
        { group: 'Guides', pages: ['guides/c', 'guides/b'] },
      ],
      footerSocials: { github: 'https://github.com/lumen/lumen' },
    });
    expect(await readSite('content/begin.md')).toBe(
      '---\ntitle: Begin\n---\n\n<Tip title="Use {it}">\n\nAs `<b>` \\< c.\n\n</Tip>\n',
    );
    expect(await check(folder)).not.toMatch(/^(?:error|warning) /m);
    expect((await run()).output).toMatch(/^Nothing to change: /m);
  });

  it('does not take a project of Astro without Starlight for one', async () => {
    await write({ 'astro.config.mjs': 'export default {};\n' });
    expect(await run()).toMatchObject({
      code: 1,
      output: expect.stringContaining('there is nothing to import'),
    });
  });

  it('writes a site of a project of Docusaurus that checks without an error, and leaves the project as it is', async () => {
    await write(DOCUSAURUS);
    const { code, output } = await run();
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Wrote site\.json, 3 pages and 1 other file\. Your own files stay as they are\.$/m,
    );
    expect(output).toMatch(/^docusaurus\.config\.js:7:\d+ +left out +the link "Lost"$/m);
    expect(output).toMatch(/^docusaurus\.config\.js:8:\d+ +left out +the copyright of the footer$/m);
    for (const [file, content] of Object.entries(DOCUSAURUS)) expect(await readSite(file)).toBe(content);
    expect(await readSite('content/docs/start.md')).toBe(
      '---\ntitle: Start\nsidebarTitle: Begin\n---\n\n<Note>\n\nSee [light](/docs/guides/light).\n\n</Note>\n',
    );
    expect(JSON.parse(await readSite('site.json'))).toMatchObject({
      name: 'Lantern',
      siteUrl: 'https://lantern.example/docs-site',
      navigation: [
        { group: '', pages: ['docs/start'] },
        { group: 'Guides', pages: ['docs/guides/light', 'docs/links/shop'] },
      ],
      topbarLinks: [{ name: 'Docs', url: '/docs/start' }],
    });
    expect(await check(folder)).not.toMatch(/^(?:error|warning) /m);
  });

  it('changes nothing the second time, and nothing that the writer changed since', async () => {
    await write(DOCUSAURUS);
    await run();
    expect((await run()).output).toMatch(
      /^Nothing to change: the site says all that docusaurus\.config\.js and its pages do\.$/m,
    );
    await write({ 'content/docs/start.md': 'Mine.\n' });
    const again = await run();
    expect(again.code).toBe(0);
    expect(again.output).toContain(
      'Nothing was written.\n1 file that you changed since was left as it is:\n  content/docs/start.md\n',
    );
    expect(await readSite('content/docs/start.md')).toBe('Mine.\n');
    await write({ 'site.json': '{}' });
    const kept = await run();
    expect(kept.code).toBe(1);
    expect(kept.output).toContain('Nothing was written.');
    const forced = await run({ force: true });
    expect(forced.code).toBe(0);
    expect(await readSite('site.json.before-import')).toBe('{}');
    expect(await readSite('content/docs/start.md.before-import')).toBe('Mine.\n');
  });

  it('writes into another folder', async () => {
    await write(DOCUSAURUS);
    const to = join(folder, 'new');
    const { code, output } = await run({ to });
    expect(code).toBe(0);
    expect(output).toContain('Wrote site.json, 3 pages and 1 other file in new.');
    expect(output).toContain(`Next: octavo dev ${to}`);
    expect((await readdir(to)).filter((name) => name !== '.octavo').sort()).toEqual([
      'content',
      'public',
      'site.json',
      'site.schema.json',
    ]);
  });

  it('finds a project in a folder, with documents beside it, where the site goes elsewhere', async () => {
    await write({
      'website/docusaurus.config.js':
        "module.exports = { title: 'A', presets: [['classic', { docs: { path: '../docs' } }]] };\n",
      'docs/a.md': '# A\n\nText.\n',
    });
    const { output } = await run();
    expect(output).toMatch(/There is one in .*website: run octavo import on that folder\.$/);
    expect((await run({ to: join(folder, 'new') })).code).toBe(0);
    expect(await readSite('new/content/docs/a.md')).toBe('---\ntitle: A\n---\n\nText.\n');
  });

  it('does not mix its pages with those of a project that has them in content/', async () => {
    await write({
      'docusaurus.config.js':
        "export default { title: 'A', presets: [['classic', { docs: { path: 'content' } }]] };\n",
      'content/a.md': '# A\n',
    });
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain('octavo import --to my-site');
    expect((await run({ to: join(folder, 'new') })).code).toBe(0);
  });

  it('says where a configuration cannot be read, and writes nothing', async () => {
    await write({ 'docusaurus.config.js': 'export default {\n' });
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^error docusaurus\.config\.js:1:1 {2}docusaurus\.config\.js cannot be read as JavaScript/m,
    );
    expect(output).toContain('Nothing was written.');
  });

  it('prints the same as data', async () => {
    await write(DOCUSAURUS);
    const { output } = await run({ json: true });
    expect(JSON.parse(output)).toMatchObject({
      from: 'docusaurus.config.js',
      outcome: 'written',
      kept: [],
      summary: { pages: 3 },
    });
  });
});
