import type { Problem } from '../../problem/problem.ts';
import { describeReservedPath, describeSamePath, describeUnusableName } from '../compile/problems.ts';
import { findContentFiles, readPagePath } from './content-files.ts';
import { readFrontmatter } from './frontmatter.ts';
import { emptyFrontmatter } from './frontmatter-schema.ts';
import type { PageSource } from './page-source.ts';
import { readText } from './read-text.ts';
import { showSitePath } from './site-file.ts';

export interface Discovery {
  /** Absolute folder that holds `site.json`. */
  readonly siteRoot: string;
  /** Absolute; see `findContentRoot`. */
  readonly contentRoot: string;
  /** Absolute folder that builds write to: never read. */
  readonly outputFolder: string | undefined;
  /** Paths of the pages that navigation names, as `readNavigationPath` gives them. */
  readonly navigationPaths: ReadonlySet<string>;
}

export interface DiscoveredPages {
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
  const { siteRoot, contentRoot } = discovery;
  const { files, leftOut, problems } = await findContentFiles(discovery);
  const unread = new Set(leftOut);
  const read = await mapInOrder(files, 64, (file) => readPageSource(siteRoot, contentRoot, file));
  const byPath = new Map<string, PageSource>();
  const found: Problem[] = [...problems];
  for (const { page, problems: own } of read) {
    found.push(...own);
    if (/[%?#]/.test(page.path)) {
      found.push(describeUnusableName(page.file));
      unread.add(page.path);
      continue;
    }
    const [, reserved] = reservedPath.exec(page.path) ?? [];
    if (reserved !== undefined) {
      found.push(describeReservedPath(page.file, reserved));
      unread.add(page.path);
      continue;
    }
    const other = byPath.get(page.path);
    if (other) found.push(describeSamePath(page.file, other.file));
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
  const { text, problem } = await readText(absoluteFile, file);
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
