import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rewriteCssUrls } from '../../lib/html/read-css.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import type { Site } from '../../site/site.ts';
import { listOutputFiles } from '../output/list-files.ts';
import { createPageLookup } from '../project/page-lookup.ts';
import { writeModuleScript } from './module-script.ts';
import { createOfflineLinks, type OfflineLinks } from './offline-links.ts';
import {
  loaderFile,
  type PageNeeds,
  readPageNeeds,
  writeOfflinePage,
  writeOfflinePart,
} from './offline-page.ts';
import { offlineSiteProblem } from './problems.ts';

/** What a server reads, machines ask a server for, or no page from a disk leads to. */
const served =
  /^(?:_headers|_redirects|404\.html|robots\.txt|sitemap[\w.-]*\.xml|_octavo\/(?:(?:relay|mcp|pages\.\w+)\.json|oauth\.html|cards\/.*))$/;

/** Files that scripts ask for by addresses that no page has; modules among them are imported. */
const asked = {
  files: /^_octavo\/search\/.*\.(?:bin|json)$/,
  modules: /^_octavo\/(?:search|islands)\/.*\.js$/,
};

/** Parts of pages that all pages of a section ask for. */
const parts = /^_octavo\/groups\.\w+\.txt$/;

/**
 * Makes of the site built into `folder` (absolute) one that readers open from a disk: each link is relative and leads to a file, what
 * pages load are scripts, and what only a server reads is left out. Gives the modules that cannot run there.
 */
export async function writeOfflineSite(folder: string, site: Site): Promise<readonly Problem[]> {
  const all = await listOutputFiles(folder);
  await Promise.all(all.filter((file) => served.test(file)).map((file) => rm(join(folder, file))));
  const files = all.filter((file) => !served.test(file));
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const { findPage, findDestination } = createPageLookup(site);
  const links = createOfflineLinks({
    files: new Set(files.filter((file) => !parts.test(file))),
    base: site.base,
    siteUrl: site.siteUrl,
    hasPage: (path) => findPage(path) !== undefined,
    findDestination,
  });
  const pages = files.filter((file) => file.endsWith('.html'));
  const needs: PageNeeds[] = [];
  for (const page of pages) needs.push(readPageNeeds(await read(page), page, links));
  const articles = new Set(needs.flatMap((need) => need.articles));
  for (const page of articles)
    await writeFileScript(folder, page, writeOfflinePart(readArticle(await read(page)), page, links));
  for (const file of new Set(needs.flatMap((need) => need.texts)))
    await writeFileScript(folder, file, await read(file));
  for (const file of files.filter((one) => parts.test(one))) {
    await writeFileScript(folder, file, writeOfflinePart(await read(file), '', links));
    await rm(join(folder, file));
  }
  for (const file of files.filter((one) => asked.files.test(one))) {
    const bytes = await readFile(join(folder, file));
    await writeFileScript(folder, file, bytes.toString('base64'), 'bytes');
    await rm(join(folder, file));
  }
  const inline = new Map(needs.flatMap((need) => [...need.inline]));
  const first = [
    ...needs.flatMap((need) => need.modules),
    ...files.filter((file) => asked.modules.test(file)),
  ];
  const { imports, problems } = await writeModules(folder, links, inline, [...inline.keys(), ...first]);
  for (const page of pages)
    await writeFile(
      join(folder, page),
      writeOfflinePage(await read(page), page, links, (module) => imports.get(module)),
    );
  for (const sheet of files.filter((file) => file.endsWith('.css'))) {
    const css = rewriteCssUrls(await read(sheet), (url) => links.writeRelative(url, sheet));
    await writeFile(join(folder, sheet), css);
  }
  const loader = fileURLToPath(new URL('../../client/offline-site/loader.mjs', import.meta.url));
  await mkdir(join(folder, posix.dirname(loaderFile)), { recursive: true });
  await copyFile(loader, join(folder, loaderFile));
  return problems;
}

/** A page's article, which is what `client/reference/unfold-schema.ts` reads of it. */
function readArticle(html: string): string {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start < 0 || end < start ? '' : html.slice(start, end + '</article>'.length);
}

/** Writes the script that gives pages a file which their scripts ask for. */
async function writeFileScript(
  folder: string,
  file: string,
  text: string,
  kind: 'text' | 'bytes' = 'text',
): Promise<void> {
  const values = [file, text, kind].map((value) => JSON.stringify(value)).join(',');
  await writeFile(join(folder, `${file}.js`), `octavoFile(${values});\n`);
}

/**
 * Puts scripts in the place of modules, and of all that these load; `inline` are the texts of those without a file. Gives what each
 * imports; one that cannot be a script is left as it is, and told.
 */
async function writeModules(
  folder: string,
  links: OfflineLinks,
  inline: ReadonlyMap<string, string>,
  first: readonly string[],
) {
  const imports = new Map<string, readonly string[]>();
  const problems: Problem[] = [];
  const queue = [...first];
  const seen = new Set<string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const from = path;
    const page = path.replace(/^_octavo\/inline\/|\.\d+\.js$/g, '');
    const own = inline.get(path);
    const text = own ?? (await readFile(join(folder, path), 'utf8'));
    const script = await writeModuleScript(path, text, (specifier) =>
      // Others are names that a page would have to explain.
      /^(?:\.{0,2}\/|https?:)/.test(specifier)
        ? links.findFile(specifier, own === undefined ? from : `${page}.html`)
        : undefined,
    );
    if (typeof script === 'string') {
      problems.push(offlineSiteProblem('module', startOf('site.json'), path, script));
      continue;
    }
    imports.set(path, script.imports);
    queue.push(...script.imports, ...script.others);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), script.code);
  }
  return { imports: keepWhole(imports), problems };
}

/** Of modules and what they import those that have all of it. */
function keepWhole(imports: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const whole = new Map([...imports].filter(([, files]) => files.every((file) => imports.has(file))));
  return whole.size === imports.size ? whole : keepWhole(whole);
}
