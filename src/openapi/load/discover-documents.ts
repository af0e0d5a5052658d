import { open, readdir } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { readLocalFile } from './document-reader.ts';

/** Folders that hold no content of the writer. */
const skipped: ReadonlySet<string> = new Set(['node_modules', 'dist', 'public']);
/** Where documents usually are: found before others. */
const usual: ReadonlySet<string> = new Set(['openapi', 'api-reference']);
const maximumFiles = 10_000;

/**
 * The OpenAPI and AsyncAPI documents below the content root, and at the site root and below its `openapi/` and `api-reference/`, for
 * a site whose `site.json` names none: paths relative to the site root, those at a root first, then those in folders
 * of these two names, then others, each in the order of their names. Both roots are absolute.
 */
export async function discoverDocuments(siteRoot: string, contentRoot: string): Promise<readonly string[]> {
  const inContent = await listFiles(contentRoot, () => true);
  const inSite =
    contentRoot === siteRoot
      ? []
      : await listFiles(siteRoot, (folder) => usual.has(folder.split('/')[0] ?? ''));
  const files = [
    ...inSite.map((file) => ({ file, rank: rank(file) })),
    ...inContent.map((file) => ({ file: toSitePath(siteRoot, contentRoot, file), rank: rank(file) })),
  ];
  const ordered = files.toSorted(
    (a, b) => a.rank - b.rank || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0),
  );
  const found: string[] = [];
  for (const { file } of ordered) {
    if (!found.includes(file) && (await isDocument(siteRoot, file))) found.push(file);
  }
  return found;
}

function rank(file: string): number {
  const folders = file.split('/').slice(0, -1);
  return folders.length === 0 ? 0 : folders.some((folder) => usual.has(folder)) ? 1 : 2;
}

function toSitePath(siteRoot: string, contentRoot: string, file: string): string {
  return posix.join(relative(siteRoot, contentRoot).split(sep).join('/'), file);
}

/** The JSON and YAML files of a folder, relative to it; `enters` says which folders are looked into. */
async function listFiles(root: string, enters: (folder: string) => boolean): Promise<readonly string[]> {
  const files: string[] = [];
  const folders = [''];
  for (
    let folder = folders.shift();
    folder !== undefined && files.length < maximumFiles;
    folder = folders.shift()
  ) {
    for (const entry of await listFolder(join(root, folder))) {
      const path = posix.join(folder, entry.name);
      if (entry.name.startsWith('.') || skipped.has(entry.name)) continue;
      if (entry.isDirectory() && enters(path)) folders.push(path);
      if (entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name)) files.push(path);
    }
  }
  return files;
}

async function listFolder(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Whether a file's beginning, or a small file as a whole, has the version of an OpenAPI or AsyncAPI document. */
async function isDocument(siteRoot: string, file: string): Promise<boolean> {
  const version = /(?:^|[{,\s])["']?(?:openapi|swagger|asyncapi)["']?\s*:\s*["']?[23]\.\d(?:\.\d+)?["'\s,]/m;
  const head = await readHead(join(siteRoot, file));
  if (version.test(head)) return true;
  if (!/["']?(?:paths|info|components|definitions|channels)["']?\s*:/.test(head)) return false;
  const whole = await readLocalFile(siteRoot, file);
  return whole.kind === 'text' && version.test(whole.text);
}

async function readHead(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined);
  if (!file) return '';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } catch {
    return '';
  } finally {
    await file.close();
  }
}
