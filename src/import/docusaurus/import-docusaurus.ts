import { readObject, toList } from '../../lib/json/json-value.ts';
import type { ImportedObject } from '../draft.ts';
import { finishSite } from '../project/finish-site.ts';
import { createImportLog, type ImportLog } from '../project/import-log.ts';
import type { ImportedSite } from '../project/import-site.ts';
import { createPageList } from '../project/imported-pages.ts';
import { createLinkPages } from '../project/link-pages.ts';
import { folderOf, isBelow, joinParts, type ProjectFiles } from '../project/project-files.ts';
import { refuseProgram } from '../project/unreadable-program.ts';
import type { AddLinkPage } from '../project/write-navigation.ts';
import { listAddresses, writeNavigation } from '../project/write-navigation.ts';
import { createDocAddresses } from './doc-addresses.ts';
import { type DocsSet, listDocsSets } from './list-docs-sets.ts';
import { isPartial, listDocs } from './read-docs.ts';
import { type DocusaurusLocale, listTranslatedSets, readLocales, writeLocales } from './read-languages.ts';
import { type DocusaurusSettings, objectAt, readDocusaurusSettings, textAt } from './read-settings.ts';
import { readSidebars } from './read-sidebars.ts';
import { readSidebarTabs, writeLinks } from './write-links.ts';
import { type ReadSet, writePages } from './write-pages.ts';
import { writeSettings } from './write-settings.ts';

/**
 * Makes a site of a project of Docusaurus: `site.json`, and its pages in `content/` at the addresses that they have. Its
 * configuration (`file`) and its sidebars are read and not run; what only running them would tell is told as left out.
 */
export function importDocusaurus(files: ProjectFiles, file: string): ImportedSite {
  const log = createImportLog();
  const settings = readDocusaurusSettings(files, file);
  if (!settings) return refuseProgram(file);
  const found = listDocsSets(files, settings, log);
  const locales = readLocales(files, settings, log);
  const sets = found.map((set): ReadSet => readSet(files, settings, set, log));
  const translated = listTranslatedSets(files, found, locales).map(
    (set): ReadSet => readTranslated(files, set),
  );
  const plain = listPlainPages(files, settings, locales);
  const addresses = createDocAddresses({
    files,
    folder: settings.folder,
    baseUrl: textAt(settings.config, 'baseUrl') ?? '/',
    staticFolders: listStatic(settings),
    sets: [...translated, ...sets],
    pages: plain,
  });
  const site = writeSettings(files, settings, log);
  const pages = createPageList(log);
  writePages({ files, sets: [...sets, ...translated], plain, addresses, pages, log });
  tellOtherPages(files, settings, log);
  const statics = listStatic(settings).flatMap((folder) =>
    files.paths
      .filter((path) => isBelow(path, folder))
      .map((from) => ({ file: `public/${from.slice(folder.length + 1)}`, from })),
  );
  const start = { file, line: 1, column: 1 };
  writeSections(settings, sets, site, (path, content) => pages.add(path, content, start));
  const published = new Set(statics.map(({ file: path }) => path.replace(/^public/, '')));
  writeLinks(
    settings,
    {
      findDoc: (id, instance) => {
        const found = sets
          .find(({ set }) => set.instance === instance && set.isDefaultVersion)
          ?.docs.find((doc) => doc.id === id);
        return found && `/${found.address}`;
      },
      isThere: (path) => {
        const clean = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
        return pages.addresses.has(clean.slice(1)) || clean === '' || published.has(clean);
      },
    },
    site,
    log,
  );
  writeLocales(files, settings, found, locales, site);
  writeRedirects(settings, site, log);
  const { text, changes, problems } = finishSite(site, file, log);
  const sources = [...sets.flatMap(({ docs }) => docs.map(({ source }) => source)), ...plain.keys()];
  return {
    text,
    changes,
    problems,
    sources,
    files: [...pages.list(), ...addresses.listCopies(), ...statics],
  };
}

function readSet(files: ProjectFiles, settings: DocusaurusSettings, set: DocsSet, log: ImportLog): ReadSet {
  const docs = listDocs(files, set);
  const written = set.sidebarFile === undefined ? undefined : settings.open(set.sidebarFile);
  if (set.sidebarFile !== undefined && written === undefined && files.texts.has(set.sidebarFile))
    log.note(
      'left-out',
      { file: set.sidebarFile, line: 1, column: 1 },
      'the sidebars',
      'The file cannot be read. The sidebar lists all pages.',
    );
  return { set, docs, sidebars: readSidebars(files, set, docs, written, log) };
}

function readTranslated(files: ProjectFiles, set: DocsSet): ReadSet {
  const sidebars = { sidebars: [], categoryPages: [], labels: new Map(), entries: new Map() };
  return { set, docs: listDocs(files, set), sidebars };
}

/** Folders whose files are served as they are. */
function listStatic({ config, folder }: DocusaurusSettings): readonly string[] {
  const given = toList(config['staticDirectories']).filter((one) => typeof one === 'string');
  return (given.length === 0 ? ['static'] : given).map((one) => joinParts(folder, one));
}

/** The pages of Markdown in `src/pages` and their translations, with their URLs. */
function listPlainPages(
  files: ProjectFiles,
  { preset, folder }: DocusaurusSettings,
  locales: readonly DocusaurusLocale[],
): ReadonlyMap<string, string> {
  const options = objectAt(preset, 'pages');
  if (preset['pages'] === false) return new Map();
  const own = { root: joinParts(folder, textAt(options, 'path') ?? 'src/pages'), locale: '' };
  const translated = locales.map((locale) => ({
    root: joinParts(locale.folder, 'docusaurus-plugin-content-pages'),
    locale: locale.name,
  }));
  const route = textAt(options, 'routeBasePath') ?? '';
  return new Map(
    [own, ...translated].flatMap(({ root, locale }) =>
      files.paths
        .filter((path) => isBelow(path, root) && /\.mdx?$/.test(path))
        .filter((path) => !isPartial(path.slice(root.length + 1)))
        .map((path) => {
          const inner = path.slice(root.length + 1).replace(/\.mdx?$/, '');
          return [path, joinParts(locale, route, inner.replace(/(?:^|\/)index$/, ''))] as const;
        }),
    ),
  );
}

/** Says which pages are programs, and what is of a blog. */
function tellOtherPages(
  files: ProjectFiles,
  { preset, folder, placeOf }: DocusaurusSettings,
  log: ImportLog,
): void {
  const root = joinParts(folder, textAt(objectAt(preset, 'pages'), 'path') ?? 'src/pages');
  for (const path of files.paths)
    if (
      isBelow(path, root) &&
      /\.[jt]sx?$/.test(path) &&
      !isPartial(path.slice(root.length + 1)) &&
      !/\.(?:test|spec|d)\.[jt]sx?$/.test(path)
    ) {
      const address = path.slice(root.length).replace(/(?:\/index)?\.[jt]sx?$/, '');
      const why =
        address === ''
          ? 'It is a program. The address / leads to the first page of the navigation.'
          : 'It is a program. Write it as Markdown.';
      log.note(
        'left-out',
        { file: path, line: 1, column: 1 },
        `the page ${address === '' ? '/' : address}`,
        why,
      );
    }
  if (preset['blog'] === false) return;
  const blog = joinParts(folder, textAt(objectAt(preset, 'blog'), 'path') ?? 'blog');
  const posts = files.paths.filter((path) => isBelow(path, blog) && /\.mdx?$/.test(path));
  const place = Object.hasOwn(preset, 'blog')
    ? placeOf(preset, 'blog')
    : { file: posts[0] ?? blog, line: 1, column: 1 };
  if (posts.length > 0)
    log.note(
      'left-out',
      place,
      `the blog, ${posts.length === 1 ? 'one post' : `${posts.length} posts`} in ${blog}`,
      'Octavo has no blog. "Update" shows what is new on a page.',
    );
}

/** Writes navigation, tabs and versions. */
function writeSections(
  settings: DocusaurusSettings,
  sets: readonly ReadSet[],
  site: ImportedObject,
  add: (path: string, content: string) => void,
): void {
  const tabs = readSidebarTabs(settings);
  const linkPages = new Map<string, AddLinkPage>();
  const navigation: ImportedObject[] = [];
  const made: ImportedObject[] = [];
  const hasTabs =
    sets.reduce((sum, { set, sidebars }) => sum + (set.isDefaultVersion ? sidebars.sidebars.length : 0), 0) >
    1;
  const versions = sets.filter(({ set }) => set.version !== undefined);
  for (const { set, sidebars } of sets)
    for (const { id, items } of sidebars.sidebars) {
      const shown = tabs.find((tab) => tab.sidebar === id && tab.instance === set.instance)?.label;
      const name = shown ?? nameSidebar(id, set.instance);
      const label = made.some((tab) => tab['name'] === name && tab['version'] === set.version)
        ? `${name} (${set.instance === 'default' ? id : set.instance})`
        : name;
      const folder = joinParts(set.route, 'links');
      const addLinkPage = linkPages.get(folder) ?? createLinkPages(folder, add);
      linkPages.set(folder, addLinkPage);
      const version: Readonly<Record<string, string>> =
        set.version === undefined ? {} : { version: set.version };
      const groups = writeNavigation(items, { ...(hasTabs ? { tab: label } : {}), ...version }, addLinkPage);
      navigation.push(...groups);
      const [first] = listAddresses(items);
      if (hasTabs && groups.length > 0)
        made.push({ name: label, url: first ?? folderOf(folder), ...version });
    }
  if (made.length > 0) site['tabs'] = made;
  if (versions.length > 0)
    site['versions'] = [...new Map(versions.map(({ set }) => [set.version, set])).values()].map(
      ({ version, isDefaultVersion }) =>
        isDefaultVersion ? { name: version, default: true } : { name: version },
    );
  site['navigation'] = navigation;
}

/** `tutorialSidebar` as readers see it: `Tutorial`; of the sidebar that lists all pages, the name of its instance. */
function nameSidebar(id: string, instance: string): string {
  const isWhole = id === 'defaultSidebar';
  if (isWhole && instance === 'default') return 'Documentation';
  const words = (isWhole ? instance : id)
    .replace(/[_-]?sidebar$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ');
  return words === '' ? 'Documentation' : words.slice(0, 1).toUpperCase() + words.slice(1);
}

function writeRedirects({ plugins }: DocusaurusSettings, site: ImportedObject, log: ImportLog): void {
  const plugin = plugins.find(({ name }) => /client-redirects$/.test(name));
  if (!plugin) return;
  const redirects = toList(plugin.options['redirects']).flatMap((entry) => {
    const { from, to } = readObject(entry);
    const sources = (Array.isArray(from) ? from : [from]).filter((one) => typeof one === 'string');
    return typeof to === 'string' ? sources.map((source) => ({ source, destination: to })) : [];
  });
  if (redirects.length > 0) site['redirects'] = redirects;
  if (Object.hasOwn(plugin.options, 'createRedirects'))
    log.note(
      'left-out',
      plugin.place,
      'createRedirects',
      'It is a function. Write its redirects into "redirects", with patterns.',
    );
}
