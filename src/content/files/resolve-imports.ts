import { dirname, join } from 'node:path';
import type { Place } from '../../problem/problem.ts';
import { importProblem } from '../compile/import-problems.ts';
import type { PageContext } from '../transform/page-context.ts';
import type { ImportedName, PageModule } from '../transform/page-javascript.ts';
import { findNearestPath, findSiteFileSync, listFiles, showSitePath } from './site-files.ts';
import { findSitePackage, nameSource } from './site-package.ts';

/** A file of which a page imports names other than a snippet itself. */
export interface NamedImport {
  /** Absolute, inside the site root. */
  readonly file: string;
  readonly local: string;
  readonly imported: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Finds the files of a page's imports: see `findImport`. Default imports of snippets are noted in
 * `pageContext.snippets`, names of React's in `pageContext.react`, names that lead to nothing in `pageContext.missing`; the
 * others are returned.
 */
export function resolveImports(module: PageModule, pageContext: PageContext): readonly NamedImport[] {
  const named: NamedImport[] = [];
  const { file: page } = pageContext;
  for (const { source, line, column } of module.bareImports) {
    if (source === 'react') continue;
    const place = { file: page, line, column };
    if (!source.endsWith('.css'))
      pageContext.problems.push(importProblem('unsupported-import', place, source));
    else if (!isLoadedStyle(source, pageContext))
      pageContext.problems.push(importProblem('unloaded-style', place, source));
  }
  for (const name of module.imports) {
    const { local, imported, source, line, column, at } = name;
    const place = { file: page, line, column };
    if (source === 'react') {
      noteReact(name, pageContext);
      continue;
    }
    const isPackage = !isImportable(source) && findSitePackage(source, pageContext.context.siteRoot);
    const file = isPackage
      ? nameSource(source)
      : isImportable(source)
        ? findImport(source, pageContext)
        : undefined;
    if (file === undefined) {
      noteMissing(local, source, place, pageContext);
      continue;
    }
    pageContext.declared.add(local);
    if (imported === 'default' && /\.mdx?$/.test(file)) pageContext.snippets.set(local, file);
    else named.push({ file, local, imported, ...at });
  }
  return named;
}

/** Whether a style sheet that a file imports is one that every page loads: it stands at the top of the content folder. */
export function isLoadedStyle(
  source: string,
  { absoluteFile, context }: Pick<PageContext, 'absoluteFile' | 'context'>,
): boolean {
  if (!/^\.{0,2}\//.test(source)) return false;
  const from = source.startsWith('/') ? context.contentRoot : dirname(absoluteFile);
  return dirname(join(from, source)) === context.contentRoot;
}

function noteReact({ local, imported }: ImportedName, pageContext: PageContext): void {
  pageContext.declared.add(local);
  pageContext.react.set(local, imported);
}

function noteMissing(local: string, source: string, place: Place, pageContext: PageContext): void {
  const isFile = isImportable(source);
  pageContext.problems.push(
    isFile
      ? importProblem('missing-import', place, source, findNearestImport(source, pageContext))
      : importProblem('unsupported-import', place, source),
  );
  const isSnippet = !/\.(?:[jt]sx?|json)$/.test(source);
  const kind = isSnippet ? 'Missing snippet' : 'Missing file';
  pageContext.missing.set(local, isFile ? `${kind}: ${source}` : `Not shown: <${local}> from ${source}`);
}

/** What can be imported: snippets, scripts and data. */
const importable = /\.(?:mdx?|[jt]sx?|json)$/;
const endings = ['.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.json'];

/** Whether a source after `from` means a file of the site, and no package. */
function isSitePath(source: string): boolean {
  return /^\.{0,2}\//.test(source) || /^_?snippets\//.test(source);
}

/** Whether it could be imported if it were there. */
export function isImportable(source: string): boolean {
  return importable.test(source) || (isSitePath(source) && !/\.\w+$/.test(source));
}

/**
 * The file that a source after `from` means: a path from the content root (`/snippets/x.mdx`) or relative to
 * the file that imports it, its extension may be left out. Undefined when no such file is inside the site root.
 */
export function findImport(source: string, { context, absoluteFile }: PageContext): string | undefined {
  const { siteRoot, contentRoot } = context;
  const folders = source.startsWith('.') ? [dirname(absoluteFile)] : [contentRoot, siteRoot];
  const tails = importable.test(source) ? [''] : [...endings, ...endings.map((ending) => `/index${ending}`)];
  for (const folder of folders)
    for (const tail of tails) {
      const found = findSiteFileSync(siteRoot, join(folder, source + tail));
      if (found) return found.file;
    }
  return undefined;
}

/**
 * The path, written as from the content root, of the file that a wrong source most likely meant: the same name in
 * another folder or letter case, else the nearest path.
 */
export function findNearestImport(source: string, pageContext: PageContext): string | undefined {
  const { contentRoot } = pageContext.context;
  const wanted = source.startsWith('.')
    ? showSitePath(contentRoot, join(dirname(pageContext.absoluteFile), source))
    : source.replace(/^\/+/, '');
  const isScript = /\.[jt]sx?$/.test(source);
  const files = listImportable(pageContext).filter((file) => !isScript || /\.[jt]sx?$/.test(file));
  const nearest = findNearestPath(wanted, files);
  return nearest === undefined ? undefined : `/${nearest}`;
}

/** The files that can be imported, relative to the content root. */
export function listImportable({ context }: PageContext): readonly string[] {
  const files = listFiles(context.contentRoot, context.siteRoot, importable);
  return files.filter((file) => !/^[^/]*\.json$/.test(file));
}
