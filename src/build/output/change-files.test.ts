import { spawnSync } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killAtWrite } from '../../../tests/nodes/kill-at-write.ts';
import { listNodes } from '../../../tests/nodes/older-node.ts';
import { changeFiles, type FileChange, journalFile, resumeChanges } from './change-files.ts';
import { listOutputFiles } from './list-files.ts';

let parent = '';
let root = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'octavo-changes-'));
  root = join(parent, 'site');
});

afterEach(() => rm(parent, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}

/** The files of the site; `.octavo` is Octavo's own. */
async function read(): Promise<Readonly<Record<string, string>>> {
  const files = (await listOutputFiles(root)).filter((file) => !file.startsWith('.octavo/')).sort();
  const texts = files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const old = { 'site.json': 'old', 'a/moved.mdx': 'moved', 'a/x/b.mdx': 'b', 'same.mdx': 'same' };
const fresh = {
  'site.json': 'new',
  'c/d/moved.mdx': 'moved on',
  'a/x/b.mdx': 'b, changed',
  'same.mdx': 'same',
};
const changes: readonly FileChange[] = [
  { file: 'c/d/moved.mdx', content: 'moved on' },
  { file: 'a/x/b.mdx', content: 'b, changed' },
  { file: 'site.json', content: 'new' },
  { file: 'a/moved.mdx', content: undefined },
];

/** Changes the files in a process of its own that is killed at its nth change; gives whether it was. */
function isKilled(node: string, at: number): boolean {
  const module = new URL('./change-files.ts', import.meta.url).href;
  const code = `
    const { changeFiles } = await import(${JSON.stringify(module)});
    const changes = ${JSON.stringify(changes)}.map((change) => ({ content: undefined, ...change }));
    await changeFiles(${JSON.stringify(root)}, 'rename a b', changes);`;
  const { signal, status, stderr } = spawnSync(node, ['--input-type=module', '--eval', code], {
    env: { ...process.env, ...killAtWrite(root, at) },
    encoding: 'utf8',
  });
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === 'SIGKILL';
}

const nodes = listNodes().map((node, index) => ({ ...node, index }));

describe('changes of files', () => {
  // Each Node.js is killed at moments of its own.
  it.each(nodes)(
    'are made or not after a kill at any moment, on Node.js $version',
    async ({ program, index }) => {
      for (let at = index; ; at += nodes.length) {
        await rm(root, { recursive: true, force: true });
        await write(old);
        const wasKilled = isKilled(program, at);
        const left = await read();
        const whole = new Set<string | undefined>([...Object.values(old), ...Object.values(fresh)]);
        for (const [file, text] of Object.entries(left))
          if (!file.endsWith('.octavo-new')) expect(whole, `${file}, killed at ${at}`).toContain(text);
        const resumed = await resumeChanges(root);
        const now = await read();
        if (resumed || !wasKilled) expect(now, `killed at ${at}`).toEqual(fresh);
        else expect([old, fresh], `killed at ${at}`).toContainEqual(now);
        if (resumed)
          expect(resumed).toEqual({
            command: 'rename a b',
            files: changes.map(({ file }) => file),
            kept: [],
          });
        expect(await resumeChanges(root)).toBeUndefined();
        if (!wasKilled) {
          expect(at).toBeGreaterThan(15);
          return;
        }
      }
    },
  );

  it('leave a file that somebody else has changed since they were interrupted', async () => {
    await write(old);
    expect(isKilled(process.execPath, 9)).toBe(true);
    await write({ 'site.json': 'mine', 'a/moved.mdx': 'mine' });
    expect(await resumeChanges(root)).toMatchObject({ kept: ['site.json', 'a/moved.mdx'] });
    expect(await read()).toEqual({ ...fresh, 'site.json': 'mine', 'a/moved.mdx': 'mine' });
  });

  it('keep permissions and symbolic links', async () => {
    await write({ 'real.json': 'old', 'page.mdx': 'old' });
    await chmod(join(root, 'page.mdx'), 0o660);
    await symlink('real.json', join(root, 'site.json'));
    await changeFiles(root, 'import', [
      { file: 'page.mdx', content: 'new' },
      { file: 'site.json', content: 'new' },
    ]);
    expect((await stat(join(root, 'page.mdx'))).mode & 0o777).toBe(0o660);
    expect((await lstat(join(root, 'site.json'))).isSymbolicLink()).toBe(true);
    expect(await readFile(join(root, 'real.json'), 'utf8')).toBe('new');
  });

  it('never leave the site root, whatever a journal says', async () => {
    await write(old);
    await writeFile(join(parent, 'secret'), 'secret');
    await symlink(parent, join(root, 'outside'));
    const journal = journalFile(root);
    for (const file of ['../secret', 'a/../../secret', 'outside/secret', 'outside/new/secret', '', '.']) {
      await write({ '.octavo/changes/0': 'stolen' });
      for (const content of ['0', '', '../../site.json'])
        for (const before of ['', '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b']) {
          await writeFile(journal, JSON.stringify({ command: 'x', steps: [{ file, before, content }] }));
          expect(await resumeChanges(root), `${file} ${content}`).toMatch(/is damaged/);
        }
    }
    for (const text of ['', '[]', '{"command":"x","steps":[1]}', '{"steps":[]}', 'nonsense']) {
      await writeFile(journal, text);
      expect(await resumeChanges(root), text).toMatch(/is damaged/);
    }
    expect(await readFile(join(parent, 'secret'), 'utf8')).toBe('secret');
    expect(await read()).toMatchObject(old);
  });
});
