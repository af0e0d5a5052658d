import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../browser/find-chromium.ts';
import { program, runOctavo } from '../e2e/octavo-command.ts';
import { readGuideBlocks } from '../support/guide-blocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-printed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pages whose commands `tests/package/installed-package.test.ts` runs, with what they are for. */
const elsewhere = new Set(['deploy/static-hosts']);

const pages = readdirSync(fileURLToPath(new URL('../../content', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
}).flatMap((file) => (file.endsWith('.mdx') ? [file.slice(0, -'.mdx'.length).replaceAll('\\', '/')] : []));

/** The lines of a page's terminal blocks that call `npx octavo`. */
async function readCommands(page: string): Promise<readonly string[]> {
  return (await readGuideBlocks(page))
    .filter(({ language }) => language === 'bash')
    .flatMap(({ text }) => text.split('\n').filter((line) => /^(?:[A-Z]+=\S+ )?npx octavo /.test(line)));
}

/** Every line once, with a page that has it. */
const cases = new Map<string, string>();
for (const page of pages.filter((one) => !elsewhere.has(one)))
  for (const line of await readCommands(page)) cases.set(line, page);

const text = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nSome text.\n`;
const navigation = [{ group: 'Guides', pages: ['index', 'guides/setup', 'api/groups'] }];

/** A folder `my-docs` with what a reader of the pages has by then: a site that is built, or one that comes from elsewhere. */
function makeSite(place: string, settings: string, config: object): string {
  const site = join(place, 'my-docs');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, settings), JSON.stringify(config));
  const pageFolder = settings === 'site.json' ? join(site, 'content') : site;
  for (const { pages } of navigation)
    for (const path of pages) {
      mkdirSync(dirname(join(pageFolder, path)), { recursive: true });
      writeFileSync(join(pageFolder, `${path}.mdx`), text(path));
    }
  return site;
}

const built = join(folder, 'built');
const foreign = join(folder, 'foreign');
const project = join(folder, 'project');
const bin = join(folder, 'bin');

beforeAll(async () => {
  const site = makeSite(built, 'site.json', { name: 'Docs', navigation });
  for (const words of [[], ['--shard', '1/2'], ['--shard', '2/2']])
    expect((await runOctavo(['build', site, ...words])).code).toBe(0);
  // What GitHub keeps of a pull request.
  cpSync(join(site, 'dist'), join(site, 'site'), { recursive: true });
  makeSite(foreign, 'docs.json', {
    name: 'Docs',
    theme: 'mint',
    colors: { primary: '#0D9373' },
    navigation: { groups: navigation },
  });
  mkdirSync(join(project, 'docs'), { recursive: true });
  writeFileSync(
    join(project, 'docusaurus.config.js'),
    "module.exports = { title: 'Docs', presets: ['classic'] };\n",
  );
  writeFileSync(join(project, 'docs', 'index.md'), text('Start'));
  mkdirSync(bin);
  // What `npx` does in a project that Octavo was added to.
  writeFileSync(join(bin, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${program}" "$@"\n`);
  chmodSync(join(bin, 'npx'), 0o755);
});

/** A folder to run a line in, as a reader of its page has it by then. */
function prepare(line: string, index: number): string {
  const place = join(folder, 'places', String(index));
  mkdirSync(place, { recursive: true });
  if (line.includes(' new ')) return place;
  if (line.includes(' --to ')) {
    cpSync(project, place, { recursive: true });
    return place;
  }
  cpSync(line.includes(' import ') ? foreign : built, place, { recursive: true });
  if (line.includes(' api ')) makeVersions(join(place, 'my-docs'));
  return line.includes('my-docs') ? place : join(place, 'my-docs');
}

/** Makes a repository of a site, with a revision of its OpenAPI document that has the tag `v1.0`. */
function makeVersions(site: string): void {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...words], { cwd: site });
  const save = (paths: string) =>
    writeFileSync(
      join(site, 'openapi.yaml'),
      `openapi: 3.1.1\ninfo: { title: A, version: '1' }\npaths: ${paths}\n`,
    );
  save('{}');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'First');
  git('tag', 'v1.0');
  save('{ /a: { get: { responses: {} } } }');
}

const serves = (line: string) => / (?:dev|serve) /.test(line);

/** Runs a line as a shell does, one that serves until it said where and was asked there; gives how it ended. */
async function runLine(
  line: string,
  cwd: string,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const env = {
    ...process.env,
    PATH: [bin, process.env['PATH']].join(delimiter),
    PORT: '0',
    VITEST: undefined,
    CHROMIUM_PATH: findChromium(),
  };
  // Tests answer to nobody but this machine.
  const words = `${serves(line) ? 'exec ' : ''}${line.replace('--host 0.0.0.0', '--host 127.0.0.1')}`;
  const child = spawn('bash', ['-c', words], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  const asked = new Promise<void>((resolve) => {
    let isAsked = false;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', async (part: string) => {
        said += part;
        const url = /http:\/\/\S+(?=\n)/.exec(said)?.[0];
        if (!serves(line) || isAsked || url === undefined) return;
        isAsked = true;
        const status = await fetch(url).then((answer) => answer.status, String);
        said += `${url} answered ${status}.`;
        resolve();
      });
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (serves(line) && child.pid !== undefined) {
    await Promise.race([asked, ended]);
    child.kill('SIGINT');
  }
  return { code: await ended, said };
}

describe.concurrent('what pages print for a terminal', () => {
  it.each([...cases].map(([line, page], index) => ({ line, page, index })))(
    'works: $line ($page)',
    async ({ line, index }) => {
      const { code, said } = await runLine(line, prepare(line, index));
      expect(code, said).toBe(0);
      if (serves(line)) expect(said).toMatch(/ answered 200\.$/m);
    },
  );
});
