import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolderName } from '../../content/files/discover-pages.ts';
import { findSiteFileSync, showSitePath } from '../../content/files/site-files.ts';
import { type Holder, type Move, planMoves, type Renaming } from '../../site/links/rename/moves.ts';
import { rewriteConfig } from '../../site/links/rename/rewrite-config.ts';
import { type Rewrite, rewritePage } from '../../site/links/rename/rewrite-page.ts';
import type { SiteReading } from '../project/read-site.ts';
import { changeFiles, type FileChange } from './change-files.ts';

/** Everything that a rename will change: nothing is written yet. */
interface RenamePlan {
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
  const contentFolder = contentFolderName(siteRoot, contentRoot);
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

/**
 * Makes the changes that were planned: pages first, then `site.json`, so that a stop in between leaves no dead navigation,
 * then what moved goes from its old place. `command` is what `resumeChanges` calls it. Only for the holder of the site's lock.
 */
export async function carryOutRename(siteRoot: string, command: string, plan: RenamePlan): Promise<void> {
  const { moves, texts } = plan;
  const written: FileChange[] = [];
  for (const { fromFile, toFile } of moves) {
    const old = join(siteRoot, fromFile);
    const content = texts.get(toFile) ?? (await readFile(old));
    written.push({ file: toFile, content, mode: (await stat(old)).mode });
  }
  const targets = new Set(moves.map(({ toFile }) => toFile));
  const folded = new Set(moves.map(({ toFile }) => toFile.toLowerCase()));
  for (const [file, content] of texts) if (!targets.has(file)) written.push({ file, content });
  const removed = moves
    .filter(({ fromFile }) => !targets.has(fromFile))
    .map(({ fromFile }) => ({ file: fromFile, content: undefined }));
  // Where the file system ignores case, both names can be one file: the old one goes before the new one comes.
  const isSameFile = ({ file }: FileChange) => folded.has(file.toLowerCase());
  await changeFiles(siteRoot, command, [
    ...removed.filter(isSameFile),
    ...written,
    ...removed.filter((change) => !isSameFile(change)),
  ]);
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
