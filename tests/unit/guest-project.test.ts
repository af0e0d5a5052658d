import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listOutputFiles } from '../../src/build/output/list-files.ts';
import { takePort } from '../security/raw-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const astro = join(root, 'node_modules/astro/bin/astro.mjs');

/** What of the configuration of the fixture a build has another of; `guest: false` leaves Octavo out. */
type Settings = Readonly<Record<string, unknown>>;

interface BuiltProject {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly log: string;
}

const folders: string[] = [];

/** Runs Astro in a copy of the project: someone's project with Octavo in it needs the package above it, as in `node_modules`. */
async function run(words: readonly string[], settings: Settings) {
  await mkdir(join(root, '.octavo'), { recursive: true });
  const folder = await mkdtemp(join(root, '.octavo', 'guest-'));
  folders.push(folder);
  await cp(join(root, 'tests/fixtures/astro-project'), folder, { recursive: true });
  const child = spawn(process.execPath, [astro, ...words], {
    cwd: folder,
    env: {
      // Vitest's variables (`DEV`, `VITEST`, …) count for Astro too.
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: words[0] === 'build' ? 'production' : 'development',
      NO_COLOR: '1',
      PROJECT_SETTINGS: JSON.stringify(settings),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  return { child, folder, log: () => text };
}

/** Builds the project in a folder of its own. */
async function build(settings: Settings): Promise<BuiltProject> {
  const { child, folder, log } = await run(['build'], settings);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(log());
  const names = (await listOutputFiles(join(folder, 'dist'))).toSorted();
  const read = async (name: string) => [name, await readFile(join(folder, 'dist', name))] as const;
  return { files: new Map(await Promise.all(names.map(read))), log: log() };
}

/** The text of a built file without hashes: those in names of others, and Astro's of the folder that an island is from. */
function readPlain({ files }: BuiltProject, name: string): string | undefined {
  const text = files.get(name)?.toString('latin1');
  return text?.replace(
    /(?<=(?:_astro|files)\/[\w.-]+\.)[\w-]{8}(?=\.\w+)|(?<=<astro-island uid=")\w+/g,
    'HASH',
  );
}

/** The style sheet with a rule. */
function readSheet({ files }: BuiltProject, rule: RegExp): string | undefined {
  const sheets = [...files].filter(([name]) => name.endsWith('.css')).map(([, bytes]) => bytes.toString());
  return sheets.find((text) => rule.test(text));
}

/** Files that a project shares with everything in it. */
const shared = /^(?:(?:_astro|files)\/.*|sitemap-0\.xml|_redirects)$/;

const withoutHash = (name: string) => name.replace(/\.[\w-]{8}(?=\.\w+$)/, '.HASH');

/** All that Astro's configuration says of addresses, otherwise than by default. */
const otherwise: Settings = {
  base: '/shop',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'files', inlineStylesheets: 'never' },
};

const mount = { config: 'guide/site.json', content: 'guide/pages', base: '/docs' };

let alone: BuiltProject;
let hosting: BuiltProject;
let aloneOtherwise: BuiltProject;
let mounting: BuiltProject;

beforeAll(async () => {
  [alone, hosting] = await Promise.all([build({ guest: false }), build({})]);
  [aloneOtherwise, mounting] = await Promise.all([
    build({ ...otherwise, guest: false }),
    build({ ...otherwise, options: mount }),
  ]);
}, 120_000);
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe('an Astro project with pages of its own', () => {
  it.each([
    ['', () => ({ without: alone, having: hosting })],
    [
      ' where its configuration says much of addresses',
      () => ({ without: aloneOtherwise, having: mounting }),
    ],
  ] as const)('keeps what it publishes, byte for byte, but for hashes in names%s', (_where, open) => {
    const { without, having } = open();
    const own = [...without.files.keys()].filter((name) => !shared.test(name));
    expect(own.filter((name) => name.endsWith('.html'))).toHaveLength(11);
    expect(readSheet(without, /\.p-\\\[13px\\\]/)).toMatch(/\.max-w-prose/);
    expect(own.filter((name) => readPlain(having, name) !== readPlain(without, name))).toEqual([]);
    const names = new Set([...having.files.keys()].map(withoutHash));
    expect([...without.files.keys()].map(withoutHash).filter((name) => !names.has(name))).toEqual([]);
    const sheets = [...without.files.keys()].filter((name) => name.endsWith('.css'));
    expect(
      sheets.filter(
        (name) => having.files.get(name)?.equals(without.files.get(name) ?? Buffer.of()) !== true,
      ),
    ).toEqual([]);
  });

  it('loads no script of Octavo’s on its pages', () => {
    const scripts = [...hosting.files].filter(([name]) => /^_astro\/(?:Counter|client|about)\./.test(name));
    expect(scripts).toHaveLength(3);
    for (const [, bytes] of scripts) expect(bytes.toString()).not.toMatch(/PageScript|playground|startup/);
  });

  it('has its own rules before those of the documentation, and none over a page', () => {
    expect(hosting.files.get('_redirects')?.toString().split('\n')).toEqual([
      '/tea /about 301',
      '/start /quickstart/ 308',
      '/old/:name /guides/:name 308',
      '/guides /guides/brewing/ 307',
      '/api-reference/teas /api-reference/teas/read-a-tea/ 307',
      '/api-reference /api-reference/teas/read-a-tea/ 307',
      '',
    ]);
    expect(hosting.files.get('_headers')?.toString()).not.toMatch(/^\/(?!_octavo\/)/m);
  });

  it('says which pages and redirects give way', () => {
    const told = hosting.log.matchAll(/\[octavo\] (\S+) .*?"(\/[^"]*)"\.\n(?:.*\n)*?.*?(project\/[\w-]+)/g);
    expect([...told].map(([, place, url, code]) => [place, url, code])).toEqual([
      ['content/about.mdx:1:1', '/about/', 'project/taken-page'],
      ['content/changelog.mdx:1:1', '/changelog/', 'project/taken-page'],
      ['content/index.mdx:1:1', '/', 'project/taken-page'],
      ['site.json:10:17', '/blog/first', 'project/taken-redirect'],
      ['site.json:11:17', '/blog/first', 'project/taken-redirect'],
    ]);
    expect(hosting.log).not.toContain('defined in both');
  });
});

describe('documentation in such a project', () => {
  const pages = ['quickstart', 'guides/brewing', 'api-reference/teas/read-a-tea'];

  it('is complete', () => {
    const names = [...hosting.files.keys()];
    for (const page of pages)
      expect(names).toEqual(expect.arrayContaining([`${page}/index.html`, `${page}.md`]));
    expect(names).toEqual(
      expect.arrayContaining([
        'start/index.html',
        'guides/leaf.svg',
        'openapi.yaml',
        'llms.txt',
        'sitemap.xml',
      ]),
    );
    expect(names.filter((name) => name.startsWith('_octavo/search/')).length).toBeGreaterThan(3);
    expect(names.filter((name) => name.startsWith('_octavo/cards/')).length).toBe(3);
    expect(names).not.toContain('about.md');
  });

  it('has its policy, its colors and its classes', () => {
    for (const page of pages) {
      const html = hosting.files.get(`${page}/index.html`)?.toString() ?? '';
      expect(html).toContain('http-equiv="Content-Security-Policy"');
      expect(html).not.toMatch(/ style="/);
      const [, sheet = ''] = /href="\/(_astro\/index\.[\w-]+\.css)"/.exec(html) ?? [];
      expect(hosting.files.get(sheet)?.toString()).toMatch(/--color-accent:/);
    }
  });

  it.each([
    ['', () => hosting, 'guides/brewing/index.html', '/', '', '_astro'],
    [' below a path', () => mounting, 'docs/install/kettle.html', '/shop/', 'docs/', 'files'],
  ] as const)('has the code of components with a state%s', (_where, open, page, base, folder, assets) => {
    const { files } = open();
    const html = files.get(page)?.toString() ?? '';
    const [, file = ''] = /<octavo-island data-file="([^"]+)"/.exec(html) ?? [];
    expect(files.get(`${folder}_octavo/islands/${file}`)?.toString()).toContain('exports.Cups');
    const [, script = ''] = new RegExp(`src="${base}(${assets}/Island\\.[\\w-]+\\.js)"`).exec(html) ?? [];
    expect(files.get(script)?.toString()).toContain(`${base}${folder}_octavo/islands/`);
  });

  it('stands where the project is published', () => {
    const url = 'https://tea.example.com/quickstart/';
    const html = hosting.files.get('quickstart/index.html')?.toString();
    expect(html).toContain(`<link rel="canonical" href="${url}">`);
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/tea\.example\.com\/_octavo\/cards\//);
    expect(hosting.files.get('sitemap.xml')?.toString()).toContain(`<loc>${url}</loc>`);
    expect(hosting.files.get('sitemap-0.xml')?.toString()).toContain(`<loc>${url}</loc>`);
  });
});

describe('documentation that is mounted below a path', () => {
  const pages = ['docs.html', 'docs/install/kettle.html', 'docs/api-reference/teas/read-a-tea.html'];

  /** The built file that a URL of the project leads to. */
  function findTarget(url: string): string | undefined {
    const path = url.replace(/^\/shop\/?|[?#].*$/g, '');
    return [path, `${path}.html`, `${path}/index.html`].find((name) => mounting.files.has(name));
  }

  it('has all of its files there, and every address on its pages leads to one', () => {
    for (const page of pages) {
      const html = mounting.files.get(page)?.toString() ?? '';
      const urls = [...html.matchAll(/ (?:href|src)="([^"#][^"]*)"/g)].map(([, url = '']) => url);
      const own = urls.filter((url) => !url.startsWith('https://'));
      expect(own.filter((url) => !/^\/shop\/(?:docs(?:\/.*[^/])?|files\/.*)$/.test(url))).toEqual([]);
      expect(own.length).toBeGreaterThan(8);
      expect(own.filter((url) => findTarget(url) === undefined)).toEqual([]);
      expect(html).toContain('http-equiv="Content-Security-Policy"');
    }
    const below = [...mounting.files.keys()].filter((name) => !aloneOtherwise.files.has(name));
    const elsewhere = below.filter((name) => !/^(?:docs[./]|files\/)/.test(name));
    expect(elsewhere).toEqual(['_headers']);
  });

  it('has the search, cards, machines’ files and redirects of the path', () => {
    const text = (name: string) => mounting.files.get(name)?.toString();
    expect(text('docs/_octavo/search/index.json')).toBeDefined();
    expect(text('docs/api.yaml')).toContain('openapi: 3.1.1');
    const address = 'https://tea.example.com/shop/docs';
    expect(text('docs/install/kettle.html')).toContain(
      `<link rel="canonical" href="${address}/install/kettle">`,
    );
    expect(text('docs/sitemap.xml')?.match(/(?<=<loc>)[^<]*/g)).toEqual([
      address,
      `${address}/install/kettle`,
      `${address}/api-reference/teas/read-a-tea`,
    ]);
    expect(text('docs/install/kettle/rss.xml')).toContain(
      `<link>${address}/install/kettle#2026-01-01</link>`,
    );
    expect(text('docs/index.md')).toContain('[The kettle](/shop/docs/install/kettle)');
    expect(text('docs/llms.txt')).toContain(`${address}/install/kettle.md`);
    expect(text('_redirects')?.split('\n').slice(0, 2)).toEqual([
      '/tea /about 301',
      '/shop/docs/kettle /shop/docs/install/kettle 308',
    ]);
    expect(text('_headers')).toMatch(/^\/shop\/docs\/_octavo\//);
  });
});

describe('the development server of such a project', () => {
  it('answers with what is the project’s own first, and with the documentation', async () => {
    const port = await takePort();
    const { child, log } = await run(['dev', '--port', String(port)], {});
    onTestFinished(() => void child.kill());
    const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
    await vi.waitFor(async () => expect((await ask('/')).status, log()).toBe(200), {
      timeout: 60_000,
      interval: 100,
    });
    const own = [
      '/',
      '/about',
      '/order',
      '/visit',
      '/changelog',
      '/teas/green',
      '/blog/first',
      '/robots.txt',
    ];
    const asked = [
      ...own,
      '/src/components/Counter.jsx',
      '/_image?href=/src/components/leaf.svg',
      '/mark.svg',
    ];
    for (const path of asked) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-security-policy')).toBeNull();
      expect(await answer.text()).not.toMatch(/octavo-|LiveScript/);
    }
    for (const path of ['/nowhere', '/teas/none', '/nowhere/page']) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('<h1 style="color: brown"');
    }
    const page = await (await ask('/quickstart')).text();
    expect(page).toContain('<title>Quickstart - Tea Shop</title>');
    expect(page).toContain('LiveScript.astro');
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]*index\.css[^"]*)"/.exec(page) ?? [];
    const style = await fetch(`http://localhost:${port}${sheet}`, { headers: { Accept: 'text/css,*/*' } });
    expect(await style.text()).toContain('--topbar-height:');
    for (const path of ['/quickstart.md', '/llms.txt', '/openapi.yaml', '/guides/leaf.svg'])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }, 100_000);
});
