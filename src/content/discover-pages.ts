import { readFile } from 'node:fs/promises';
import type { Problem } from '../problem/problem.ts';
import { findContentFiles } from './content-files.ts';
import { readFrontmatter } from './frontmatter.ts';
import type { PageSource } from './page-source.ts';
import { describeSamePath, describeUnreadableFile, describeUnusableName } from './problems.ts';
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
  readonly problems: readonly Problem[];
}

/**
 * Every page under the content root with its frontmatter: `.mdx` and `.md` files, except those under
 * `snippets/`, `_snippets/`, dot folders, `node_modules`, the output and the site root's `public/` and
 * `dist/`, and except README, LICENSE, CONTRIBUTING and CHANGELOG unless navigation names them. Two files for
 * one path are an error; the `.mdx` file, or the one that is not an index, is kept. Symbolic links are
 * followed only inside the site root.
 */
export async function discoverPages(discovery: Discovery): Promise<DiscoveredPages> {
  const { siteRoot, contentRoot } = discovery;
  const { files, problems } = await findContentFiles(discovery);
  const read = await mapInOrder(files, 64, (file) => readPageSource(siteRoot, contentRoot, file));
  const byPath = new Map<string, PageSource>();
  const found: Problem[] = [...problems];
  for (const { page, problems: own } of read) {
    found.push(...own);
    if (!page) continue;
    if (/[%?#]/.test(page.path)) {
      found.push(describeUnusableName(page.file));
      continue;
    }
    const other = byPath.get(page.path);
    if (other) found.push(describeSamePath(page.file, other.file));
    if (!other || rankFile(page.file) < rankFile(other.file)) byPath.set(page.path, page);
  }
  const pages = [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { pages, problems: found };
}

/**
 * One page from its file: `contentRoot` and `absoluteFile` are absolute. `page` is undefined when the file
 * cannot be read.
 */
export async function readPageSource(
  siteRoot: string,
  contentRoot: string,
  absoluteFile: string,
): Promise<{ readonly page: PageSource | undefined; readonly problems: readonly Problem[] }> {
  const file = showSitePath(siteRoot, absoluteFile);
  let text: string;
  try {
    text = await readFile(absoluteFile, 'utf8');
  } catch {
    return { page: undefined, problems: [describeUnreadableFile(file)] };
  }
  const { frontmatter, problems } = readFrontmatter(text, file);
  const path = showSitePath(contentRoot, absoluteFile)
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '');
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
