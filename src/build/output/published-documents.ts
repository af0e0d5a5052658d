import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isRemote, type OpenApiDocument, type SourceFile } from '../../openapi/load/document.ts';
import { listOperations, summarizeOperation } from '../../openapi/read/read-operations.ts';
import { writeUrlPath } from '../../site/pages/page-path.ts';
import type { SiteReading } from '../project/read-site.ts';

/** A file of a document as readers download it. */
interface PublishedFile {
  /** Relative to the site's output, with `/`. */
  readonly path: string;
  /** As the file has it. */
  readonly text: string;
}

/** A document that readers can download. */
interface PublishedDocument {
  /** Its name among the documents of the site. */
  readonly name: string;
  readonly url: string;
  /** The document's own file first, then those that it refers to, so that its references hold; none for a foreign URL. */
  readonly files: readonly PublishedFile[];
}

const known = new WeakMap<SiteReading, readonly PublishedDocument[]>();

/**
 * The documents that are published: a file at its own path, without the folder of the pages or `public` in front when
 * all its files are in it; a document that was fetched as a file in `openapi/`, or as its own URL when it is several
 * files. One with an operation that `x-excluded` keeps out, with a secret in its text or in the only URL that it has is
 * not published.
 */
export function listPublishedDocuments(reading: SiteReading, siteRoot: string): readonly PublishedDocument[] {
  const found = known.get(reading);
  if (found) return found;
  const content = relative(siteRoot, reading.contentRoot).split(sep).join('/');
  const taken = new Set<string>();
  const published = reading.documents.filter(isOpen).flatMap((document) => {
    const files = isRemote(document.name) ? placeFetched(document) : placeLocal(document, content);
    const isFree = files.every(({ path }) => !taken.has(path));
    const placed = isFree || isRemote(document.name) ? files : placeLocal(document, '');
    for (const { path } of placed) taken.add(path);
    const [first] = placed;
    if (!first && document.hasSecretAddress) return [];
    return {
      name: document.name,
      url: first ? writeUrlPath(first.path) : document.name,
      files: placed,
    };
  });
  known.set(reading, published);
  return published;
}

/** Writes the documents into a built site's folder (absolute); a file that is there already is left alone. */
export async function writePublishedDocuments(
  reading: SiteReading,
  siteRoot: string,
  output: string,
): Promise<void> {
  for (const { path, text } of listPublishedDocuments(reading, siteRoot).flatMap(({ files }) => files)) {
    const target = join(output, path);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** The published file that a URL path stands for; undefined when none does. */
export function findPublishedFile(
  reading: SiteReading,
  siteRoot: string,
  url: string,
): PublishedFile | undefined {
  const path = url.replace(/[?#].*$/s, '');
  return listPublishedDocuments(reading, siteRoot)
    .flatMap(({ files }) => files)
    .find((file) => writeUrlPath(file.path) === path);
}

function isOpen(document: OpenApiDocument): boolean {
  if (document.holdsSecret) return false;
  return listOperations(document).every(
    (entry) => summarizeOperation(entry).settings.visibility !== 'excluded',
  );
}

function placeLocal(document: OpenApiDocument, content: string): readonly PublishedFile[] {
  const files = [...document.files.values()].filter(({ file }) => !isRemote(file));
  const folder = ['public/', content === '' ? '' : `${content}/`].find(
    (start) => start !== '' && files.every(({ file }) => file.startsWith(start)),
  );
  return [...files]
    .sort((a, b) => Number(b.file === document.file) - Number(a.file === document.file))
    .filter(({ file }) => isData(file))
    .map((source) => ({ path: source.file.slice(folder?.length ?? 0), text: readNow(source) }));
}

function placeFetched(document: OpenApiDocument): readonly PublishedFile[] {
  const [only, ...others] = document.files.values();
  if (!only || others.length > 0) return [];
  const { hostname = '', pathname = '' } = URL.parse(document.name) ?? {};
  const name =
    pathname
      .split('/')
      .at(-1)
      ?.replace(/[^\w.-]+/g, '-') ?? '';
  const kind = /^\s*\{/.test(only.text) ? 'json' : 'yaml';
  const file = /\.(?:json|ya?ml)$/i.test(name) ? name : `${name || 'openapi'}.${kind}`;
  return [{ path: `openapi/${hostname.replace(/[^\w.-]+/g, '-')}/${file}`, text: readNow(only) }];
}

/** Its text, or what overlays have made of it. */
function readNow({ text, overlaid }: SourceFile): string {
  return overlaid?.text ?? text;
}

/** A file of another kind would be shown by browsers, perhaps as a page. */
function isData(file: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(file);
}
