import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serveSite } from '../../src/cli/serve-site.ts';
import type { FixtureFolder } from './fixture-folder.ts';
import { runOctavo, startOctavo } from './octavo-command.ts';
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

/** A copy of a site with the site that was built of it, which a test may do anything with. */
async function copyBuilt(sites: Sites): Promise<FixtureFolder> {
  const [built, files] = await Promise.all([sites.built('fields-one'), sites.copy('fields-one')]);
  await cp(join(built.files.folder, 'dist'), join(files.folder, 'dist'), { recursive: true });
  return files;
}

async function breakPage(files: FixtureFolder): Promise<void> {
  const file = 'content/guides/overview.mdx';
  await files.write(file, `${await files.read(file)}\n<Note>\n\nNever closed.\n`);
}

test('a failed build leaves the last site byte for byte', async ({ sites }) => {
  const files = await copyBuilt(sites);
  const before = await readTree(join(files.folder, 'dist'));
  const config = await files.read('site.json');
  await files.write('site.json', config.replace('"#7C3AED"', '"purple"'));
  const { code, stdout } = await runOctavo(['build', files.folder], { env: sites.env });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^error site\.json:\d+:\d+ .*colors\.primary/m);
  expect(await readTree(join(files.folder, 'dist'))).toEqual(before);
  await files.write('site.json', config);
  await breakPage(files);
  const second = await runOctavo(['build', files.folder], { env: sites.env });
  expect(second.code).toBe(1);
  expect(second.stdout).toMatch(/^error content\/guides\/overview\.mdx:\d+:\d+ /m);
  expect(await readTree(join(files.folder, 'dist'))).toEqual(before);
});

test('a build that is killed leaves a whole site, and the next one goes through', async ({ sites }) => {
  const files = await sites.copy('fields-one');
  const start = performance.now();
  await buildWell(files, sites);
  const duration = performance.now() - start;
  const listFiles = async (folder: string) => {
    const tree = await readTree(join(files.folder, folder));
    return tree && Object.keys(tree).sort();
  };
  const old = await listFiles('dist');
  const seen: (readonly string[] | undefined)[] = [];
  const page = 'content/guides/install.mdx';
  await files.write(page, (await files.read(page)).replace('Run one command.', 'Run one other command.'));
  for (const part of [0.3, 0.6, 0.8, 0.9, 0.97]) {
    const build = startOctavo(['build', files.folder], { env: sites.env });
    await Promise.race([wait(duration * part), build.ended]);
    build.process.kill('SIGKILL');
    const { code } = await build.ended;
    if (code === 0) break;
    seen.push((await listFiles('dist')) ?? (await listFiles('.dist.previous')));
  }
  await buildWell(files, sites);
  // One that is killed once the new site is in its place leaves that.
  const whole = [old, await listFiles('dist')];
  for (const site of seen) expect(whole).toContainEqual(site);
  expect(await files.read('dist/guides/install/index.html')).toContain('Run one other command.');
  const left = (await readdir(files.folder)).filter((name) => /^\.dist\./.test(name));
  expect(left).toEqual([]);
});

test('a page that no navigation names stops a build too when it does not compile', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  await files.write('docs/aside.mdx', '# Aside\n\n<Note>\n');
  const { code, stdout } = await runOctavo(['build', files.folder], { env: sites.env });
  expect(stdout).toMatch(/^error docs\/aside\.mdx:3:1 .*<Note>/m);
  expect(code).toBe(1);
  expect(await readTree(join(files.folder, 'dist'))).toBeUndefined();
});

test('a build that stops lists what check lists, dead links and mistakes of rendering too', async ({
  sites,
}) => {
  const files = await sites.copy('fields-one');
  await breakPage(files);
  const page = 'content/guides/install.mdx';
  await files.write(page, `${await files.read(page)}\n[A](/nowhere) [B](#nothing)\n\n{[].at(0).name}\n`);
  const list = async (command: string) => {
    const { code, stdout } = await runOctavo([command, files.folder], { env: sites.env });
    expect(code).toBe(1);
    return [...stdout.matchAll(/^(?:error|warning) .*$/gm)].map(([line]) => line);
  };
  const built = await list('build');
  expect(built).toEqual(await list('check'));
  for (const told of ['<Note>', '/nowhere', '#nothing', 'install.mdx:\\d+:1 .*name'])
    expect(built.join('\n')).toMatch(new RegExp(told));
  const config = await files.read('site.json');
  await files.write('site.json', config.replace('"#7C3AED"', '"purple"'));
  const broken = await list('build');
  expect(broken).toEqual(await list('check'));
  for (const told of ['colors.primary', '<Note>', '/nowhere']) expect(broken.join('\n')).toContain(told);
  expect(await readTree(join(files.folder, 'dist'))).toBeUndefined();
});

test('--keep-going writes the good pages and a marked one for each bad one', async ({ sites }) => {
  const files = await sites.copy('fields-one');
  await breakPage(files);
  const { code, stdout } = await runOctavo(['build', files.folder, '--keep-going'], { env: sites.env });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^error content\/guides\/overview\.mdx:\d+:\d+ /m);
  const bad = await files.read('dist/guides/overview/index.html');
  expect(bad).toMatch(/content\/guides\/overview\.mdx:\d+:\d+/);
  expect(bad).toContain('Overview');
  const good = await files.read('dist/guides/install/index.html');
  expect(good).toContain('Run one command.');
  expect(good).not.toContain('Never closed');
});

test('--out writes elsewhere and nothing else, also by a symbolic link', async ({ page, sites }) => {
  const files = await sites.copy('fields-three');
  const link = join(files.folder, 'link');
  await symlink('elsewhere/site', link);
  for (const title of ['First', 'Second try']) {
    await files.write('docs/first.md', `---\ntitle: ${title}\n---\n\nText.\n`);
    await buildWell(files, sites, '--out', link);
    expect(await files.read('elsewhere/site/docs/first/index.html')).toContain(title);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
  }
  expect(await readTree(join(files.folder, 'dist'))).toBeUndefined();
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

test('of two builds of one site at once the second says which process is at work', async ({ sites }) => {
  const files = await sites.copy('fields-one');
  const first = startOctavo(['build', files.folder], { env: sites.env });
  const holder = join(files.folder, '.octavo', 'site.lock.holder');
  await expect.poll(() => readFile(holder, 'utf8').catch(() => ''), { intervals: [10] }).not.toBe('');
  const second = await runOctavo(['build', files.folder], { env: sites.env });
  expect(second.code).toBe(1);
  expect(second.stdout).toContain(`process ${first.process.pid}`);
  expect((await first.ended).code).toBe(0);
  await buildWell(files, sites);
});

test('two sites can be built at once', async ({ sites }) => {
  const names = ['fields-one', 'fields-two', 'fields-three'] as const;
  const all = await Promise.all(names.map((name) => sites.copy(name)));
  await Promise.all(all.map((files) => buildWell(files, sites)));
  const pages = ['dist/guides/install', 'dist/guides/tour', 'dist/docs/first'];
  const titles = await Promise.all(
    all.map(
      async (files, index) => /<title>([^<]*)/.exec(await files.read(`${pages[index]}/index.html`))?.[1],
    ),
  );
  expect(titles).toEqual(['Install - Fields One', 'Tour - Fields Two', 'First - Fields Three']);
});

test('the same files give the same bytes, wherever they are', async ({ sites }) => {
  const [{ files: one }, other] = await Promise.all([
    sites.built('fields-two'),
    sites.copy('fields-two', 'moved'),
  ]);
  await buildWell(other, sites);
  expect(await readTree(join(other.folder, 'dist'))).toEqual(await readTree(join(one.folder, 'dist')));
});

test('a folder may have spaces and accents in its name', async ({ page, sites }) => {
  const files = await sites.copy('fields-one', 'Ma documentation d’été #1');
  await buildWell(files, sites);
  const output = join(files.folder, 'dist');
  const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
  await page.goto(`${url}guides/install/`);
  await expect(page.locator('main h1')).toHaveText('Install');
  await expect(page.locator('.topbar .brand img')).toHaveJSProperty('naturalWidth', 96);
  server.closeAllConnections();
  server.close();
});

test('images beside pages are written, notes of the writer are not', async ({ sites }) => {
  const files = await sites.copy('fields-one');
  await files.write('content/guides/beside.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await files.write('content/guides/notes.private', 'not for readers');
  await buildWell(files, sites);
  const written = Object.keys((await readTree(join(files.folder, 'dist'))) ?? {});
  expect(written).toContain('guides/beside.svg');
  // The Markdown of pages, the API's document and what Octavo's own scripts ask for are published on purpose.
  const isOwn = (name: string) =>
    name.startsWith('_octavo/') ||
    (name.endsWith('.md') && existsSync(join(files.folder, 'dist', name.slice(0, -3))));
  expect(written.filter((name) => /\.(?:private|mdx?|json|yaml)$/.test(name) && !isOwn(name))).toEqual([
    'index.md',
    'spec/users.yaml',
  ]);
});

test('a site of one page is counted as one, and holds the licenses of what is in it', async ({ sites }) => {
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

test('pages have their policy whatever NODE_ENV the writer has set', async ({ sites }) => {
  const files = await sites.copy('fields-one');
  const env = { ...sites.env, NODE_ENV: 'development' };
  const { code } = await runOctavo(['build', files.folder, '--no-search'], { env });
  const page = await readFile(join(files.folder, 'dist/index.html'), 'utf8');
  expect([code, page.includes('http-equiv="Content-Security-Policy"')]).toEqual([0, true]);
});
