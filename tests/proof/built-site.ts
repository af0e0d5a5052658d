import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandResult, runOctavo } from '../e2e/octavo-command.ts';
import { mixedSite, readTree, writeTree } from '../support/mixed-site.ts';

/** Every file of a built site with a hash of its bytes. */
export type Tree = Readonly<Record<string, string>>;

/** A site that was built, and one of its pages changed since. */
export interface ChangedSite {
  /** Absolute; holds `site.json`. */
  readonly folder: string;
  /** The site as it was built, and as it is to be built now. */
  readonly last: Tree;
  readonly next: Tree;
}

const page = 'content/guides/plain.md';

/** Milliseconds after which a build hangs. */
const limit = 120_000;

/** Runs `octavo build` on a site, in a process of its own. */
export function build(folder: string, ...words: readonly string[]): Promise<CommandResult> {
  return runOctavo(['build', folder, ...words], { limit });
}

/** Builds a site twice, before and after a change; `copy` gives fresh copies in which the first was built and the change was made. */
export async function openChangedSite(): Promise<{
  readonly copy: () => Promise<ChangedSite>;
  readonly remove: () => Promise<void>;
}> {
  const parent = await mkdtemp(join(tmpdir(), 'octavo-proof-'));
  const [first, second] = [join(parent, 'first'), join(parent, 'second')];
  await writeTree(first, mixedSite);
  await buildWell(first);
  await cp(first, second, { recursive: true });
  const change = (folder: string) => writeFile(join(folder, page), `${String(mixedSite[page])}\nChanged.\n`);
  await change(second);
  await buildWell(second, '--no-cache');
  const [last, next] = [await readTree(join(first, 'dist')), await readTree(join(second, 'dist'))];
  if (JSON.stringify(last) === JSON.stringify(next)) throw new Error('The change changes nothing.');
  let copies = 0;
  return {
    async copy() {
      const folder = join(parent, `copy-${++copies}`);
      await cp(first, folder, { recursive: true });
      await change(folder);
      return { folder, last, next };
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

async function buildWell(folder: string, ...words: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await build(folder, ...words);
  if (code !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
}

/** Whether an output has exactly the files of a tree. */
export async function isTree(output: string, tree: Tree): Promise<boolean> {
  const found = await readTree(output).catch(() => ({}));
  return JSON.stringify(found) === JSON.stringify(tree);
}

/** Names beside an output that a build leaves only when it was interrupted. */
export async function listLeftovers(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => /^\.dist\./.test(name));
}
