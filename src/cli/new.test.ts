import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCheck } from './check.ts';
import { type Ask, runNew } from './new.ts';
import { startProgress } from './progress.ts';

let parent = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'octavo-new-'));
});

afterEach(() => rm(parent, { recursive: true, force: true }));

type Options = Partial<Parameters<typeof runNew>[0]>;

async function make(folder: string, options: Options = {}) {
  const lines: string[] = [];
  const code = await runNew({
    folder: join(parent, folder),
    name: undefined,
    color: undefined,
    github: undefined,
    ask: undefined,
    print: (text) => void lines.push(text),
    ...options,
  });
  return { code, output: lines.join('\n'), root: join(parent, folder) };
}

const readJson = async (root: string, file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));

/** Answers each question by its first word; undefined gives up. */
const answer = (answers: Readonly<Record<string, string | boolean | undefined>>): Ask => ({
  text: async (question) => answers[question.split(' ').at(-1) ?? ''] as string | undefined,
  confirm: async () => answers['workflow'] as boolean | undefined,
});

describe('octavo new', () => {
  it('makes a site that has no mistake, not even a warning', async () => {
    const { code, root } = await make('my-docs');
    expect(code).toBe(0);
    const problems: string[] = [];
    const checked = await runCheck({
      folder: root,
      strict: true,
      format: 'json',
      progress: startProgress({ write: () => undefined }),
      external: false,
      offline: true,
      inBrowser: undefined,
      print: (text) => void problems.push(text),
    });
    expect(checked).toBe(0);
    const found: readonly { readonly severity: string }[] = JSON.parse(problems.join(''));
    expect(found.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(await readJson(root, 'site.json')).toMatchObject({ name: 'My docs', openapi: 'openapi.yaml' });
  });

  it('takes what the command line says, and writes no workflow where none is wanted', async () => {
    const { root } = await make('b', { name: 'Tom & "Jerry"', color: '#7C3AED', github: false });
    expect(await readJson(root, 'site.json')).toMatchObject({
      name: 'Tom & "Jerry"',
      colors: { primary: '#7C3AED' },
    });
    const manifest = await readJson(root, 'package.json');
    expect(manifest).toMatchObject({ name: 'tom-jerry', private: true });
    expect(manifest).not.toHaveProperty('devDependencies');
    const logo = await readFile(join(root, 'public/logo/dark.svg'), 'utf8');
    expect(logo).toContain('>Tom &amp; &quot;Jerry&quot;</text>');
    expect(logo).toContain('fill="#7C3AED"');
    expect(await readdir(root)).not.toContain('.github');
  });

  it('writes a name that is too long for a logo as text', async () => {
    const { root } = await make('long', { name: 'Everything about our software' });
    expect(await readJson(root, 'site.json')).not.toHaveProperty('logo');
    expect(await readdir(join(root, 'public'))).not.toContain('logo');
  });

  it('asks for what the command line leaves out', async () => {
    const ask = answer({ 'called?': 'Asked', 'color?': '#123456', workflow: true });
    const { root } = await make('c', { ask });
    expect(await readJson(root, 'site.json')).toMatchObject({
      name: 'Asked',
      colors: { primary: '#123456' },
    });
    expect(await readFile(join(root, '.github/workflows/docs.yml'), 'utf8')).toContain('npm run build');
  });

  it('writes nothing when a person gives up', async () => {
    const { code, output } = await make('d', { ask: answer({ 'called?': 'A' }) });
    expect([code, output]).toEqual([1, 'Nothing was written.']);
    expect(await readdir(parent)).toEqual([]);
  });

  it('keeps what a repository begins with, and refuses a folder with anything else', async () => {
    await mkdir(join(parent, 'e'));
    await writeFile(join(parent, 'e/README.md'), '# Mine\n');
    await writeFile(join(parent, 'e/.gitignore'), 'mine\n');
    expect((await make('e')).output).toMatch(/^17 files in /);
    expect(await readFile(join(parent, 'e/.gitignore'), 'utf8')).toBe('mine\n');
    const { code, output } = await make('e');
    expect(code).toBe(1);
    expect(output).toMatch(/holds \S+ already\. Name an empty folder/);
    expect((await make('e/README.md')).output).toMatch(/README\.md is not a folder\. Name an empty folder/);
  });
});
