import { callHook, describeThrown, findThrown } from '../../content/plugins/call-hook.ts';
import type { OctavoPlugin } from '../../content/plugins/plugin.ts';
import { pluginProblem } from '../../content/plugins/problems.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import { writeUrl } from '../../site/links/site-url.ts';
import type { Site } from '../../site/site.ts';
import { nameHtmlFile } from '../output/list-files.ts';

/** Milliseconds that a hook may take for the site: it may ask servers. */
const siteHookLimit = 300_000;

/** Gives the site that was written into `folder` to the plugins, one after the other. Both folders are absolute. */
export async function runSiteHooks(
  plugins: readonly OctavoPlugin[],
  site: Site,
  folder: string,
  siteRoot: string,
  limit = siteHookLimit,
): Promise<readonly Problem[]> {
  const pages = site.pages.map((page) => ({
    path: page.path,
    url: writeUrl(site, page.url),
    title: page.title,
    description: page.description,
    file: nameHtmlFile(page),
  }));
  const problems: Problem[] = [];
  for (const plugin of plugins) {
    if (!plugin.site) continue;
    const done = await callHook(() => plugin.site?.({ folder, pages }), limit);
    const place = startOf('site.json');
    if (done.kind === 'late') problems.push(pluginProblem('endless-hook', place, plugin.name, 'site', limit));
    if (done.kind !== 'failed') continue;
    const at = findThrown(done.error, siteRoot);
    problems.push(pluginProblem('failed-hook', place, plugin.name, 'site', describeThrown(done.error), at));
  }
  return problems;
}
