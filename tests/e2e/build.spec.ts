import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serveSite } from '../../src/cli/serve-site.ts';
import type { FixtureFolder } from './fixture-folder.ts';
import { type CommandResult, type RunningCommand, runOctavo, startOctavo } from './octavo-command.ts';
import { expect, type Sites, test } from './site-fixture.ts';

/** Every file below a folder with a hash of its bytes; undefined when the folder is not there. */
async function readTree(folder: string): Promise<Readonly<Record<string, string>> | undefined> {
  const names = await readdir(folder, { recursive: true }).catch(() => undefined);
  if (!names) return undefined;
  const files: [string, string][] = [];
  for (const name of names.sort()) {
    const path = join(folder, name);
    if ((await stat(path)).isFile())
      files.push([
        name,
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      ]);
  }
  return Object.fromEntries(files);
}

async function buildWell(files: FixtureFolder, { env }: Sites, ...words: readonly string[]) {
  const result = await runOctavo(['build', files.folder, ...words], { env });
  expect(result.code, result.stdout + result.stderr).toBe(0);
  return result;
}

/** A copy of a small site with the site that was built of it, which a test may do anything with. */
async function copyBuilt(sites: Sites): Promise<FixtureFolder> {
  const [built, files] = await Promise.all([sites.built('fields-three'), sites.copy('fields-three')]);
  await cp(join(built.files.folder, 'dist'), join(files.folder, 'dist'), { recursive: true });
  return files;
}

const listFiles = async (folder: string) => {
  const tree = await readTree(folder);
  return tree && Object.keys(tree).sort();
};

/** Waits until a build has come so far, or has ended. */
async function waitUntil(build: RunningCommand, isSoFar: () => boolean): Promise<void> {
  let hasEnded = false;
  void build.ended.finally(() => {
    hasEnded = true;
  });
  while (!hasEnded && !isSoFar()) await wait(2);
}

/** Builds of different sites at once, for all tests of what a good build writes. */
interface Together {
  /** `fields-one` with files beside its pages and a dead link, in a folder with a strange name. */
  readonly strange: FixtureFolder;
  /** `fields-two` in a folder of another name, with another NODE_ENV. */
  readonly moved: FixtureFolder;
  readonly results: readonly CommandResult[];
}

let together: Promise<Together> | undefined;

async function buildTogether(sites: Sites): Promise<Together> {
  const strange = await sites.copy('fields-one', 'Ma documentation d’été #1');
  await strange.write('content/guides/beside.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await strange.write('content/guides/notes.private', 'not for readers');
  const page = 'content/guides/overview.mdx';
  await strange.write(page, `${await strange.read(page)}\n[Away](/guides/instal)\n`);
  const moved = await sites.copy('fields-two', 'moved');
  const results = await Promise.all([
    runOctavo(['build', strange.folder], { env: sites.env }),
    runOctavo(['build', moved.folder], { env: { ...sites.env, NODE_ENV: 'development' } }),
  ]);
  return { strange, moved, results };
}

test('a build that stops lists what check lists, dead links and mistakes of rendering too, and leaves the last site byte for byte', async ({
  sites,
}) => {
  const files = await copyBuilt(sites);
  const before = await readTree(join(files.folder, 'dist'));
  expect(before).toBeDefined();
  // A page that no navigation names stops a build too.
  await files.write('docs/aside.mdx', '# Aside\n\n<Note>\n\nNever closed.\n');
  await files.write('docs/more.mdx', '# More\n\n[A](/nowhere) [B](#nothing)\n\n{[].at(0).name}\n');
  const list = async (command: string) => {
    const { code, stdout } = await runOctavo([command, files.folder], { env: sites.env });
    expect(code).toBe(1);
    return [...stdout.matchAll(/^(?:error|warning) .*$/gm)].map(([line]) => line);
  };
  const built = await list('build');
  expect(await readTree(join(files.folder, 'dist'))).toEqual(before);
  expect(built).toEqual(await list('check'));
  for (const told of ['^error docs/aside\\.mdx:3:1 .*<Note>', '/nowhere', '#nothing', 'more.mdx:5:1 .*name'])
    expect(built.join('\n')).toMatch(new RegExp(told, 'm'));
  const config = await files.read('site.json');
  await files.write('site.json', config.replace('"name"', '"colors": { "primary": "purple" },\n  "name"'));
  const broken = await list('build');
  expect(await readTree(join(files.folder, 'dist'))).toEqual(before);
  expect(broken).toEqual(await list('check'));
  expect(broken.join('\n')).toMatch(/^error site\.json:\d+:\d+ .*colors\.primary/m);
  for (const told of ['<Note>', '/nowhere']) expect(broken.join('\n')).toContain(told);
});

test('a build that is killed leaves a whole site, and the next one goes through and keeps others out meanwhile', async ({
  sites,
}) => {
  const files = await copyBuilt(sites);
  const inSite = (name: string) => join(files.folder, name);
  const holder = inSite('.octavo/site.lock.holder');
  const isAtWork = ({ process: { pid } }: RunningCommand) =>
    existsSync(holder) && readFileSync(holder, 'utf8').includes(`process ${pid}`);
  const isThere = (name: string) => () => existsSync(inSite(name));
  const old = await listFiles(inSite('dist'));
  const seen: (readonly string[] | undefined)[] = [];
  const page = 'docs/first.md';
  await files.write(page, `${await files.read(page)}\nOne other sentence.\n`);
  // With what earlier builds have kept it would be over before another one starts.
  const whole = ['build', files.folder, '--no-cache'];
  for (const moment of [
    isAtWork,
    isThere('.dist.next'),
    isThere('.dist.next/docs/first/index.html'),
    isThere('.dist.next/.octavo-site'),
    isThere('.dist.previous'),
  ]) {
    const build = startOctavo(whole, { env: sites.env });
    await waitUntil(build, () => moment(build));
    build.process.kill('SIGKILL');
    const { code } = await build.ended;
    if (code === 0) break;
    seen.push((await listFiles(inSite('dist'))) ?? (await listFiles(inSite('.dist.previous'))));
  }
  expect(seen.length).toBeGreaterThan(2);
  const last = startOctavo(whole, { env: sites.env });
  await waitUntil(last, () => isAtWork(last));
  const second = await runOctavo(['build', files.folder], { env: sites.env });
  expect(second.code).toBe(1);
  expect(second.stdout).toContain(`process ${last.process.pid}`);
  const { code, stdout } = await last.ended;
  expect(code, stdout).toBe(0);
  // One that is killed once the new site is in its place leaves that.
  const sound = [old, await listFiles(inSite('dist'))];
  for (const site of seen) expect(sound).toContainEqual(site);
  expect(await files.read('dist/docs/first/index.html')).toContain('One other sentence.');
  const left = (await readdir(files.folder)).filter((name) => /^\.dist\./.test(name));
  expect(left).toEqual([]);
});

test('--keep-going writes the good pages, the writer’s own 404 too, and a marked one for each bad one', async ({
  page,
  sites,
}) => {
  const files = await sites.copy('dead-links');
  const file = 'content/guides/deep/parts.mdx';
  await files.write(file, `${await files.read(file)}\n<Note>\n\nNever closed.\n`);
  const { code, stdout } = await runOctavo(['build', files.folder, '--keep-going'], { env: sites.env });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^error content\/guides\/deep\/parts\.mdx:\d+:\d+ /m);
  expect(stdout).toContain('pages in');
  const bad = await files.read('dist/guides/deep/parts/index.html');
  expect(bad).toMatch(/content\/guides\/deep\/parts\.mdx:\d+:\d+/);
  expect(bad).toContain('<title>Parts');
  const good = await files.read('dist/guides/setup/index.html');
  expect(good).toContain('Install');
  expect(good).not.toContain('Never closed');
  const output = join(files.folder, 'dist');
  const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
  const answer = await page.goto(`${url}no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not here');
  await expect(page.locator('main')).toContainText('Our own words for what is not there.');
  server.closeAllConnections();
  server.close();
});

test('--out writes elsewhere and nothing else, also by a symbolic link', async ({ page, sites }) => {
  const files = await sites.copy('fields-three');
  // Pictures of `check --visual` lie beside this site's pages, and are not published.
  await mkdir(join(files.folder, 'visual-baselines/outlines'), { recursive: true });
  await files.write('visual-baselines/first.png', 'no picture');
  await files.write('visual-baselines/outlines/first.txt', 'no outline');
  const link = join(files.folder, 'link');
  await symlink('elsewhere/site', link);
  for (const title of ['First', 'Second try']) {
    await files.write('docs/first.md', `---\ntitle: ${title}\n---\n\nText.\n`);
    await buildWell(files, sites, '--out', link);
    expect(await files.read('elsewhere/site/docs/first/index.html')).toContain(title);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
  }
  expect(await readTree(join(files.folder, 'dist'))).toBeUndefined();
  expect(existsSync(join(files.folder, 'elsewhere/site/visual-baselines'))).toBe(false);
  const served = startOctavo(['serve', files.folder, '--out', link], { env: { PORT: '0' } });
  const [url = ''] = await served.waitFor(/^http\S+/m);
  await page.goto(`${url}docs/first/`);
  await expect(page.locator('main h1')).toHaveText('Second try');
  await served.stop();
});

test('an output that is a symbolic link to itself is refused', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  await symlink('dist', join(files.folder, 'dist'));
  const { code, stdout } = await runOctavo(['build', files.folder], { env: sites.env });
  expect(stdout).toContain('dist, a symbolic link that leads to itself.');
  expect(code).toBe(1);
});

test('two sites can be built at once, and a dead link does not keep one from being written', async ({
  sites,
}) => {
  together ??= buildTogether(sites);
  const { strange, moved, results } = await together;
  for (const { code, stdout, stderr } of results) expect(code, stdout + stderr).toBe(0);
  const readTitle = async (files: FixtureFolder, page: string) =>
    /<title>([^<]*)/.exec(await files.read(`dist/${page}/index.html`))?.[1];
  expect(await readTitle(strange, 'guides/install')).toBe('Install - Fields One');
  expect(await readTitle(moved, 'guides/tour')).toBe('Tour - Fields Two');
  expect(results[0]?.stdout).toMatch(/^warning content\/guides\/overview\.mdx:\d+:8 .*"\/guides\/instal"/m);
});

test('the same files give the same bytes, wherever they are and whatever NODE_ENV the writer has set', async ({
  sites,
}) => {
  together ??= buildTogether(sites);
  const { moved } = await together;
  const { files } = await sites.built('fields-two');
  expect(await readTree(join(moved.folder, 'dist'))).toEqual(await readTree(join(files.folder, 'dist')));
  const page = await moved.read('dist/guides/tour/index.html');
  expect(page).toContain('http-equiv="Content-Security-Policy"');
});

test('a folder may have spaces and accents in its name', async ({ page, sites }) => {
  together ??= buildTogether(sites);
  const output = join((await together).strange.folder, 'dist');
  const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
  await page.goto(`${url}guides/install/`);
  await expect(page.locator('main h1')).toHaveText('Install');
  await expect(page.locator('.topbar .brand img')).toHaveJSProperty('naturalWidth', 96);
  server.closeAllConnections();
  server.close();
});

test('images beside pages are written, notes of the writer are not', async ({ sites }) => {
  together ??= buildTogether(sites);
  const output = join((await together).strange.folder, 'dist');
  const written = Object.keys((await readTree(output)) ?? {});
  expect(written).toContain('guides/beside.svg');
  // The Markdown of pages, the API's document and what Octavo's own scripts ask for are published on purpose.
  const isOwn = (name: string) =>
    name.startsWith('_octavo/') || (name.endsWith('.md') && existsSync(join(output, name.slice(0, -3))));
  expect(written.filter((name) => /\.(?:private|mdx?|json|yaml)$/.test(name) && !isOwn(name))).toEqual([
    'index.md',
    'spec/users.yaml',
  ]);
});

test('a site of one page is counted as one, holds the licenses of what is in it, and has no search with --no-search', async ({
  page,
  sites,
}) => {
  const files = await sites.copy('fields-three');
  await rm(files.folder, { recursive: true });
  await mkdir(join(files.folder, 'content'), { recursive: true });
  await files.write(
    'site.json',
    JSON.stringify({ name: 'Shop', navigation: [{ group: 'Start', icon: 'github', pages: ['index'] }] }),
  );
  await files.write('content/index.mdx', 'Hello <Icon icon="hand" iconType="solid" />\n');
  const { stdout } = await buildWell(files, sites, '--no-search');
  expect(stdout).toMatch(/^1 page in /m);
  const licenses = await files.read('dist/_octavo/licenses.txt');
  for (const name of ['Font Awesome', 'Phosphor', 'Simple Icons', '@fontsource-variable/geist '])
    expect(licenses).toContain(name);
  for (const name of ['Lucide', 'mermaid', 'stemmers']) expect(licenses).not.toContain(name);
  expect(existsSync(join(files.folder, 'dist/_octavo/search'))).toBe(false);
  await page.setContent(await files.read('dist/index.html'));
  await expect(page.locator('.topbar')).toHaveCount(1);
  await expect(page.locator('.search-button')).toHaveCount(0);
});

test('a page, a folder and a style sheet that may not be read are told with the cause', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  await files.write('docs/secret.md', '# Secret\n');
  await mkdir(join(files.folder, 'docs/closed'));
  await files.write('docs/closed/inside.md', '# Inside\n');
  await files.write('own.css', 'a {}\n');
  const closed = ['docs/secret.md', 'docs/closed', 'own.css'].map((file) => join(files.folder, file));
  for (const path of [files.folder, join(files.folder, '..')]) await chmod(path, 0o777);
  for (const path of closed) await chmod(path, 0);
  const { code, stdout } = await runOctavo(['build', files.folder], {
    env: { ...sites.env, HOME: files.folder },
    isUnprivileged: true,
  });
  for (const path of closed) await chmod(path, 0o755);
  const told = [...stdout.matchAll(/^error (\S+) {2}(.*)$/gm)].map(
    ([, place, message]) => `${place} ${message}`,
  );
  expect(told).toEqual([
    'docs/closed:1:1 "docs/closed" cannot be read: its permissions do not allow it.',
    'docs/secret.md:1:1 "docs/secret.md" cannot be read: its permissions do not allow it.',
    'own.css:1:1 "own.css" cannot be read: its permissions do not allow it.',
  ]);
  expect(code).toBe(1);
});

test('a site is built by a user who may not write to Octavo’s own folder', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  const parent = await mkdtemp(join(tmpdir(), 'octavo-package-'));
  const installed = join(parent, 'octavo');
  const repository = fileURLToPath(new URL('../../', import.meta.url));
  await cp(join(repository, 'src'), join(installed, 'src'), { recursive: true });
  await cp(join(repository, 'package.json'), join(installed, 'package.json'));
  await symlink(join(repository, 'node_modules'), join(installed, 'node_modules'), 'junction');
  await chmod(installed, 0o555);
  await chmod(parent, 0o755);
  // Permissions do not hold for root: then it is nobody who builds.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  await chmod(join(files.folder, '..'), 0o777);
  await chmod(files.folder, 0o777);
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [join(installed, 'src/cli/octavo.mjs'), 'build', files.folder], {
      ...nobody,
      env: { ...process.env, ...sites.env, HOME: files.folder },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  await chmod(installed, 0o755);
  await rm(parent, { recursive: true, force: true });
  expect(code, output).toBe(0);
  expect(await files.read('dist/docs/first/index.html')).toContain('First');
});
