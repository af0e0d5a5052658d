import { isObject } from '../../lib/json/json-value.ts';
import type { ImportedObject, Notebook } from '../draft.ts';
import { moveSettings } from './move-settings.ts';
import { placeSections } from './place-sections.ts';
import { readDocsNavigation } from './read-navigation.ts';

/**
 * A `docs.json` in the form of a `site.json`, though not yet checked: settings at their places, and the navigation laid
 * out as groups, tabs, anchors and versions. `old` is used up.
 */
export function convertDocsJson(old: ImportedObject, notes: Notebook): ImportedObject {
  const { navigation, ...settings } = old;
  const read = readDocsNavigation(isObject(navigation) ? navigation : {}, notes);
  const moved = moveSettings(settings, notes);
  const placed = placeSections(read, notes);
  const openapi = [...new Set([...placed.openapi, ...listText(moved['openapi'])])];
  const versions = read.versions.map((one) => (Object.keys(one).length === 1 ? one['name'] : one));
  notes.trace(placed.groups, ['navigation']);
  // The object of the settings is the one to go on with: it knows where plain values come from.
  return Object.assign(moved, {
    ...(read.language === undefined ? {} : { language: read.language }),
    ...(versions.length === 0 ? {} : { versions }),
    ...placed.site,
    navigation: placed.groups,
    ...(openapi.length === 0 ? {} : { openapi: openapi.length === 1 ? openapi[0] : openapi }),
  });
}

function listText(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}
