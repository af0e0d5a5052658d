import type { JsonPath } from '../../config/json-tree.ts';
import { writePath } from '../../config/json-words.ts';
import type { Json } from '../../config/loose-json.ts';
import type { Notebook } from '../draft.ts';
import { readDocuments } from './read-documents.ts';
import type { DocsNavigation, DocsSection } from './section.ts';

/** What surrounds a part of the navigation of a `docs.json`. */
export interface Around {
  readonly tab: DocsSection | undefined;
  readonly anchor: DocsSection | undefined;
  readonly version: string | undefined;
  /** OpenAPI documents of the version around it. */
  readonly documents: readonly string[];
  /** Names of divisions that became groups, from the outermost. */
  readonly wraps: readonly string[];
  readonly source: JsonPath;
}

/** What is read so far. */
export interface Reading {
  readonly result: DocsNavigation;
  readonly notes: Notebook;
}

/**
 * Notes the OpenAPI documents of a part with the tab, else the anchor around it, if that is in the same version, else
 * as loose ones; gives them, or those around the part when it has none.
 */
export function noteDocuments(part: Json, around: Around, { result, notes }: Reading): readonly string[] {
  if (part['asyncapi'] !== undefined)
    notes.note(
      'left-out',
      [...around.source, 'asyncapi'],
      writePath([...around.source, 'asyncapi']),
      'Octavo reads OpenAPI documents only.',
    );
  const { documents, directory } = readDocuments(part['openapi']);
  if (documents.length === 0 && part['openapi'] !== undefined)
    notes.note(
      'left-out',
      [...around.source, 'openapi'],
      writePath([...around.source, 'openapi']),
      'It names no document.',
    );
  if (documents.length === 0) return around.documents;
  const { tab, anchor, version, source } = around;
  const isInVersion = (section: DocsSection | undefined) =>
    section !== undefined && (version === undefined || section.version === version);
  const section = [tab, anchor].find(isInVersion);
  if (section === undefined) {
    const name = [part['group'], tab?.name, anchor?.name].find(
      (one) => typeof one === 'string' && one !== '',
    );
    const loose = { version, name: String(name ?? ''), folder: directory, source: [...source, 'openapi'] };
    result.documents.push(...documents.map((document) => ({ document, ...loose })));
    return documents;
  }
  for (const document of documents) if (!section.openapi.includes(document)) section.openapi.push(document);
  section.folder ??= directory;
  return documents;
}
