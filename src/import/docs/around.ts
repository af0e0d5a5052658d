import type { JsonPath } from '../../config/json-tree.ts';
import type { Json } from '../../config/loose-json.ts';
import type { Notebook } from '../draft.ts';
import { readDocuments } from './read-documents.ts';
import type { DocsNavigation, DocsSection } from './section.ts';

/** What surrounds a part of the navigation of a `docs.json`. */
export interface Around {
  readonly tab: DocsSection | undefined;
  readonly anchor: DocsSection | undefined;
  readonly version: string | undefined;
  /** Names of divisions that became groups, from the outermost. */
  readonly wraps: readonly string[];
  readonly source: JsonPath;
}

/** What is read so far. */
export interface Reading {
  readonly result: DocsNavigation;
  readonly notes: Notebook;
}

/** Notes the OpenAPI documents of a part with the tab, else the anchor around it, else the whole site; gives them. */
export function noteDocuments(part: Json, around: Around, { result, notes }: Reading): readonly string[] {
  if (part['asyncapi'] !== undefined)
    notes.note(
      'left-out',
      [...around.source, 'asyncapi'],
      'asyncapi',
      'Octavo reads OpenAPI documents only.',
    );
  const { documents, directory } = readDocuments(part['openapi']);
  if (documents.length === 0) return [];
  const section = around.tab ?? around.anchor;
  const list = section?.openapi ?? result.openapi;
  for (const document of documents) if (!list.includes(document)) list.push(document);
  if (section !== undefined) section.folder ??= directory;
  return documents;
}
