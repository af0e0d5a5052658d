import type { JsonObject } from '../../lib/json/json-value.ts';
import { readTexts } from '../../lib/json/json-value.ts';
import type { Place } from '../../problem/problem.ts';
import type { ImportLog } from '../project/import-log.ts';
import { joinParts, joinPath, type ProjectFiles } from '../project/project-files.ts';
import { type DocusaurusSettings, objectAt, textAt } from './read-settings.ts';

/** The documents of one version of one instance of the docs plugin. */
export interface DocsSet {
  /** `default`, unless the site has several. */
  readonly instance: string;
  /** `current`, or the name of the version in `versions.json`. */
  readonly id: string;
  /** The language of its documents, and the folder of those that they translate; undefined in the default language. */
  readonly translates?: { readonly locale: string; readonly folder: string };
  /** The folder of its files in the project. */
  readonly folder: string;
  /** What its URLs begin with, without slashes at the ends. */
  readonly route: string;
  /** The file of its sidebars in the project, if there is one. */
  readonly sidebarFile: string | undefined;
  /** What readers call its version; undefined where there is one alone. */
  readonly version: string | undefined;
  readonly isDefaultVersion: boolean;
  /** Whether numbers before the names of files say an order. */
  readonly hasNumbers: boolean;
  readonly options: JsonObject;
  readonly place: Place;
}

/** All sets of documents of a site: those of the preset, then those of the plugins, each with its versions. */
export function listDocsSets(
  files: ProjectFiles,
  settings: DocusaurusSettings,
  log: ImportLog,
): readonly DocsSet[] {
  const { preset, plugins, placeOf } = settings;
  const own =
    preset['docs'] === false ? [] : [{ options: objectAt(preset, 'docs'), place: placeOf(preset, 'docs') }];
  const isPresetUsed = Object.keys(preset).length > 0 || settings.config['presets'] !== undefined;
  const others = plugins.filter(({ name }) => /^(?:@docusaurus\/plugin-)?content-docs$/.test(name));
  return [...(isPresetUsed ? own : []), ...others].flatMap(({ options, place }) =>
    listVersions(files, settings, options, place, log),
  );
}

function listVersions(
  files: ProjectFiles,
  { folder }: DocusaurusSettings,
  options: JsonObject,
  place: Place,
  log: ImportLog,
): readonly DocsSet[] {
  const instance = textAt(options, 'id') ?? 'default';
  const prefix = instance === 'default' ? '' : `${instance}_`;
  const route =
    (options['routeBasePath'] as unknown) === '' ? '' : (textAt(options, 'routeBasePath') ?? 'docs');
  const known = { instance, options, place, hasNumbers: options['numberPrefixParser'] !== false };
  const current = joinPath(folder, textAt(options, 'path') ?? 'docs');
  if (current === undefined)
    log.note(
      'left-out',
      place,
      `the documents in ${textAt(options, 'path') ?? 'docs'}`,
      'The folder is outside of this one. Run octavo import --to my-site in the folder that holds both.',
    );
  const sidebar = textAt(options, 'sidebarPath');
  const first = { ...known, folder: current ?? '', sidebarFile: sidebar && joinPath(folder, sidebar) };
  const listed = files.texts.get(joinParts(folder, `${prefix}versions.json`));
  const all = readTexts(listed === undefined ? undefined : parseList(listed));
  const only = options['onlyIncludeVersions'];
  const isShown = (name: string) => !Array.isArray(only) || only.includes(name);
  const names = [...(options['includeCurrentVersion'] === false ? [] : ['current']), ...all].filter(isShown);
  if (all.length === 0)
    return current === undefined
      ? []
      : [{ ...first, id: 'current', route: trim(route), version: undefined, isDefaultVersion: true }];
  const last = textAt(options, 'lastVersion') ?? all.find(isShown) ?? 'current';
  return names.flatMap((name) => {
    const own = objectAt(objectAt(options, 'versions'), name);
    const way = textAt(own, 'path') ?? (name === last ? '' : name === 'current' ? 'next' : name);
    const set = {
      ...known,
      id: name,
      route: joinParts(route, way),
      version: textAt(own, 'label') ?? (name === 'current' ? 'Next' : name),
      isDefaultVersion: name === last,
    };
    if (name === 'current') return current === undefined ? [] : [{ ...first, ...set }];
    return [
      {
        ...set,
        folder: joinParts(folder, `${prefix}versioned_docs`, `version-${name}`),
        sidebarFile: joinParts(folder, `${prefix}versioned_sidebars`, `version-${name}-sidebars.json`),
      },
    ];
  });
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
