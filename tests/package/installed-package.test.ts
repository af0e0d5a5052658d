import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePackage } from '../../scripts/make-package.ts';
import { listNodes } from '../nodes/older-node.ts';

const run = promisify(execFile);

/** Packages of the repository's own. */
const unwanted = /^(?:fastify|mermaid|node-(?:linux|win)-.*|pg|playwright.*|typescript|vitest)$/;

/** Outside the repository, so that nothing of its `node_modules` is found. */
const folder = mkdtempSync(join(tmpdir(), 'octavo-installed-'));
const project = join(folder, 'project');
const command = join(project, 'node_modules/octavo/dist/cli/octavo.mjs');

beforeAll(async () => {
  await makePackage(join(folder, 'package'));
  const packed = execFileSync('npm', ['pack', '--silent', join(folder, 'package')], {
    cwd: folder,
    encoding: 'utf8',
  });
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true, "type": "module" }\n');
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, packed.trim())];
  await run('npm', words, { cwd: project });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command that serves and gives what it answers to `/` as soon as it says where. */
async function fetchServed(node: string, words: readonly string[]): Promise<string> {
  // Astro answers nothing where it takes itself for a test's.
  const env = { ...process.env, VITEST: undefined };
  const child: ChildProcess = spawn(node, [command, ...words, '--port', '0'], { cwd: project, env });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout?.on('data', (part) => {
        text += String(part);
        const found = /http:\S+/.exec(text)?.[0];
        if (found !== undefined) resolve(found);
      });
      child.once('close', () => reject(new Error(text)));
    });
    return await (await fetch(url)).text();
  } finally {
    child.kill('SIGKILL');
  }
}

describe.each(listNodes())('the package, installed, on Node.js $version', ({ version, program }) => {
  const site = `demo-${version}`;
  const octavo = async (...words: readonly string[]) =>
    (await run(program, [command, ...words], { cwd: project })).stdout;

  it('makes a site, checks, builds and serves it', async () => {
    expect(await octavo('new', site)).toContain(`octavo dev ${site}`);
    expect(await octavo('check', '--strict', site)).toContain('0 errors, 0 warnings');
    expect(await octavo('build', site)).toMatch(/^5 pages in /m);
    const page = readFileSync(join(project, site, 'dist/api-reference/get-plant/index.html'), 'utf8');
    expect(page).toContain('<octavo-playground');
    expect(await fetchServed(program, ['serve', site])).toContain('<h1');
    expect(await fetchServed(program, ['dev', site])).toContain('<h1');
  });

  it('can be imported', async () => {
    const code = `
      const { octavo } = await import('octavo');
      const { createFetchRelay } = await import('octavo/relay');
      console.log(octavo().name, typeof createFetchRelay);`;
    const { stdout } = await run(program, ['--input-type=module', '-e', code], { cwd: project });
    expect(stdout).toBe('octavo function\n');
  });
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

it('the package brings nothing that only tests, the repository or few sites need', () => {
  const lock = JSON.parse(readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8'));
  const names = Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1) ?? '');
  expect(names.filter((name) => unwanted.test(name))).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(300);
  const files = readdirSync(join(project, 'node_modules/octavo'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$|\bservice\b/.test(file))).toEqual([]);
});
