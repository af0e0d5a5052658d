import { dirname, join } from 'node:path';
import { describeMissingImport, describeUnsupportedImport } from './problems.ts';
import { findSiteFileSync } from './site-file.ts';
import type { PageModule } from './tree/module.ts';
import type { PageWork } from './tree/page-work.ts';

/** A snippet of which a page imports names other than the snippet itself. */
export interface NamedImport {
  /** Absolute, inside the site root. */
  readonly file: string;
  readonly local: string;
  readonly imported: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Finds the files of a page's imports: a path from the content root (`/snippets/x.mdx`) or relative to the
 * page. Default imports of snippets are noted in `work.snippets`, names that lead to nothing in
 * `work.missing`; the others are returned.
 */
export function resolveImports(module: PageModule, work: PageWork): readonly NamedImport[] {
  const named: NamedImport[] = [];
  const { file: page } = work;
  for (const { source, line, column } of module.bareImports)
    if (!source.endsWith('.css'))
      work.problems.push(describeUnsupportedImport({ file: page, line, column }, source));
  for (const { local, imported, source, line, column } of module.imports) {
    const place = { file: page, line, column };
    const isSnippet = /\.mdx?$/.test(source) || (isPath(source) && !/\.\w+$/.test(source));
    const file = isSnippet ? findImport(source, work) : undefined;
    if (file === undefined) {
      const describe = isSnippet ? describeMissingImport : describeUnsupportedImport;
      work.problems.push(describe(place, source));
      work.missing.set(
        local,
        isSnippet ? `Missing snippet: ${source}` : `Not shown: <${local}> from ${source}`,
      );
      continue;
    }
    work.declared.add(local);
    if (imported === 'default') work.snippets.set(local, file);
    else named.push({ file, local, imported, line, column });
  }
  return named;
}

function isPath(source: string): boolean {
  return /^\.{0,2}\//.test(source) || /^_?snippets\//.test(source);
}

function findImport(source: string, work: PageWork): string | undefined {
  const { siteRoot, contentRoot } = work.context;
  const folders = source.startsWith('.') ? [dirname(work.absoluteFile)] : [contentRoot, siteRoot];
  const endings = /\.mdx?$/.test(source) ? [''] : ['.mdx', '.md'];
  for (const folder of folders)
    for (const ending of endings) {
      const found = findSiteFileSync(siteRoot, join(folder, source + ending));
      if (found) return found.file;
    }
  return undefined;
}
