import { isObject, readObject, readText } from '../../lib/json/json-value.ts';
import type { ImportedObject } from '../draft.ts';
import { finishSite } from '../project/finish-site.ts';
import { createImportLog, type ImportLog } from '../project/import-log.ts';
import type { ImportedSite } from '../project/import-site.ts';
import { createPageList } from '../project/imported-pages.ts';
import { createLinkPages } from '../project/link-pages.ts';
import { isBelow, type ProjectFiles } from '../project/project-files.ts';
import { refuseProgram } from '../project/unreadable-program.ts';
import { writeNavigation } from '../project/write-navigation.ts';
import { convertStarlightPage } from './convert-page.ts';
import { type LocaleFolders, listStarlightPages, PAGE_FOLDER, targetOfPage } from './list-pages.ts';
import { createPageAddresses } from './page-addresses.ts';
import { readStarlightSidebar, type StarlightSidebar } from './read-sidebar.ts';
import { readStarlightSettings, type StarlightSettings } from './read-starlight.ts';
import { objectOption, writeStarlightSettings } from './starlight-settings.ts';

/**
 * Makes a site of a project of Starlight: `site.json`, and its pages in `content/` at the addresses that they have. Its
 * configuration (`file`) is read and not run; what only running it would tell is told as left out.
 */
export function importStarlight(files: ProjectFiles, file: string): ImportedSite {
  const log = createImportLog();
  const settings = readStarlightSettings(files, file);
  if (!settings) return refuseProgram(file);
  const base = (readText(settings.config['base']) ?? '').replace(/^\/+|\/+$/g, '');
  const locales = readLocales(settings);
  const pages = listStarlightPages(files, locales);
  const addresses = createPageAddresses(files, pages, base);
  const site = writeStarlightSettings(files, settings, addresses, log);
  const sidebar = readStarlightSidebar(
    settings,
    pages.filter(({ locale }) => locale === ''),
    base,
    log,
  );
  const made = createPageList(log);
  const placeOf = (source: string) => ({ file: source, line: 1, column: 1 });
  for (const page of pages) {
    if (page.isDraft) {
      log.note('left-out', { file: page.source, line: 1, column: 1 }, 'the page', 'It is a draft.');
      continue;
    }
    const { source, slug, address } = page;
    const target = targetOfPage(page);
    const given = { source, slug, target, text: files.texts.get(source) ?? '', isPage: true };
    made.add(
      target,
      convertStarlightPage(
        { ...given, label: sidebar.labels.get(address), tag: sidebar.tags.get(address) },
        addresses,
        log,
      ),
      placeOf(source),
    );
  }
  const done = new Set<string>();
  for (;;) {
    const [source, target] = [...addresses.partials].find(([one]) => !done.has(one)) ?? [];
    if (source === undefined || target === undefined) break;
    done.add(source);
    const text = files.texts.get(source) ?? '';
    made.add(
      target,
      convertStarlightPage(
        { source, text, target, slug: '', isPage: false, label: undefined, tag: undefined },
        addresses,
        log,
      ),
      placeOf(source),
    );
  }
  tellOtherPages(files, log);
  writeLanguages(settings, locales, sidebar, site);
  site['navigation'] = writeNavigation(
    sidebar.items,
    {},
    createLinkPages('links', (path, content) => made.add(path, content, placeOf(file))),
  );
  const published = files.paths
    .filter((path) => isBelow(path, 'public'))
    .map((path) => ({ file: path, from: path }));
  const { text, changes, problems } = finishSite(site, file, log);
  const sources = pages.map(({ source }) => source);
  return {
    text,
    changes,
    problems,
    sources,
    files: [...made.list(), ...addresses.listCopies(), ...published],
  };
}

/** The folders of the languages, and the one whose pages are the site's own. */
function readLocales({ options }: StarlightSettings): LocaleFolders {
  const folders = Object.keys(objectOption(options, 'locales')).filter((name) => name !== 'root');
  const hasRoot = folders.length < Object.keys(objectOption(options, 'locales')).length;
  const written = readText(options['defaultLocale']);
  return { folders, root: hasRoot ? '' : (written ?? folders[0] ?? '') };
}

function writeLanguages(
  { options }: StarlightSettings,
  { root }: LocaleFolders,
  { translations }: StarlightSidebar,
  site: ImportedObject,
): void {
  const locales = Object.entries(objectOption(options, 'locales'));
  const own = root === '' ? 'root' : root;
  const read = (folder: string, value: unknown) => {
    const { lang, label } = readObject(value);
    return { folder, language: readText(lang) ?? (folder === 'root' ? 'en' : folder), name: readText(label) };
  };
  const all = locales.filter(([, value]) => isObject(value)).map(([folder, value]) => read(folder, value));
  const first = all.find(({ folder }) => folder === own);
  if (first && first.language !== 'en') site['language'] = first.language;
  if (all.length < 2 || !first) return;
  site['languages'] = [first, ...all.filter((one) => one !== first)].map((one) => {
    const labels = translations.get(one.folder) ?? translations.get(one.language);
    return {
      language: one.language,
      ...(one.name === undefined ? {} : { name: one.name }),
      ...(one === first || one.folder === one.language ? {} : { folder: one.folder }),
      ...(labels === undefined || one === first ? {} : { labels: Object.fromEntries(labels) }),
    };
  });
  if (root !== '')
    site['redirects'] = [
      ...(Array.isArray(site['redirects']) ? site['redirects'] : []),
      { source: `/${root}/:slug*`, destination: '/:slug*' },
    ];
}

/** Says which pages are programs, or of another format. */
function tellOtherPages(files: ProjectFiles, log: ImportLog): void {
  for (const path of files.paths) {
    const place = { file: path, line: 1, column: 1 };
    if (isBelow(path, PAGE_FOLDER) && /\.(?:mdoc|markdown|adoc|rst)$/.test(path))
      log.note('left-out', place, 'the page', 'Octavo reads .md and .mdx.');
    if (isBelow(path, 'src/pages') && /\.(?:astro|[jt]sx?|mdx?)$/.test(path))
      log.note('left-out', place, 'the page', 'It is a page of Astro. Write it as Markdown.');
  }
}
