import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameContentFolder } from '../content/find-content-root.ts';
import { findSiteFileSync, showSitePath } from '../content/site-file.ts';
import type { Holder, Renaming } from '../site/rename/move-url.ts';
import { type Move, planMoves } from '../site/rename/moves.ts';
import { rewriteConfig } from '../site/rename/rewrite-config.ts';
import { type Rewrite, rewritePage } from '../site/rename/rewrite-page.ts';
import type { SiteReading } from './read-site.ts';

/** Everything that a rename will change: nothing is written yet. */
export interface RenamePlan {
  readonly moves: readonly Move[];
  readonly rewrites: readonly Rewrite[];
  /** The new texts by file, relative to the site root; a page that moves is under its new name. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Plans the rename of a page, or of a folder of pages; a sentence that says why not when something is in the way. */
export async function planRename(
  siteRoot: string,
  reading: SiteReading,
  from: string,
  to: string,
): Promise<RenamePlan | string> {
  const { contentRoot, pages } = reading;
  const contentFolder = nameContentFolder(siteRoot, contentRoot);
  const moves = planMoves({ old: from, new: to, pages, contentFolder });
  if (typeof moves === 'string') return moves;
  const leaving = new Set(moves.map(({ fromFile }) => fromFile.toLowerCase()));
  const taken = moves.find(
    ({ toFile }) => !leaving.has(toFile.toLowerCase()) && existsSync(join(siteRoot, toFile)),
  );
  if (taken) return `There is a file ${taken.toFile} already. Choose another name.`;
  const renaming: Renaming = {
    moves: new Map(moves.map((move) => [move.from, move])),
    paths: new Set(pages.map(({ path }) => path)),
    contentFolder,
    exists: (file) => findSiteFileSync(siteRoot, join(siteRoot, file)) !== undefined,
  };
  const texts = new Map<string, string>();
  const rewrites: Rewrite[] = [];
  for (const holder of await listHolders(siteRoot, reading, moves)) {
    const text = await readFile(join(siteRoot, holder.oldFile), 'utf8');
    const page = rewritePage(text, holder, renaming);
    rewrites.push(...page.rewrites);
    if (page.rewrites.length > 0) texts.set(holder.newFile, page.text);
  }
  const config = await readFile(join(siteRoot, 'site.json'), 'utf8');
  const site = rewriteConfig(config, renaming);
  rewrites.push(...site.rewrites);
  texts.set('site.json', site.text);
  return { moves, rewrites, texts };
}

/** Writes what was planned: pages first, `site.json` last, so that a stop in between leaves no dead navigation. */
export async function carryOutRename(siteRoot: string, { moves, texts }: RenamePlan): Promise<void> {
  for (const { fromFile, toFile } of moves) {
    await mkdir(join(siteRoot, dirname(toFile)), { recursive: true });
    await rename(join(siteRoot, fromFile), join(siteRoot, toFile));
  }
  for (const [file, text] of texts) {
    const beside = join(siteRoot, `${file}.octavo-new`);
    await writeFile(beside, text);
    await rename(beside, join(siteRoot, file)).catch(async (error: unknown) => {
      await rm(beside, { force: true });
      throw error;
    });
  }
  for (const { fromFile } of moves) await removeEmpty(siteRoot, dirname(fromFile));
}

/** All Markdown files that can hold links: pages, and snippets wherever they lie. */
async function listHolders(
  siteRoot: string,
  { contentRoot, pages }: SiteReading,
  moves: readonly Move[],
): Promise<readonly Holder[]> {
  const newNames = new Map(moves.map(({ fromFile, toFile }) => [fromFile, toFile]));
  const pageFiles = new Set(pages.map(({ file }) => file));
  const folders = new Set(
    [contentRoot, siteRoot].flatMap((root) => [join(root, 'snippets'), join(root, '_snippets')]),
  );
  const snippets = await Promise.all(
    [...folders].map(async (folder) => {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      return names
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => showSitePath(siteRoot, join(folder, name)));
    }),
  );
  const others = snippets.flat().filter((file) => !pageFiles.has(file));
  return [
    ...[...pageFiles].map((file) => ({
      oldFile: file,
      newFile: newNames.get(file) ?? file,
      isSnippet: false,
    })),
    ...[...new Set(others)].map((file) => ({ oldFile: file, newFile: file, isSnippet: true })),
  ];
}

async function removeEmpty(siteRoot: string, folder: string): Promise<void> {
  if (folder === '.' || folder === '') return;
  const isGone = await rmdir(join(siteRoot, folder)).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(siteRoot, dirname(folder));
}
