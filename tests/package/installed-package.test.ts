import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import { installNode, listPackageNodes } from '../nodes/older-node.ts';
import { fillGuideBlock, readGuideBlocks } from '../support/guide-blocks.ts';
import { isProof } from '../support/is-proof.ts';
import { readTree } from '../support/mixed-site.ts';
import { makeImage, runCheckAction, runShell } from './guide-steps.ts';
import { findCommand, npmInstall, packOctavo, startProject } from './pack-octavo.ts';

const run = promisify(execFile);

const { vite, rolldown } = manifest.devDependencies;

/** Packages of the repository's own. */
const unwanted = /^(?:fastify|mermaid|node-(?:linux|win)-.*|pg|playwright.*|typescript|vitest)$/;

/** The most that an install may weigh, in MB of disk, and the most packages that it may have. */
const budget = { megabytes: 195, packages: 300 };

/** Outside the repository, so that nothing of its `node_modules` is found. */
const folder = mkdtempSync(join(tmpdir(), 'octavo-installed-'));

/** How each package manager, of the version that npm gives, adds packages to a project. */
const managers: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['npm', npmInstall],
  // It ends with an error where a package has an install script that nobody allowed, as esbuild has, which runs without.
  ['pnpm', ['npx', '--yes', 'pnpm@12.21.0', 'add', '--config.strict-dep-builds=false']],
  // Half a minute more, as long as both others with all that follows.
  ...(isProof
    ? [['yarn', ['npx', '--yes', 'yarn@1.22.22', 'add', '--silent', '--non-interactive']] as const]
    : []),
];

const project = join(folder, 'npm');
let browser: Browser;
let packed = '';
const report: string[] = [];
let peer = Promise.resolve();

/** Adds packages to a project of its own and notes what that took; gives how many there are. */
async function install(name: string, words: readonly string[], packages: readonly string[]): Promise<void> {
  const place = join(folder, name);
  // What is bundled is compared with what the repository bundles; the others have the newest that Astro allows.
  startProject(place, name === 'npm' ? { vite, rolldown } : {});
  const [program = '', ...rest] = words;
  const start = performance.now();
  await run(program, [...rest, ...packages], { cwd: place });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  report.push(`${name.padEnd(16)} ${weigh(name)} MB installed in ${seconds} s`);
}

/** The disk that a project's packages take, in MB, as `du` counts it. */
function weigh(name: string): number {
  const words = ['-sk', join(folder, name, 'node_modules')];
  return Math.round(Number.parseInt(execFileSync('du', words, { encoding: 'utf8' }), 10) / 1024);
}

beforeAll(async () => {
  packed = await packOctavo(folder);
  for (const [name, add] of managers) await install(name, add, [packed]);
  // Beside what the tests run: it takes as long as both others.
  if (isProof) peer = install('Starlight', npmInstall, ['astro@7.3.4', '@astrojs/starlight@0.42.4']);
  // Told by the test that waits for it.
  peer.catch(() => undefined);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const commandOf = (manager: string) => findCommand(join(folder, manager));

/** Starts a command that serves, does something with its URL as soon as it says it, and ends it. */
async function whileServed(
  [node = '', ...words]: readonly string[],
  cwd: string,
  act: (url: string) => Promise<void>,
): Promise<void> {
  // Astro answers nothing where it takes itself for a test's.
  const env = { ...process.env, VITEST: undefined };
  const child: ChildProcess = spawn(node, [...words, '--port', '0'], { cwd, env });
  try {
    await act(
      await new Promise<string>((resolve, reject) => {
        let text = '';
        child.stdout?.on('data', (part) => {
          text += String(part);
          const found = /http:\S+/.exec(text)?.[0];
          if (found !== undefined) resolve(found);
        });
        child.once('close', () => reject(new Error(text)));
      }),
    );
  } finally {
    child.kill('SIGTERM');
  }
}

const nodes = listPackageNodes();

/** Each Node.js with what npm has installed, and, in `npm run proof`, with what the others have. */
const cases = managers.flatMap(([manager]) =>
  nodes
    .filter((_, index) => isProof || manager === 'npm' || index === nodes.length - 1)
    .map((node) => ({ manager, ...node })),
);

describe.each(cases)(
  'the package, installed by $manager, on Node.js $version',
  ({ manager, version, program }) => {
    const cwd = join(folder, manager);
    const site = `demo-${version}`;
    const octavo = async (...words: readonly string[]) =>
      (await run(program, [commandOf(manager), ...words], { cwd })).stdout;

    it('makes a site, checks, builds and serves it, and shows an edit', async () => {
      expect(await octavo('new', site)).toContain(`octavo dev ${site}`);
      expect(await octavo('check', '--strict', site)).toContain('0 errors, 0 warnings');
      mkdirSync(join(cwd, site, 'components'));
      writeFileSync(
        join(cwd, site, 'components/Price.jsx'),
        'export default ({ amount }) => <b>{amount} EUR</b>;\n',
      );
      appendFileSync(
        join(cwd, site, 'content/index.mdx'),
        '\n<Price amount={3} /> for $$x^2$$\n\n```mermaid\nflowchart TD\n  a --> b\n```\n',
      );
      expect(await octavo('build', site)).toMatch(/^5 pages in /m);
      const home = readFileSync(join(cwd, site, 'dist/index.html'), 'utf8');
      expect(home).toMatch(/<b>3 EUR<\/b> for <math/);
      expect(home).toMatch(/<div class="diagram"[^>]*><svg/);
      const built = readFileSync(join(cwd, site, 'dist/api-reference/get-plant/index.html'), 'utf8');
      expect(built).toContain('<octavo-playground');
      await whileServed([program, commandOf(manager), 'serve', site], cwd, async (url) => {
        expect(await (await fetch(url)).text()).toContain('<h1');
      });
      await whileServed([program, commandOf(manager), 'dev', site], cwd, async (url) => {
        const page = await browser.newPage();
        const broken: string[] = [];
        page.on('response', (answer) => void (answer.status() >= 400 && broken.push(answer.url())));
        page.on('pageerror', (error) => void broken.push(error.message));
        await page.goto(new URL('quickstart', url).href);
        const file = join(cwd, site, 'content/quickstart.mdx');
        writeFileSync(file, `${readFileSync(file, 'utf8')}\nAn edit that is seen.\n`);
        await page.getByText('An edit that is seen.').waitFor();
        expect(broken).toEqual([]);
        await page.close();
      });
    });

    it('can be imported', async () => {
      const code = `
      const { octavo } = await import('octavo');
      const { createFetchRelay } = await import('octavo/relay');
      console.log(octavo().name, typeof createFetchRelay);`;
      const { stdout } = await run(program, ['--input-type=module', '-e', code], { cwd });
      expect(stdout).toBe('octavo function\n');
    });
  },
);

it('has components that Node.js loads as they are, without Vite, unless they need it or a site can replace what they show', async () => {
  const code = `
    const { createLoadedModules } = await import('./node_modules/octavo/dist/astro/hooks/loaded-modules.js');
    const layout = process.cwd() + '/node_modules/octavo/dist/astro/layouts/PageView.astro';
    for (const isGuest of [false, true]) {
      const plugin = createLoadedModules(isGuest);
      await plugin.configResolved({ environments: {} });
      for (const name of ['page/InterfaceIcon', 'reference/FieldRow', 'playground/Playground', '../astro/layouts/SiteFrame']) {
        const found = plugin.resolveId('../../components/' + name + '.astro', layout);
        console.log(name, found === undefined ? 'Vite' : typeof (await import(found.id)).default);
      }
    }`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: project });
  expect(stdout.split('\n')).toEqual([
    'page/InterfaceIcon function',
    'reference/FieldRow function',
    'playground/Playground Vite',
    '../astro/layouts/SiteFrame Vite',
    ...[
      'page/InterfaceIcon',
      'reference/FieldRow',
      'playground/Playground',
      '../astro/layouts/SiteFrame',
    ].map((name) => `${name} Vite`),
    '',
  ]);
});

it('has the code that renders most sites, whose bytes are those of what Astro bundles here', async () => {
  const site = 'shipped';
  const build = (...words: readonly string[]) =>
    run(process.execPath, [commandOf('npm'), 'build', site, ...words], { cwd: project });
  await run(process.execPath, [commandOf('npm'), 'new', site], { cwd: project });
  appendFileSync(join(project, site, 'content/index.mdx'), '\nŒuvres\n');
  await build();
  const listCode = () => readdirSync(join(project, site, '.octavo/renderer/code/chunks')).sort();
  const taken = listCode();
  const shipped = readdirSync(join(project, 'node_modules/octavo/dist/renderer/code/chunks'));
  expect(taken.filter((name) => !shipped.includes(name))).toEqual([]);
  await build('--no-cache', '--out', join(project, 'bundled'));
  expect(await readTree(join(project, site, 'dist'))).toEqual(await readTree(join(project, 'bundled')));
  // Scripts know their base, so these are bundled.
  await build('--base', '/docs/');
  expect(listCode()).not.toEqual(taken);
  const home = readFileSync(join(project, site, 'dist/index.html'), 'utf8');
  expect(home).toMatch(/src="\/docs\/_astro\/PageScript\.[\w-]+\.js"/);
});

it('the command tells an older Node.js in a sentence that it is too old', async () => {
  const older = installNode('20.20.2');
  const result = await run(older, [commandOf('npm'), '--version']).catch((error) => error);
  expect(result.stderr).toBe(
    'Octavo needs Node.js 22.12 or later, but this is v20.20.2. Install a newer Node.js.\n',
  );
  expect(result.code).toBe(1);
});

it('the package has types without a mistake, for the strictest of projects', async () => {
  const settings = {
    extends: 'astro/tsconfigs/strictest',
    compilerOptions: { noEmit: true, skipLibCheck: false, types: [], lib: ['ES2024', 'DOM'] },
    include: ['*.ts'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
  const code = `import { octavo, type Problem } from 'octavo';
import { createConnectTransport, createFetchRelay } from 'octavo/relay';

const problem: Problem['severity'] = 'error';
export const used = [octavo().name, problem, createFetchRelay, createConnectTransport];
`;
  writeFileSync(join(project, 'uses.ts'), code);
  const compiler = join(dirname(import.meta.dirname), '../node_modules/typescript/bin/tsc');
  const result = await run(process.execPath, [compiler, '--project', project]).catch((error) => error);
  const mistakes = String(result.stdout)
    .split('\n')
    .filter((line) => /node_modules.octavo.|^uses/.test(line));
  expect(mistakes).toEqual([]);
});

it('the package brings nothing that only tests, the repository or few sites need, and says what it weighs', async () => {
  const lock = JSON.parse(readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8'));
  const names = Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1) ?? '');
  expect(names.filter((name) => unwanted.test(name))).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(budget.packages);
  await peer;
  process.stdout.write(`${report.join('\n')}\n`);
  expect(weigh('npm')).toBeLessThanOrEqual(budget.megabytes);
  const files = readdirSync(join(project, 'node_modules/octavo'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$|(?:^|\/)service\//.test(file))).toEqual([]);
});

/** A new site in a folder of its own, with the packages that npm installed. */
function makeSite(name: string): string {
  const site = join(folder, name);
  execFileSync(process.execPath, [commandOf('npm'), 'new', site, '--yes']);
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(project, file), join(site, file));
  return site;
}

/** What `npm ci` gives for a lock file: the same packages, without another download. */
function linkPackages(site: string): void {
  execFileSync('cp', ['-al', join(project, 'node_modules'), site]);
}

describe('the guides of hosts, by the package', () => {
  it('print commands for static hosts that work', async () => {
    const site = makeSite('static');
    linkPackages(site);
    const blocks = await readGuideBlocks('deploy/static-hosts');
    const lines = blocks
      .filter(({ title }) => title === 'Terminal')
      .flatMap(({ text }) => text.trim().split('\n'));
    for (const line of lines) expect(await runShell(line, site)).toMatchObject({ code: 0 });
    expect(readFileSync(join(site, 'docs-redirects.conf'), 'utf8')).toContain('return 307 "/api-reference/');
    expect(readFileSync(join(site, 'dist/.htaccess'), 'utf8')).toContain('RewriteRule');
    // Hosts run the command of their settings.
    for (const title of ['netlify.toml', 'vercel.json'])
      expect(lines).toContain(/[cC]ommand"?(?: =|:) "(.*?)"/.exec(fillGuideBlock(blocks, title))?.[1]);
  });

  it('print a Dockerfile whose steps give a server that ends when it is told to', async () => {
    const context = makeSite('docker');
    cpSync(packed, join(context, basename(packed)));
    mkdirSync(join(context, 'dist'));
    const image = join(folder, 'image');
    mkdirSync(image);
    const blocks = await readGuideBlocks('deploy/docker');
    const [program = '', ...words] = await makeImage(
      fillGuideBlock(blocks, 'Dockerfile'),
      fillGuideBlock(blocks, '.dockerignore').split('\n'),
      { context, image, install: () => linkPackages(image) },
    );
    expect(readdirSync(image)).toContain(basename(packed));
    const child = spawn(join(image, program), [...words, '--port', '0'], { cwd: image });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text) => resolve(/:(\d+)/.exec(String(text))?.[1] ?? ''));
      child.once('exit', () => reject(new Error('The server ended.')));
    });
    const origin = `http://localhost:${port}`;
    expect(await (await fetch(origin)).text()).toContain('<h1');
    expect((await fetch(`${origin}/_octavo/relay`)).status).toBe(204);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('check a pull request by the action, which tells each problem at its place', async () => {
    const checkout = makeSite('checkout');
    linkPackages(checkout);
    const given = { install: 'npm ls octavo' };
    mkdirSync(join(checkout, 'my docs'));
    for (const name of ['content', 'public', 'site.json', 'site.schema.json', 'openapi.yaml'])
      renameSync(join(checkout, name), join(checkout, 'my docs', name));
    appendFileSync(join(checkout, 'my docs/content/quickstart.mdx'), '\n[Gone](/gone)\n');
    const inFolder = { ...given, folder: 'my docs' };
    const strict = await runCheckAction(checkout, inFolder);
    expect(strict.output).toMatch(
      /^::warning file=my docs\/content\/quickstart\.mdx,line=\d+,col=8,title=links\/missing-page::The link "\/gone"/m,
    );
    expect(strict.code).toBe(1);
    expect((await runCheckAction(checkout, { ...inFolder, strict: 'false' })).code).toBe(0);
  });
});
