import GithubSlugger from 'github-slugger';
import { quoteValue } from '../../config/json-words.ts';
import { type ImportedObject, isImportedObject, type Notebook } from '../draft.ts';
import { type LooseDocument, OPERATIONS_FOLDER } from './navigation-scope.ts';

/** Where `site.json` has such documents. */
interface KeptDocuments {
  readonly openapi: readonly string[];
  readonly tabs: readonly ImportedObject[];
}

/**
 * Keeps documents in their versions: one of which `groups` name operations is a document of the site, for these stay in
 * the version of their group; another one gets a tab of its version.
 */
export function keepDocuments(
  documents: readonly LooseDocument[],
  groups: readonly ImportedObject[],
  notes: Notebook,
): KeptDocuments {
  const tabs = new Map<string, ImportedObject & { readonly openapi: string[] }>();
  const openapi: string[] = [];
  for (const { document, version, name, folder, source } of documents) {
    const isNamed = groups.some((group) => group['version'] === version && namesDocument(group, document));
    if (folder !== undefined && (version === undefined || isNamed)) {
      const what = `the folder ${quoteValue(folder)} of the operations of ${quoteValue(document)}`;
      notes.noteOnce('left-out', source, what, FOLDER);
    }
    if (version === undefined) openapi.push(document);
    else if (isNamed) {
      openapi.push(document);
      const why = `Its operations stay in the version ${quoteValue(version)} by the group that names them.`;
      notes.note('changed', source, `openapi has ${quoteValue(document)}`, why);
    } else {
      const url = folder ?? `${OPERATIONS_FOLDER}/${new GithubSlugger().slug(version) || 'version'}`;
      const key = JSON.stringify([version, url]);
      const tab = tabs.get(key) ?? { name: name || 'API reference', url, version, openapi: [] };
      if (!tab.openapi.includes(document)) tab.openapi.push(document);
      notes.trace(tab, source);
      if (!tabs.has(key)) {
        const why = `It keeps the operations of ${quoteValue(document)} in the version ${quoteValue(version)}.`;
        notes.note('added', source, `tabs has ${quoteValue(tab['name'])} at ${quoteValue(url)}`, why);
      }
      tabs.set(key, tab);
    }
  }
  return { openapi: [...new Set(openapi)], tabs: [...tabs.values()].map(simplify) };
}

const FOLDER = 'They are in "api-reference"; "openapi" of a tab puts them below its url.';

function simplify({
  openapi,
  ...tab
}: ImportedObject & { readonly openapi: readonly string[] }): ImportedObject {
  return { ...tab, openapi: openapi.length === 1 ? openapi[0] : openapi };
}

function namesDocument({ pages }: ImportedObject, document: string): boolean {
  return (
    Array.isArray(pages) &&
    pages.some((page: unknown) =>
      isImportedObject(page)
        ? namesDocument(page, document)
        : typeof page === 'string' && page.startsWith(`${document} `),
    )
  );
}
