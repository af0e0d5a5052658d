import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addProperties, addScriptNames, pruneSheet, type UsedNames } from '../../lib/html/prune-styles.ts';
import { writeSiteStyles } from '../../site/appearance/css.ts';
import { runsOwnScripts } from '../../site/head.ts';
import type { Site } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { listOutputFiles } from './list-files.ts';

/**
 * Gives the style sheet that all pages of a site built into `folder` (absolute) load what the site adds to it, and
 * takes what no page and no script of Octavo's can use out of it, unless the writer's own scripts run; names it for what
 * it holds then, in every page too. It is in `assets` (absolute). `pageNames` are those of `pages`, which may stand beside the folder; `others` are HTML files that are not Octavo's: where one loads the sheet, it stays
 * as it was for them.
 */
export async function writeSiteSheet(
  project: Project,
  site: Site,
  pageNames: UsedNames,
  assets: string,
  folder: string,
  pages: readonly string[],
  others: readonly string[],
): Promise<void> {
  const files = await readdir(assets);
  const sheet = await findSheet(assets, files);
  if (!sheet) return;
  const { name, css } = sheet;
  const hasOwnScripts = project.scripts().length > 0 || runsOwnScripts(site.head);
  const names = await completeNames(pageNames, project.utilities.sheet()?.css ?? '', assets, files);
  const needed = hasOwnScripts ? css : pruneSheet(css, names);
  addProperties(needed, names.properties);
  const isRead = (property: string) => hasOwnScripts || isNamed(property, names.properties);
  const text = writeSiteStyles(site, isRead) + needed;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const next = name.replace(/[\w-]{8}(?=\.css$)/, hash);
  await writeFile(join(assets, next), text);
  const left = await renameInPages(folder, pages, name, next, new Set(others));
  if (left === 0 && next !== name) await rm(join(assets, name));
}

/** Those of the rendered pages, with what scripts and the utility classes name. */
async function completeNames(
  pageNames: UsedNames,
  utilities: string,
  assets: string,
  files: readonly string[],
): Promise<UsedNames> {
  const names: UsedNames = {
    classes: new Set(pageNames.classes),
    elements: new Set(pageNames.elements),
    properties: new Set(pageNames.properties),
    scripts: pageNames.scripts,
  };
  for (const script of await readLoadedScripts(assets, files, names.scripts)) addScriptNames(script, names);
  addProperties(utilities, names.properties);
  return names;
}

function isNamed(property: string, names: ReadonlySet<string>): boolean {
  return names.has(property) || [...names].some((name) => name.endsWith('-') && property.startsWith(name));
}

/** The one with Octavo's tokens; undefined where Astro has lost it, as below a folder with `#` in its name (7.3.4). */
async function findSheet(
  folder: string,
  files: readonly string[],
): Promise<{ readonly name: string; readonly css: string } | undefined> {
  for (const name of files.filter((file) => file.endsWith('.css'))) {
    const css = await readFile(join(folder, name), 'utf8');
    if (css.includes('--topbar-height:')) return { name, css };
  }
  return undefined;
}

/**
 * Writes `to` for `from`, which is as long, in `pages` and every other below a folder but `others`; gives how many of those have it.
 * Without waiting: four times as fast.
 */
async function renameInPages(
  folder: string,
  pages: readonly string[],
  from: string,
  to: string,
  others: ReadonlySet<string>,
): Promise<number> {
  let left = 0;
  for (const name of new Set([...(await listOutputFiles(folder)), ...pages])) {
    if (!name.endsWith('.html')) continue;
    const page = join(folder, name);
    // What something else has removed is told at the end of a build.
    if (!existsSync(page)) continue;
    const bytes = readFileSync(page);
    let at = bytes.indexOf(from);
    if (at < 0) continue;
    if (others.has(name)) {
      left++;
      continue;
    }
    const file = openSync(page, 'r+');
    for (; at >= 0; at = bytes.indexOf(from, at + 1)) writeSync(file, to, at);
    closeSync(file);
  }
  return left;
}

/** The texts of the scripts in `folder` (absolute) that pages load, named in `loaded`, at once or by one another. */
async function readLoadedScripts(
  folder: string,
  files: readonly string[],
  loaded: Iterable<string>,
): Promise<readonly string[]> {
  const there = new Set(files);
  const texts = new Map<string, string>();
  const visit = async (name: string): Promise<void> => {
    if (texts.has(name) || !there.has(name)) return;
    const text = await readFile(join(folder, name), 'utf8');
    texts.set(name, text);
    for (const [imported] of text.matchAll(/[\w.-]+\.js\b/g)) await visit(imported);
  };
  for (const name of loaded) await visit(name);
  return [...texts.values()];
}
