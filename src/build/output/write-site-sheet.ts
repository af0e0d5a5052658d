import { createHash } from 'node:crypto';
import { closeSync, existsSync, lstatSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addProperties, addScriptNames, pruneSheet, type UsedNames } from '../../lib/html/prune-styles.ts';
import { writeSiteStyles } from '../../site/appearance/css.ts';
import { runsOwnScripts } from '../../site/head.ts';
import type { Site } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { replaceFile } from './put-file.ts';

/**
 * Gives the style sheet that all pages of a site built into `folder` (absolute) load what the site adds to it, and
 * takes what no page and no script of Octavo's can use out of it, unless the writer's own scripts run; names it for what
 * it holds then, in every page too. It is in `assets` (absolute). `pageNames` are those of `pages`, which may stand beside the
 * folder; `others` are HTML files that are not Octavo's: where one loads the sheet, it stays as it was for them. `renamed` are pages
 * that were written with another name of it.
 */
export async function writeSiteSheet(
  project: Project,
  site: Site,
  pageNames: UsedNames,
  assets: string,
  folder: string,
  pages: readonly string[],
  others: readonly string[],
  renamed: RenamedSheet | undefined,
): Promise<void> {
  const files = await readdir(assets);
  const sheet = findSheet(assets, files);
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
  const isDone = renamed?.to === next;
  const done = isDone ? renamed.files : new Set<string>();
  const from = renamed && !isDone ? [name, renamed.to] : [name];
  const loading = [...pages, ...others].filter((file) => !done.has(file));
  const left = renameInPages(folder, loading, from, next, new Set(others));
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

/** Pages that load the style sheet by the name that the last site has for it. */
export interface RenamedSheet {
  /** The name that Astro gave, and the other, which is as long. */
  readonly from: string;
  readonly to: string;
  /** Their HTML files, relative to the output, with `/`. */
  readonly files: ReadonlySet<string>;
}

/** What pages may have been renamed to: the names of the sheet in two folders (absolute) of what is bundled. Undefined where one has none. */
export function findSheetNames(
  assets: string,
  lastAssets: string,
): Pick<RenamedSheet, 'from' | 'to'> | undefined {
  const [from, to] = [assets, lastAssets].map((folder) =>
    existsSync(folder) ? findSheet(folder, readdirSync(folder))?.name : undefined,
  );
  return from !== undefined && from.length === to?.length ? { from, to } : undefined;
}

/** The one with Octavo's tokens; undefined where Astro has lost it, as below a folder with `#` in its name (7.3.4). */
function findSheet(
  folder: string,
  files: readonly string[],
): { readonly name: string; readonly css: string } | undefined {
  for (const name of files.filter((file) => file.endsWith('.css'))) {
    const css = readFileSync(join(folder, name), 'utf8');
    if (css.includes('--topbar-height:')) return { name, css };
  }
  return undefined;
}

/**
 * Writes `to` for each of `from`, which are as long, in those of some files below a folder that are pages, but for `others`; gives how
 * many of those have one. Without waiting: four times as fast.
 */
function renameInPages(
  folder: string,
  files: readonly string[],
  from: readonly string[],
  to: string,
  others: ReadonlySet<string>,
): number {
  let left = 0;
  for (const name of new Set(files)) {
    if (!name.endsWith('.html')) continue;
    const page = join(folder, name);
    // What something else has removed is told at the end of a build.
    if (!existsSync(page)) continue;
    const bytes = readFileSync(page);
    const places = from.flatMap((one) => findPlaces(bytes, one));
    if (places.length === 0) continue;
    if (others.has(name)) {
      left++;
      continue;
    }
    // One with a second name is the last site's too.
    if (lstatSync(page).nlink > 1) {
      for (const at of places) bytes.write(to, at);
      replaceFile(page, bytes);
      continue;
    }
    const file = openSync(page, 'r+');
    for (const at of places) writeSync(file, to, at);
    closeSync(file);
  }
  return left;
}

/** Where a text stands in the bytes of a file. */
function findPlaces(bytes: Buffer, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) places.push(at);
  return places;
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
