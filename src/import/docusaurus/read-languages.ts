import { isObject, readObject, readText, toList } from '../../lib/json/json-value.ts';
import type { ImportedObject } from '../draft.ts';
import type { ImportLog } from '../project/import-log.ts';
import { readProjectData } from '../project/open-module.ts';
import { isBelow, joinParts, type ProjectFiles } from '../project/project-files.ts';
import type { DocsSet } from './list-docs-sets.ts';
import { type DocusaurusSettings, objectAt, textAt } from './read-settings.ts';

/** A language of a site besides its default one. */
export interface DocusaurusLocale {
  /** As URLs have it. */
  readonly name: string;
  /** As a BCP 47 tag. */
  readonly language: string;
  readonly label: string | undefined;
  /** The folder of its translations in the project. */
  readonly folder: string;
}

/** The languages of a site that have files, without the default one; others are told. */
export function readLocales(
  files: ProjectFiles,
  { config, folder, placeOf }: DocusaurusSettings,
  log: ImportLog,
): readonly DocusaurusLocale[] {
  const i18n = objectAt(config, 'i18n');
  const own = textAt(i18n, 'defaultLocale') ?? 'en';
  return toList(i18n['locales']).flatMap((name) => {
    if (typeof name !== 'string' || name === own) return [];
    const settings = objectAt(objectAt(i18n, 'localeConfigs'), name);
    const root = joinParts(folder, textAt(i18n, 'path') ?? 'i18n', textAt(settings, 'path') ?? name);
    const language = textAt(settings, 'htmlLang') ?? name;
    if (files.paths.some((path) => isBelow(path, root)))
      return [{ name, language, label: textAt(settings, 'label'), folder: root }];
    const what = `the language ${name}`;
    log.note('left-out', placeOf(i18n, 'locales'), what, `There is nothing in ${root}.`);
    return [];
  });
}

/** The sets of translated documents, for each language those of the sets that it translates. */
export function listTranslatedSets(
  files: ProjectFiles,
  sets: readonly DocsSet[],
  locales: readonly DocusaurusLocale[],
): readonly DocsSet[] {
  return locales.flatMap(({ name, folder: root }) =>
    sets.flatMap((set) => {
      const plugin = folderOfPlugin(set);
      const folder = joinParts(root, plugin, set.id === 'current' ? 'current' : `version-${set.id}`);
      if (!files.paths.some((path) => isBelow(path, folder))) return [];
      const route = joinParts(name, set.route);
      return [
        { ...set, folder, route, sidebarFile: undefined, translates: { locale: name, folder: set.folder } },
      ];
    }),
  );
}

function folderOfPlugin({ instance }: DocsSet): string {
  return `docusaurus-plugin-content-docs${instance === 'default' ? '' : `-${instance}`}`;
}

/** Writes the languages with what groups, tabs and links are called in them. */
export function writeLocales(
  files: ProjectFiles,
  { config }: DocusaurusSettings,
  sets: readonly DocsSet[],
  locales: readonly DocusaurusLocale[],
  site: ImportedObject,
): void {
  if (locales.length === 0) return;
  const i18n = objectAt(config, 'i18n');
  const own = textAt(i18n, 'defaultLocale') ?? 'en';
  const settings = objectAt(objectAt(i18n, 'localeConfigs'), own);
  const name = textAt(settings, 'label');
  const first = { language: textAt(settings, 'htmlLang') ?? own, ...(name === undefined ? {} : { name }) };
  const others = locales.map((locale) => {
    const labels = readLabels(files, sets, locale.folder);
    return {
      language: locale.language,
      ...(locale.label === undefined ? {} : { name: locale.label }),
      ...(locale.name === locale.language ? {} : { folder: locale.name }),
      ...(labels.size > 0 ? { labels: Object.fromEntries(labels) } : {}),
    };
  });
  site['languages'] = [first, ...others];
}

const LABEL =
  /^(?:sidebar\.[^.]+\.(?:category|link|doc)\.(?!.*\.link\.generated-index\.)(.+)|item\.label\.(.+)|link\.(?:title|item\.label)\.(.+))$/;

/** What a language calls what the default one calls otherwise, from the files of its translations. */
function readLabels(
  files: ProjectFiles,
  sets: readonly DocsSet[],
  root: string,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const docs = sets.map(
    (set) => `${folderOfPlugin(set)}/${set.id === 'current' ? 'current' : `version-${set.id}`}`,
  );
  for (const file of [...docs, 'docusaurus-theme-classic/navbar', 'docusaurus-theme-classic/footer'])
    for (const [key, entry] of Object.entries(readObject(readProjectData(files, joinParts(root, file))))) {
      const [, ...found] = LABEL.exec(key) ?? [];
      const label = found.find((one) => one !== undefined);
      const message = isObject(entry) ? readText(entry['message']) : undefined;
      if (label !== undefined && message !== undefined && message !== '' && message !== label)
        labels.set(label, message);
    }
  return labels;
}
