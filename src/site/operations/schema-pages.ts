import type { SchemaSummary } from '../../openapi/read/find-schema.ts';
import { slugText } from '../../openapi/read/operation-title.ts';
import {
  createOverviewSeed,
  createSchemaSeed,
  type OverviewSeed,
  type PageSeed,
} from '../pages/page-seed.ts';
import type { DocumentPages } from './document-pages.ts';
import type { PathTaker } from './path-taker.ts';

/** The name of the group of a document's schemas, and the folder of their pages below the document's. */
const group = { name: 'Schemas', folder: 'schemas' };

/** More pages than these are not in the sidebar, which every page has: one that lists them is. */
const most = 100;

/**
 * The same pages with one for each schema of the document that has rows, in a group behind those of its operations. An object
 * that many operations take or give is there in one place, with all of them. `written` are those that a page of the writer's shows.
 */
export function addSchemaPages(
  pages: DocumentPages,
  paths: PathTaker,
  written: readonly SchemaSummary[],
): DocumentPages {
  const { document, section } = pages;
  const schemas = document.schemas.filter(
    ({ name }) => !written.some((one) => one.name === name && one.document === document.name),
  );
  if (schemas.length === 0 || pages.seeds.length === 0) return pages;
  const folder = `${section.folder}/${group.folder}`;
  const isMany = schemas.length > most;
  const seeds = schemas.map((schema) => {
    // A dot parts the names of some generators: `com.example.User`.
    const slug = slugText(schema.name.replaceAll(/[./~]/g, '-')) || 'schema';
    return createSchemaSeed(paths.take(`${folder}/${slug}`), schema, isMany);
  });
  const list = isMany
    ? [createOverviewSeed(paths.take(folder), group.name, listSchemaSeeds(document.name, seeds))]
    : [];
  const { version, language, product } = section;
  const all = [...list, ...seeds];
  const added = { name: group.name, tag: undefined, version, language, product, seeds: all, groups: [] };
  return { ...pages, seeds: [...pages.seeds, ...all], groups: [...pages.groups, added] };
}

function listSchemaSeeds(document: string, seeds: readonly PageSeed[]): OverviewSeed {
  const nothing = { tag: undefined, text: undefined, externalDocs: undefined, info: undefined };
  return { document, ...nothing, groups: [{ name: '', text: undefined, seeds }] };
}
