import type { Page, Site } from '../site/site.ts';
import { screenshotFolder } from './viewports.ts';

/** Maximum number of pages chosen where the writer names none: each has six pictures, which a repository keeps for good. */
const most = 12;

/**
 * The pages to look at where the writer names none: those whose folders (`screenshotFolder`) are `kept`; where none is, the
 * home page and the first page of each kind in each sidebar, at most 12.
 */
export function choosePages(site: Site, kept: ReadonlySet<string>): readonly Page[] {
  const known = site.pages.filter((page) => kept.has(screenshotFolder(page)));
  if (kept.size > 0) return known;
  const home = site.pages.filter(({ url }) => url === site.home);
  const first = new Map<string, Page>();
  for (const page of [...home, ...site.pages]) {
    const kind = `${page.kind} ${page.sidebar}`;
    if (page.inNavigation && !first.has(kind)) first.set(kind, page);
  }
  return [...new Set([...home, ...first.values()])].slice(0, most);
}

/** The pages whose paths match one of the patterns, and the patterns that match none. */
export function matchPages(
  pages: readonly Page[],
  patterns: readonly string[],
): { readonly pages: readonly Page[]; readonly idle: readonly string[] } {
  const tests = patterns.map((pattern) => ({ pattern, test: compilePattern(pattern) }));
  return {
    pages: pages.filter(({ path }) => tests.some(({ test }) => test.test(path))),
    idle: tests
      .filter(({ test }) => !pages.some(({ path }) => test.test(path)))
      .map(({ pattern }) => pattern),
  };
}

/** `guides/*` is one level, `guides/**` all that is below and `guides` itself, `index` or `/` the home page. */
function compilePattern(pattern: string): RegExp {
  const path = pattern.replace(/^\/+|\/+$/g, '').replace(/(^|\/)index$/, '');
  const parts = path.split(/(\/\*\*$|\*\*\/?|\*|\?)/);
  const words: Readonly<Record<string, string>> = {
    '/**': '(?:/.*)?',
    '**/': '(?:.*/)?',
    '**': '.*',
    '*': '[^/]*',
    '?': '[^/]',
  };
  const source = parts.map((part) => words[part] ?? part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('')}$`);
}
