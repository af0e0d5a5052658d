import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killAtWrite } from '../../../tests/nodes/kill-at-write.ts';
import { listNodes } from '../../../tests/nodes/older-node.ts';
import { listOutputFiles } from '../../build/output/list-files.ts';
import {
  followOutput,
  markerFile,
  nameOutputFolders,
  type OutputFolders,
  readMarker,
  recoverOutput,
  swapOutput,
  writeMarker,
} from './swap-output.ts';

let root = '';
let folders: OutputFolders;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'octavo-swap-'));
  folders = nameOutputFolders(join(root, 'dist'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function writeSite(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await write(folder, files);
  await writeMarker(folder, { files: Object.keys(files).length, isUpdating: false });
}

async function read(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = (await listOutputFiles(folder)).filter((file) => file !== markerFile).sort();
  const texts = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const old = { 'index.html': 'old', guide: 'a file', 'gone/index.html': 'old', '_astro/old.css': 'old' };
const fresh = { 'index.html': 'new', 'guide/index.html': 'new', '_astro/new.css': 'new' };

describe('a swap', () => {
  it('leaves the new site alone', async () => {
    await writeSite(folders.output, old);
    await writeSite(folders.staged, fresh);
    await swapOutput(folders);
    expect(await read(folders.output)).toEqual(fresh);
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('that was stopped between its renames is undone', async () => {
    await writeSite(folders.previous, old);
    await writeSite(folders.staged, fresh);
    await recoverOutput(folders);
    expect(await read(folders.output)).toEqual(old);
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('that was stopped between its renames is undone when an empty folder has come since', async () => {
    await writeSite(folders.previous, old);
    await mkdir(folders.output);
    await recoverOutput(folders);
    expect(await read(folders.output)).toEqual(old);
  });

  it('that was stopped after its renames leaves the new site', async () => {
    await writeSite(folders.output, fresh);
    await writeSite(folders.previous, old);
    await recoverOutput(folders);
    expect(await read(folders.output)).toEqual(fresh);
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('that was stopped while files were replaced in place is finished', async () => {
    await writeSite(folders.output, { ...old, '_astro/new.css.octavo-new': 'ne' });
    await writeMarker(folders.output, { files: 3, isUpdating: true });
    await writeSite(folders.staged, fresh);
    await recoverOutput(folders);
    expect(await read(folders.output)).toEqual(fresh);
    expect(JSON.parse(await readFile(join(folders.output, markerFile), 'utf8'))).toMatchObject({ files: 3 });
    expect(await readFile(join(folders.output, markerFile), 'utf8')).not.toContain('isUpdating');
    expect(await stat(join(folders.output, 'gone')).catch(() => undefined)).toBeUndefined();
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('that had not begun leaves the last site, whole or not what was staged', async () => {
    await writeSite(folders.output, old);
    await writeSite(folders.staged, fresh);
    await recoverOutput(folders);
    expect(await read(folders.output)).toEqual(old);
    expect(await readdir(root)).toEqual(['dist']);
  });
});

/** Calls a function of the module in a process that is killed at its nth change; gives whether it was. */
function isKilled(node: string, name: 'swapOutput' | 'recoverOutput', at: number): boolean {
  const module = new URL('./swap-output.ts', import.meta.url).href;
  const code = `
    const swap = await import(${JSON.stringify(module)});
    await swap.${name}(${JSON.stringify(folders)});`;
  const { signal, status, stderr } = spawnSync(node, ['--input-type=module', '--eval', code], {
    env: { ...process.env, ...killAtWrite(root, at) },
    encoding: 'utf8',
  });
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === 'SIGKILL';
}

const nodes = listNodes().map((node, index) => ({ ...node, index }));

// Each Node.js is killed at moments of its own.
describe.each(nodes)('after a kill at any moment, on Node.js $version,', ({ program, index }) => {
  it('a swap leaves a whole site', async () => {
    for (let at = index, wasKilled = true; wasKilled; at += nodes.length) {
      await Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })));
      await writeSite(folders.output, old);
      await writeSite(folders.staged, fresh);
      wasKilled = isKilled(program, 'swapOutput', at);
      await recoverOutput(folders);
      expect([old, fresh], `killed at ${at}`).toContainEqual(await read(folders.output));
      expect(await readdir(root)).toEqual(['dist']);
      expect(at > 2 || wasKilled).toBe(true);
    }
    expect(await read(folders.output)).toEqual(fresh);
  });

  it('files that are replaced in place are whole, and all are replaced in the end', async () => {
    for (let at = index, wasKilled = true; wasKilled; at += nodes.length) {
      await Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })));
      await writeSite(folders.output, old);
      await writeMarker(folders.output, { files: 3, isUpdating: true });
      await writeSite(folders.staged, fresh);
      wasKilled = isKilled(program, 'recoverOutput', at);
      expect(['old', 'new'], `killed at ${at}`).toContain((await read(folders.output))['index.html']);
      expect(await readMarker(folders.output), `killed at ${at}`).toBeDefined();
      await recoverOutput(folders);
      expect(await read(folders.output), `killed at ${at}`).toEqual(fresh);
      expect(at > 8 || wasKilled).toBe(true);
    }
  });
});

describe('an output that is a symbolic link', () => {
  it('is the folder that it leads to, there or not', async () => {
    await symlink('web/site', join(root, 'dist'));
    await symlink(join(root, 'dist'), join(root, 'other'));
    expect(await followOutput(join(root, 'other'))).toBe(join(root, 'web/site'));
  });

  it('is none when it leads to itself', async () => {
    await symlink('dist', join(root, 'dist'));
    expect(await followOutput(join(root, 'dist'))).toBeUndefined();
  });
});
