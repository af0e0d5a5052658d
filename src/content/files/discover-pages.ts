import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Problem, startOf } from '../../problem/problem.ts';
import { explainReadError } from '../../problem/read-error.ts';
import { contentProblem } from '../compile/problems.ts';
import { componentFolder, isComponentFile } from './component-folder.ts';
import { readFrontmatter } from './frontmatter.ts';
import { emptyFrontmatter } from './frontmatter-schema.ts';
import type { PageSource } from './page-source.ts';
import { findSiteFile, isInside, readSiteText, showSitePath } from './site-files.ts';

interface Discovery {
  /** Absolute folder that holds `site.json`. */
  readonly siteRoot: string;
  /** Absolute; see `findContentRoot`. */
  readonly contentRoot: string;
  /** Absolute folder that builds write to: never read. */
  readonly outputFolder: string | undefined;
  /** Paths of the pages that navigation names, as `readNavigationPath` gives them. */
  readonly navigationPaths: ReadonlySet<string>;
  /** How each is read; `readPageSource` when undefined. */
  readonly readPage?: ReadPage | undefined;
}

/** Reads a page: see `readPageSource`. */
export type ReadPage = typeof readPageSource;

interface DiscoveredPages {
  /** Ordered by path, in code unit order. */
  readonly pages: readonly PageSource[];
  /** Paths that pages would have whose files are not read; `problems` say why. */
  readonly leftOut: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** Files and folders that a build writes: a page there would be a folder of that name, or in it. */
const reservedPath =
  /^(_redirects|_headers|_astro|_octavo|robots\.txt|sitemap\.xml|llms\.txt|llms-full\.txt)(?:\/|$)/i;

/**
 * Every page under the content root with its frontmatter: `.mdx` and `.md` files, except those whose name begins with
 * a dot, as the `._` files of macOS, those under `snippets/`, `_snippets/`, dot folders, `node_modules`, the output and the site root's `public/` and
 * `dist/`, and except README, LICENSE, CONTRIBUTING and CHANGELOG unless navigation names them. Two files for
 * one path are an error; the `.mdx` file, or the one that is not an index, is kept. Symbolic links are
 * followed only inside the site root.
 */
export async function discoverPages(discovery: Discovery): Promise<DiscoveredPages> {
  const { siteRoot, contentRoot, readPage = readPageSource } = discovery;
  const { files, leftOut, problems } = await findContentFiles(discovery);
  const unread = new Set(leftOut);
  const read = await mapInOrder(files, 64, (file) => readPage(siteRoot, contentRoot, file));
  const byPath = new Map<string, PageSource>();
  const found: Problem[] = [...problems];
  for (const { page, problems: own } of read) {
    found.push(...own);
    if (/[%?#]/.test(page.path)) {
      found.push(contentProblem('file-name', startOf(page.file)));
      unread.add(page.path);
      continue;
    }
    const [, reserved] = reservedPath.exec(page.path) ?? [];
    if (reserved !== undefined) {
      found.push(contentProblem('reserved-path', startOf(page.file), reserved));
      unread.add(page.path);
      continue;
    }
    const other = byPath.get(page.path);
    if (other) found.push(contentProblem('same-path', startOf(page.file), other.file));
    if (!other || rankFile(page.file) < rankFile(other.file)) byPath.set(page.path, page);
  }
  const pages = [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { pages, leftOut: unread, problems: found };
}

/**
 * One page from its file: `contentRoot` and `absoluteFile` are absolute. A file that cannot be read is a page
 * without frontmatter, which is not compiled for the same reason.
 */
export async function readPageSource(
  siteRoot: string,
  contentRoot: string,
  absoluteFile: string,
): Promise<{ readonly page: PageSource; readonly problems: readonly Problem[] }> {
  const file = showSitePath(siteRoot, absoluteFile);
  const { text, problem } = await readSiteText(absoluteFile, file);
  const { frontmatter, problems } =
    text === undefined ? { frontmatter: emptyFrontmatter, problems: [problem] } : readFrontmatter(text, file);
  const path = readPagePath(contentRoot, absoluteFile);
  const format = absoluteFile.endsWith('.mdx') ? 'mdx' : 'md';
  return { page: { path, file, absoluteFile, format, frontmatter }, problems };
}

function rankFile(file: string): number {
  return (/(?:^|\/)index\.mdx?$/.test(file) ? 2 : 0) + (file.endsWith('.md') ? 1 : 0);
}

async function mapInOrder<T, R>(
  items: readonly T[],
  width: number,
  task: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += width)
    results.push(...(await Promise.all(items.slice(start, start + width).map(task))));
  return results;
}

interface FoundFiles {
  /** Absolute, in the order of their folders. */
  readonly files: readonly string[];
  /** Paths that pages would have whose files are not read; `problems` say why. */
  readonly leftOut: readonly string[];
  readonly problems: readonly Problem[];
}

const skippedFolders = /^(?:\.|node_modules$|_snippets$)/;
const skippedAtSiteRoot = new Set(['public', 'dist']);
const aboutTheRepository = /^(?:readme|licen[cs]e|contributing|changelog)\.(?:mdx?|markdown)$/i;
const almostPage = /\.(?:mdx?|markdown)$/i;

/** The Markdown files under the content root that are pages; rules at `discoverPages`. */
async function findContentFiles(discovery: Discovery): Promise<FoundFiles> {
  const siteRoot = await realpath(discovery.siteRoot);
  const problems: Problem[] = [];
  const leftOut: string[] = [];

  async function readFolder(folder: string, outer: readonly string[]): Promise<readonly string[]> {
    const shown = showSitePath(discovery.siteRoot, folder);
    const place = findPlace(folder);
    if (place === undefined || outer.includes(place)) return [];
    let entries: readonly Dirent[] = [];
    try {
      entries = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      problems.push(contentProblem('unreadable-file', startOf(shown), shown, explainReadError(error)));
    }
    const found: string[] = [];
    const inside = showSitePath(discovery.contentRoot, folder);
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      const kind = await findKind(entry, path);
      if (kind === 'folder' && isOpened(folder, entry.name, path))
        found.push(...(await readFolder(path, [...outer, place])));
      else if (
        kind === 'file' &&
        isPage(folder, entry.name, inside === '' ? entry.name : `${inside}/${entry.name}`)
      ) {
        if (/\.mdx?$/.test(entry.name)) found.push(path);
        else
          leaveOut(
            path,
            contentProblem(
              'file-extension',
              startOf(showSitePath(discovery.siteRoot, path)),
              correctName(entry.name),
            ),
          );
      }
    }
    return found;
  }

  async function findKind(entry: Dirent, path: string): Promise<'file' | 'folder' | undefined> {
    if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : undefined;
    if (skippedFolders.test(entry.name)) return undefined;
    const target = findPlace(path);
    if (target === undefined || !isInside(siteRoot, target)) {
      if (target === undefined && !/\.mdx?$/.test(entry.name)) return undefined;
      leaveOut(
        path,
        contentProblem('outside-site', startOf(showSitePath(discovery.siteRoot, path)), target === undefined),
      );
      return undefined;
    }
    return (await stat(target)).isDirectory() ? 'folder' : 'file';
  }

  function isOpened(folder: string, name: string, path: string): boolean {
    if (skippedFolders.test(name) || path === discovery.outputFolder) return false;
    if (folder === discovery.siteRoot && skippedAtSiteRoot.has(name)) return false;
    return folder !== discovery.contentRoot || name !== 'snippets';
  }

  function leaveOut(path: string, problem: Problem): void {
    problems.push(problem);
    leftOut.push(readPagePath(discovery.contentRoot, path));
  }

  /** Whether a file is one, or would be if its extension were written right. `shown` is relative to the content root. */
  function isPage(folder: string, name: string, shown: string): boolean {
    if (name.startsWith('.') || !almostPage.test(name)) return false;
    const path = shown.replace(almostPage, '');
    if (discovery.navigationPaths.has(path)) return true;
    if (folder === join(discovery.siteRoot, componentFolder) && isComponentFile(name)) return false;
    return !aboutTheRepository.test(name) && !/(?:^|\/)snippets\//.test(path);
  }

  return { files: await readFolder(discovery.contentRoot, []), leftOut, problems };
}

/** Where a path leads; undefined where nothing is. Without waiting, as files are read: it is asked of every folder. */
function findPlace(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** The path of the page that a file is, or would be: without its extension and a last `index`. Both absolute. */
function readPagePath(contentRoot: string, file: string): string {
  return showSitePath(contentRoot, file)
    .replace(almostPage, '')
    .replace(/(?:^|\/)index$/, '');
}

/** Whether a file of this name (relative to the content root) may be a page, or is one but for its extension. */
function mayBePage(name: string): boolean {
  return almostPage.test(name) && !/(?:^|[\\/])\./.test(name);
}

function correctName(name: string): string {
  return name.replace(/\.markdown$/i, '.md').replace(almostPage, (extension) => extension.toLowerCase());
}

/**
 * The absolute folder that holds the pages of the site in `siteRoot` (absolute): its `content/` when that
 * exists and the navigation's first page is there, otherwise the site root. When that page is in neither, or
 * the navigation has none, `content/` is taken when it holds any Markdown. `firstNavigationPage` is a path as
 * navigation names it: a leading slash and an extension do not matter.
 */
export async function findContentRoot(
  siteRoot: string,
  firstNavigationPage: string | undefined,
): Promise<string> {
  const content = join(siteRoot, 'content');
  if (!(await isFolder(siteRoot, content))) return siteRoot;
  if (firstNavigationPage !== undefined) {
    const path = readNavigationPath(firstNavigationPage);
    if (await holdsPage(siteRoot, content, path)) return content;
    if (await holdsPage(siteRoot, siteRoot, path)) return siteRoot;
  }
  const names = await readdir(content, { recursive: true });
  return names.some(mayBePage) ? content : siteRoot;
}

/** The folder of pages relative to the site root, both absolute, with `/` at its end; '' when it is the root. */
export function contentFolderName(siteRoot: string, contentRoot: string): string {
  const folder = showSitePath(siteRoot, contentRoot);
  return folder === '' ? '' : `${folder}/`;
}

/** A page's path from what navigation says: without slashes at the ends, the extension of Markdown and a last `index`. */
export function readNavigationPath(entry: string): string {
  const path = entry.replace(/^\/+|\/+$/g, '').replace(/\.(?:mdx?|markdown)$/i, '');
  return path === 'index' ? '' : path.replace(/\/index$/, '');
}

async function isFolder(siteRoot: string, path: string): Promise<boolean> {
  const place = await findSiteFile(siteRoot, path);
  return place !== undefined && (await stat(place)).isDirectory();
}

async function holdsPage(siteRoot: string, folder: string, path: string): Promise<boolean> {
  for (const name of [`${path}.mdx`, `${path}.md`, `${path}/index.mdx`, `${path}/index.md`])
    if (await findSiteFile(siteRoot, join(folder, name))) return true;
  return false;
}
