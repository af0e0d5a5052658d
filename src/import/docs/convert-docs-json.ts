import { isObject } from '../../lib/json/json-value.ts';
import { getAt, type ImportedObject, type Notebook } from '../draft.ts';
import { readSurroundings } from './language-surroundings.ts';
import { moveSettings } from './move-settings.ts';
import { type DocsNavigation, listGroupPages } from './navigation-scope.ts';
import { listOperationRedirects } from './operation-redirects.ts';
import { placeSections } from './place-sections.ts';
import { readDocsNavigation } from './read-navigation.ts';

/**
 * A `docs.json` in the form of a `site.json`, though not yet checked: settings at their places, and the navigation laid
 * out as groups, tabs, anchors, products and versions. `old` is used up.
 */
export function convertDocsJson(old: ImportedObject, notes: Notebook): ImportedObject {
  const { navigation, ...settings } = old;
  const read = readDocsNavigation(isObject(navigation) ? navigation : {}, notes);
  const moved = moveSettings(settings, notes);
  const placed = placeSections(read, notes);
  const openapi = [...new Set([...placed.openapi, ...listText(moved['openapi'])])];
  const versions = read.versions.map((one) => (Object.keys(one).length === 1 ? one['name'] : one));
  notes.trace(placed.groups, ['navigation']);
  const added = listOperationRedirects(
    read,
    settings,
    { ...placed.site, redirects: moved['redirects'] },
    notes,
  );
  const { redirects = [] } = moved;
  // The object of the settings is the one to go on with: it knows where plain values come from.
  return Object.assign(moved, {
    ...writeLanguages(read),
    ...readSurroundings(moved, read.languages, notes),
    ...(versions.length === 0 ? {} : { versions }),
    ...placed.site,
    navigation: placed.groups,
    ...(openapi.length === 0 ? {} : { openapi: openapi.length === 1 ? openapi[0] : openapi }),
    ...(added.length === 0 || !Array.isArray(redirects) ? {} : { redirects: [...redirects, ...added] }),
  });
}

/** `language` of a site of one language, `languages` of one with more. */
function writeLanguages({ languages, groups }: DocsNavigation): ImportedObject {
  const [first, ...others] = languages;
  if (first === undefined) return {};
  if (others.length === 0)
    return { language: first.language, ...(first.banner === undefined ? {} : { banner: first.banner }) };
  const main = languages.find((one) => one.default) ?? first;
  return {
    languages: languages.map((one) => {
      const { language } = one;
      const own = groups.filter((group) => group['language'] === language).flatMap(listGroupPages);
      const folder = one === main ? undefined : findFolder(language, own);
      const button = getAt(one.navbar, ['primary']);
      const rest = {
        ...(folder === undefined ? {} : { folder }),
        ...(one.banner === undefined ? {} : { banner: one.banner }),
        ...(button === undefined ? {} : { topbarCtaButton: button }),
        ...(one === main && one !== first ? { default: true } : {}),
      };
      return Object.keys(rest).length === 0 ? language : { language, ...rest };
    }),
  };
}

/** The folder that all pages of a language are in, where it is not named like the language. */
function findFolder(language: string, pages: readonly string[]): string | undefined {
  const isNamed = (path: string) =>
    path.split('/').some((step) => step.toLowerCase() === language.toLowerCase());
  const [folder] = pages[0]?.split('/') ?? [];
  if (folder === undefined || pages.some(isNamed)) return undefined;
  return pages.every((path) => path === folder || path.startsWith(`${folder}/`)) ? folder : undefined;
}

function listText(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}
