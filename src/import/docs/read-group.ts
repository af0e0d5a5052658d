import { quoteValue, writePath } from '../../config/json-words.ts';
import { isObject, type Json } from '../../config/loose-json.ts';
import { readNavigationPath } from '../../content/files/find-content-root.ts';
import { isOperationReference } from '../../site/operations/operation-reference.ts';
import type { DraftObject } from '../draft.ts';
import { type Around, noteDocuments, type Reading } from './around.ts';

/** Where the pages of operations are that no tab or anchor claims. */
export const OPERATIONS_FOLDER = 'api-reference';

/** Adds a group of a `docs.json` to the navigation; inside divisions that became groups it is put into these. */
export function addGroup(item: Json, around: Around, reading: Reading): void {
  const group = readGroup(item, around, reading);
  if (group === undefined) return;
  const { version, wraps } = around;
  const { groups } = reading.result;
  const add = (made: DraftObject) => {
    reading.notes.trace(made, around.source);
    groups.push(made);
  };
  const [outermost, ...others] = wraps;
  if (outermost === undefined) {
    add(addVersion(group, version));
    return;
  }
  const wrapped = others.reduceRight<DraftObject>((inner, name) => ({ group: name, pages: [inner] }), group);
  const pages = wrapped['group'] === '' ? toPages(wrapped) : [wrapped];
  const last = groups.at(-1);
  if (last?.['group'] === outermost && last['version'] === version) toPages(last).push(...pages);
  else add(addVersion({ group: outermost, pages: [...pages] }, version));
}

/** The group with its version before its pages. */
function addVersion({ pages, ...rest }: DraftObject, version: string | undefined): DraftObject {
  return { ...rest, ...(version === undefined ? {} : { version }), pages };
}

function toPages({ pages }: DraftObject): unknown[] {
  return Array.isArray(pages) ? pages : [];
}

/** A group and those inside it; undefined when it is not shown. Its pages are noted with the sections around it. */
function readGroup(item: Json, around: Around, reading: Reading): DraftObject | undefined {
  const { source } = around;
  const { notes } = reading;
  const { group = '', pages, root, hidden, openapi, asyncapi, ...rest } = item;
  if (hidden === true) {
    notes.note('changed', source, `${quoteValue(group)} is not in the navigation`, HIDDEN);
    return undefined;
  }
  const documents = noteDocuments({ group, openapi, asyncapi }, around, reading);
  const readEntry = (entry: unknown, index: number): readonly unknown[] => {
    if (typeof entry === 'string') return [placePage(entry, documents, around)];
    if (!isObject(entry)) return [entry];
    const inner = readGroup(entry, { ...around, source: [...source, 'pages', index] }, reading);
    return inner === undefined ? [] : [inner];
  };
  if (typeof root === 'string' && root !== '')
    notes.note('changed', [...source, 'root'], `the root of ${quoteValue(group)} is its first page`);
  else if (root !== undefined)
    notes.note(
      'left-out',
      [...source, 'root'],
      writePath([...source, 'root']),
      'It must be the path of a page.',
    );
  const read = [
    ...(typeof root === 'string' && root !== '' ? [placePage(root, documents, around)] : []),
    ...(Array.isArray(pages) ? pages.flatMap(readEntry) : []),
  ];
  const [document] = documents;
  if (read.length === 0 && document !== undefined && openapi !== undefined) {
    notes.note('changed', source, `${quoteValue(group)} is made from ${quoteValue(document)}`, BY_TAG);
    for (const key of Object.keys(rest))
      notes.note('left-out', [...source, key], writePath([...source, key]), MADE);
    return undefined;
  }
  const entry = { group, ...rest, pages: read };
  notes.trace(entry, source);
  return entry;
}

export const HIDDEN = 'It is hidden. Its pages are built and can be linked.';
const MADE = 'Groups that are made from a document have a name only.';
const BY_TAG = 'Operations that no page names get groups by their tags.';

/** The entry as `site.json` names it; what it stands for is noted with the tab and the anchor around it. */
function placePage(entry: string, documents: readonly string[], { tab, anchor }: Around): string {
  const sections = [tab, anchor].filter((section) => section !== undefined);
  if (!isOperationReference(entry)) {
    for (const { pages } of sections) pages.push(readNavigationPath(entry));
    return entry;
  }
  for (const { openapi, pages } of sections)
    if (openapi.length === 0) pages.push(`${OPERATIONS_FOLDER}/${entry}`);
  const [document] = documents;
  const isBare = /^(?:get|put|post|delete|options|head|patch|trace|query|webhook)\s/i.test(entry.trim());
  return isBare && documents.length === 1 ? `${document} ${entry.trim()}` : entry;
}
