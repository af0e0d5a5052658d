import type { MdxjsEsmHast } from 'satteri';
import { readFrontmatter } from '../files/frontmatter.ts';
import type { Heading } from '../files/page-source.ts';
import { type NamedImport, resolveImports } from '../files/resolve-imports.ts';
import { describeUnclosedMath } from '../math/math-problems.ts';
import type { PageMath } from '../math/page-math.ts';
import { restoreTree } from '../math/restore-tree.ts';
import { listScriptClasses } from '../transform/class-names.ts';
import { mayHoldEmoji, placeEmoji } from '../transform/emoji.ts';
import { renameFootnotes } from '../transform/footnote.ts';
import { shapeMembers } from '../transform/group.ts';
import { checkNotes } from '../transform/missing-note.ts';
import { checkReferences } from '../transform/missing-reference.ts';
import { checkExports, listDeclared, readModule } from '../transform/module.ts';
import { isJsx, type Root, type TreeNode } from '../transform/node.ts';
import { locate, type PageWork } from '../transform/page-work.ts';
import { splitRail } from '../transform/rail.ts';
import { shapeNodes } from '../transform/shape-nodes.ts';
import { listViews } from '../transform/view.ts';
import { guardAttribute } from './closing-bracket.ts';
import type { FileJob } from './compile-file.ts';
import { compileSnippets } from './compile-snippets.ts';
import type { ImportedSnippet } from './compiled-page.ts';
import { describeEmptyPage } from './markdown-problems.ts';
import { startWork } from './start-work.ts';

export interface ShapedPage {
  readonly root: Root;
  readonly work: PageWork;
  readonly headings: readonly Heading[];
  readonly imports: readonly ImportedSnippet[];
  /** Names that the page's exports read and nothing gives. */
  readonly undefinedNames: readonly string[];
  /** See `CompiledFile`. */
  readonly snippetCount: number;
  /** Whether it exports something. */
  readonly hasExports: boolean;
  /** Components that the JSX in its exports takes from outside. */
  readonly exportComponents: readonly string[];
}

/** The tree as it is compiled, its code highlighted, its images measured and its snippets compiled. */
export async function shapePage(
  root: Readonly<Root>,
  job: FileJob,
  inserted: ReadonlyMap<number, number>,
  insides: readonly string[],
  math: PageMath,
): Promise<ShapedPage> {
  const work = startWork(job, inserted, insides, math);
  const guarded =
    inserted.size === 0 ? root.children : root.children.map((node) => takeGuards(node, inserted));
  const restored = math.found.length === 0 ? guarded : guarded.map((node) => restoreTree(node, math.found));
  const worded = mayHoldEmoji(job.text) ? restored.map((node) => placeEmoji(node)) : restored;
  const children = job.isSnippet && job.text.includes('[^') ? nameNotes(worded, job) : worded;
  for (const { kind, start } of math.found)
    if (kind === 'unclosed') work.problems.push(describeUnclosedMath(math.locate(start)));
  checkNotes(children, work);
  checkReferences(children, work);
  const module = readModule(children.filter((node) => node.type === 'mdxjsEsm'));
  for (const name of listDeclared(module.exports)) work.declared.add(name);
  const named = resolveImports(module, work);
  const first = module.blocks[0] ?? root;
  const { line, column } = locate(work, first);
  work.places.push([line, column, '']);
  const { undefinedNames, components } = checkExports(module, work);
  for (const { value } of module.blocks)
    for (const name of listScriptClasses(value)) work.classNames.add(name);
  const list = job.group?.kind === 'Step' ? 'Steps' : undefined;
  const around = { isInline: false, isHidden: false, group: undefined, isInLink: false, list };
  const shaped = job.group
    ? shapeMembers(children, job.group, work, around, (nodes, inside) => shapeNodes(nodes, inside, work))
    : shapeNodes(children, around, work);
  if (!job.isSnippet && !holdsContent(shaped) && showsBodyAlone(job))
    work.problems.push(describeEmptyPage(job.file));
  listViews(work);
  await Promise.all(work.pending);
  const { imports, headings, count } = await compileSnippets(job, work, [...named, ...listReferenced(work)]);
  for (const finish of work.finishers) finish();
  const nodes = [...module.blocks, ...splitRail(shaped, work)] as (MdxjsEsmHast | TreeNode)[];
  return {
    root: { type: 'root', children: nodes },
    work,
    headings,
    imports,
    snippetCount: count,
    hasExports: module.exports.length > 0,
    undefinedNames,
    exportComponents: components,
  };
}

/** Whether something is shown below the page's title. */
function holdsContent(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node) => node.type !== 'text' || node.value.trim() !== '');
}

/** Whether its body is all that a page shows: frontmatter can make it an operation, a schema or a link. */
function showsBodyAlone({ text, file }: FileJob): boolean {
  const { frontmatter, problems } = readFrontmatter(text, file);
  return (
    problems.length === 0 &&
    ['api', 'openapi', 'openapi-schema', 'url'].every((key) => !Object.hasOwn(frontmatter, key))
  );
}

/** A snippet's nodes with footnotes that the page's own do not meet. */
function nameNotes<T extends TreeNode>(nodes: readonly T[], job: FileJob): readonly T[] {
  const prefix = `${job.ids.take('notes', 'notes')}-`;
  return nodes.map((node) => renameFootnotes(node, prefix));
}

/** Snippets that JavaScript on the page uses by their imported names. */
function listReferenced(work: PageWork): readonly NamedImport[] {
  const [line, column] = work.places[0] ?? [1, 1];
  return [...work.snippets]
    .filter(([local]) => work.referenced.has(local))
    .map(([local, file]) => ({ file, local, imported: 'default', line, column }));
}

/** The tree without the attributes that `guardClosingBrackets` put into the text. */
function takeGuards<T extends TreeNode>(node: T, inserted: ReadonlyMap<number, number>): T {
  if (!('children' in node)) return node;
  const children = node.children.map((child) => takeGuards(child, inserted));
  if (!isJsx(node)) return { ...node, children };
  const attributes = node.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== guardAttribute,
  );
  return { ...node, attributes, children };
}
