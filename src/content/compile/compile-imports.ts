import type { Place } from '../../problem/problem.ts';
import type { Heading } from '../files/page-source.ts';
import type { NamedImport } from '../files/resolve-imports.ts';
import { readSiteText, showSitePath } from '../files/site-files.ts';
import { readSource } from '../files/site-package.ts';
import { compilePackage } from '../scripts/compile-package.ts';
import type {
  CompiledFile,
  FileJob,
  GroupContext,
  PageContext,
  SnippetUse,
} from '../transform/page-context.ts';
import { makePlaceholder } from '../transform/tree-node.ts';
import type { CompiledPage, ImportedSnippet } from './compiled-page.ts';
import { importProblem } from './import-problems.ts';

/** Snippets that a page can show, those in its snippets included: they grow without end where each uses others twice. */
const mostSnippets = 5000;

/**
 * Compiles the snippets of a page one after the other, so that ids come out the same each time, and gives
 * their tags the names that the code knows them by. One that would make too many is left out, with an error. The headings are those of the page with the snippets' at
 * their places.
 */
export async function compileSnippets(
  job: FileJob,
  page: PageContext,
  named: readonly NamedImport[],
): Promise<{
  readonly imports: readonly ImportedSnippet[];
  readonly headings: readonly Heading[];
  readonly count: number;
}> {
  const imports: ImportedSnippet[] = [];
  const byIndex = new Map<number, Heading[]>();
  let count = 0;
  const isTooMany = (compiled: CompiledFile, place: Place): boolean => {
    if (count + 1 + compiled.snippetCount <= mostSnippets) {
      count += 1 + compiled.snippetCount;
      return false;
    }
    page.problems.push(importProblem('too-many-snippets', place, compiled.page.file, mostSnippets));
    return true;
  };
  for (const use of page.snippetUses) {
    const compiled = await compileImport(use.file, job, page, use.place, use.group);
    if (!compiled || compiled.page.isBroken) {
      if (compiled) page.problems.push(...compiled.page.problems);
      hideUse(use, showSitePath(job.context.siteRoot, use.file));
      continue;
    }
    if (isTooMany(compiled, use.place)) {
      hideUse(use, compiled.page.file);
      continue;
    }
    const local = `Snippet${imports.length}_`;
    use.element.name = local;
    const { line, column } = use.place;
    imports.push({ snippet: compiled.page, names: [{ local, imported: 'default', line, column }] });
    checkParameters(use, compiled, page);
    if (use.headingIndex !== undefined)
      byIndex.set(use.headingIndex, [
        ...(byIndex.get(use.headingIndex) ?? []),
        ...compiled.page.headings.map(({ depth, id, text }) => ({ depth, id, text })),
      ]);
  }
  for (const { file, local, imported, line, column } of named) {
    const place = { file: page.file, line, column };
    const compiled = await compileImport(file, job, page, place);
    if (!compiled || isTooMany(compiled, place)) continue;
    if (compiled.page.isBroken) page.problems.push(...compiled.page.problems);
    imports.push({ snippet: compiled.page, names: [{ local, imported, line, column }] });
  }
  const headings = [...page.headings, undefined].flatMap((heading, index) => [
    ...(byIndex.get(index) ?? []),
    ...(heading ? [heading] : []),
  ]);
  return { imports, headings, count };
}

function checkParameters(use: SnippetUse, compiled: CompiledFile, page: PageContext): void {
  const { attributes } = use.element;
  if (attributes.some((attribute) => attribute.type === 'mdxJsxExpressionAttribute')) return;
  const given = new Set(attributes.map((attribute) => ('name' in attribute ? attribute.name : '')));
  for (const name of compiled.shownParameters)
    if (!given.has(name) && name !== 'children')
      page.problems.push(importProblem('missing-prop', use.place, name, compiled.page.file));
}

function hideUse(use: SnippetUse, file: string): void {
  const isInline = use.element.type === 'mdxJsxTextElement';
  use.element.name = null;
  use.element.attributes = [];
  use.element.children = [makePlaceholder(`This part cannot be shown: ${file}`, isInline)];
}

/** Maximum number of uses on one page that are compiled each; further ones share one compilation. */
const mostUses = 200;

/**
 * Compiles a file that a page, or a file of it, imports at `place`: a snippet, a script or data. Undefined, with the
 * mistake in `page`, when it cannot be read or leads back to itself. `group` is the parent that lists what it shows.
 */
export async function compileImport(
  file: string,
  job: FileJob,
  page: PageContext,
  place: Place,
  group?: GroupContext,
): Promise<CompiledFile | undefined> {
  const source = readSource(file);
  if (source !== undefined) return compilePackage(source, job, page, place);
  const shown = (path: string) => showSitePath(job.context.siteRoot, path);
  page.dependencies.add(shown(file));
  if (job.chain.includes(file)) {
    const chain = [...job.chain.slice(job.chain.indexOf(file)), file].map(shown);
    page.problems.push(importProblem('snippet-cycle', place, chain));
    return undefined;
  }
  const before = job.compiled.get(file);
  const isShared = job.compiled.size > mostUses;
  const listed = isShared ? undefined : group;
  if (before && !listed && (!before.takesIds || isShared)) return before;
  const { text, problem } = await readSiteText(file, shown(file));
  if (text === undefined) {
    page.problems.push(problem);
    return undefined;
  }
  const compiled = await job.compile({
    ...job,
    text,
    file: shown(file),
    absoluteFile: file,
    format: file.endsWith('.md') ? 'md' : 'mdx',
    isSnippet: true,
    group: listed,
    chain: [...job.chain, file],
  });
  job.compiled.set(before || listed ? `${file} ${job.compiled.size}` : file, compiled);
  return compiled;
}

/** Names sorted, each once. */
export function listSorted(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].sort();
}

/** What a page or a script has together with the snippets that it uses. */
export function mergeSnippets(page: PageContext, snippets: readonly CompiledPage[]) {
  return {
    usedComponents: listSorted([...page.components, ...snippets.flatMap((one) => one.usedComponents)]),
    usedIcons: [...page.icons.values(), ...snippets.flatMap((one) => one.usedIcons)],
    images: [...page.images, ...snippets.flatMap((one) => one.images)],
    dependencies: listSorted([
      ...page.dependencies,
      ...snippets.flatMap(({ file, dependencies }) => [file, ...dependencies]),
    ]),
  };
}
