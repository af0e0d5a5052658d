import { type Problem, startOf } from '../../problem/problem.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import { readFrontmatter } from '../files/frontmatter.ts';
import type { PageSource } from '../files/page-source.ts';
import { callHook, describeThrown, findThrown } from './call-hook.ts';
import { mapLines, type TextPlace } from './line-map.ts';
import type { OctavoPlugin } from './plugin.ts';
import { pluginProblem } from './problems.ts';

/** Milliseconds that a hook may take for one page. */
const pageHookLimit = 10_000;

/** A page's text as plugins left it. */
interface ChangedText {
  /** With the frontmatter. */
  readonly text: string;
  /** A place in it as one of the file. */
  readonly toOriginal: (place: TextPlace) => TextPlace;
  readonly problems: readonly Problem[];
}

/**
 * Lets the plugins change a page's text, one after the other; one that fails leaves it as it is. `siteRoot` is absolute.
 * Undefined when none of them has a hook for pages.
 */
export async function changePageText(
  text: string,
  source: PageSource,
  plugins: readonly OctavoPlugin[],
  siteRoot: string,
  limit = pageHookLimit,
): Promise<ChangedText | undefined> {
  if (!plugins.some(({ page }) => page)) return undefined;
  const { path, file } = source;
  const { bodyOffset } = readFrontmatter(text, file);
  const { meta, ...settings } = source.frontmatter;
  const problems: Problem[] = [];
  let body = text.slice(bodyOffset);
  for (const plugin of plugins) {
    if (!plugin.page) continue;
    const given = { path, file, text: body, frontmatter: { ...settings, ...meta } };
    const done = await callHook(() => plugin.page?.(given), limit);
    if (done.kind === 'done' && typeof done.value === 'string') body = done.value;
    else problems.push(...describeCall(done, plugin.name, file, siteRoot, limit));
  }
  const changed = text.slice(0, bodyOffset) + body;
  return { text: changed, toOriginal: mapLines(text, changed), problems };
}

function describeCall(
  done: Awaited<ReturnType<typeof callHook<unknown>>>,
  plugin: string,
  file: string,
  siteRoot: string,
  limit: number,
): readonly Problem[] {
  const place = startOf(file);
  if (done.kind === 'late') return [pluginProblem('endless-hook', place, plugin, 'page', limit)];
  if (done.kind === 'failed') {
    const at = findThrown(done.error, siteRoot);
    return [pluginProblem('failed-hook', place, plugin, 'page', describeThrown(done.error), at)];
  }
  if (done.value === undefined || done.value === null) return [];
  const type = Array.isArray(done.value) ? 'a list' : `a value of the type ${typeof done.value}`;
  return [pluginProblem('page-result', place, plugin, type)];
}

/** A page that was compiled of a changed text, with its places as those of the file, and with what plugins failed in. */
export function restorePlaces(
  page: CompiledPage,
  { toOriginal, problems }: Pick<ChangedText, 'toOriginal' | 'problems'>,
): CompiledPage {
  return {
    ...page,
    problems: [
      ...problems,
      ...page.problems.map((one) => (one.file === page.file ? { ...one, ...toOriginal(one) } : one)),
    ],
    places: page.places.map(([line, column, text]) => {
      const place = toOriginal({ line, column });
      return [place.line, place.column, text] as const;
    }),
    links: page.links.map((link) => ({ ...link, ...toOriginal(link) })),
    imports: page.imports.map(({ snippet, names }) => ({
      snippet,
      names: names.map((name) => ({ ...name, ...toOriginal(name) })),
    })),
  };
}
