import type { Place } from '../../problem/problem.ts';
import { describeMissingImport, describeUnsupportedImport } from '../compile/import-problems.ts';
import { describeHook } from '../scripts/problems.ts';
import { keepsState } from '../scripts/react-names.ts';
import type { ImportedName, PageModule } from '../transform/module.ts';
import type { PageWork } from '../transform/page-work.ts';
import { findImport, findNearestImport, isImportable } from './find-import.ts';

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
 * `work.snippets`, names of React's in `work.react`, names that lead to nothing in `work.missing`; the others are
 * returned.
 */
export function resolveImports(module: PageModule, work: PageWork): readonly NamedImport[] {
  const named: NamedImport[] = [];
  const { file: page } = work;
  for (const { source, line, column } of module.bareImports)
    if (!source.endsWith('.css') && source !== 'react')
      work.problems.push(describeUnsupportedImport({ file: page, line, column }, source));
  for (const name of module.imports) {
    const { local, imported, source, line, column, at } = name;
    const place = { file: page, line, column };
    if (source === 'react') {
      noteReact(name, place, work);
      continue;
    }
    const file = isImportable(source) ? findImport(source, work) : undefined;
    if (file === undefined) {
      noteMissing(local, source, place, work);
      continue;
    }
    work.declared.add(local);
    if (imported === 'default' && /\.mdx?$/.test(file)) work.snippets.set(local, file);
    else named.push({ file, local, imported, ...at });
  }
  return named;
}

function noteReact({ local, imported }: ImportedName, place: Place, work: PageWork): void {
  work.declared.add(local);
  work.react.set(local, imported);
  if (keepsState(imported)) work.problems.push(describeHook(place, imported));
}

function noteMissing(local: string, source: string, place: Place, work: PageWork): void {
  const isFile = isImportable(source);
  work.problems.push(
    isFile
      ? describeMissingImport(place, source, findNearestImport(source, work))
      : describeUnsupportedImport(place, source),
  );
  const isSnippet = !/\.(?:[jt]sx?|json)$/.test(source);
  const kind = isSnippet ? 'Missing snippet' : 'Missing file';
  work.missing.set(local, isFile ? `${kind}: ${source}` : `Not shown: <${local}> from ${source}`);
}
