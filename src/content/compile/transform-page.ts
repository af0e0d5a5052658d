import { nameToEmoji } from 'gemoji';
import type { MdxjsEsmHast } from 'satteri';
import { startOf } from '../../problem/problem.ts';
import { readFrontmatter } from '../files/frontmatter.ts';
import type { Heading } from '../files/page-source.ts';
import { type NamedImport, resolveImports } from '../files/resolve-imports.ts';
import { restoreTree } from '../math/page-math.ts';
import { listScriptClasses } from '../transform/attribute.ts';
import { transformMembers } from '../transform/group.ts';
import { createPageContext, type FileJob, locate, type PageContext } from '../transform/page-context.ts';
import { checkExports, listDeclared, readModule } from '../transform/page-javascript.ts';
import { checkNotes, checkReferences, renameFootnotes } from '../transform/references.ts';
import { transformNodes } from '../transform/transform-nodes.ts';
import { isJsx, type JsxElement, makeJsx, type Root, type TreeNode } from '../transform/tree-node.ts';
import { compileSnippets } from './compile-imports.ts';
import type { ImportedSnippet } from './compiled-page.ts';
import { markdownProblem } from './markdown-problems.ts';
import { guardAttribute, type PreparedText } from './prepare-text.ts';

export interface TransformedPage {
  readonly root: Root;
  readonly work: PageContext;
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
export async function transformPage(
  root: Readonly<Root>,
  job: FileJob,
  prepared: PreparedText,
): Promise<TransformedPage> {
  const { inserted, math } = prepared;
  const page = createPageContext(job, prepared);
  const guarded =
    inserted.size === 0 ? root.children : root.children.map((node) => takeGuards(node, inserted));
  const restored = math.found.length === 0 ? guarded : guarded.map((node) => restoreTree(node, math.found));
  const worded = mayHoldEmoji(job.text) ? restored.map((node) => placeEmoji(node)) : restored;
  const children = job.isSnippet && job.text.includes('[^') ? nameNotes(worded, job) : worded;
  for (const { kind, start } of math.found)
    if (kind === 'unclosed') page.problems.push(markdownProblem('unclosed-math', math.locate(start)));
  checkNotes(children, page);
  checkReferences(children, page);
  const module = readModule(children.filter((node) => node.type === 'mdxjsEsm'));
  for (const name of listDeclared(module.exports)) page.declared.add(name);
  const named = resolveImports(module, page);
  const first = module.blocks[0] ?? root;
  const { line, column } = locate(page, first);
  page.places.push([line, column, '']);
  const { undefinedNames, components } = checkExports(module, page);
  for (const { value } of module.blocks)
    for (const name of listScriptClasses(value)) page.classNames.add(name);
  const list = job.group?.list;
  const around = { isInline: false, isHidden: false, group: undefined, isInLink: false, list };
  const transformed = job.group
    ? transformMembers(children, job.group, page, around, (nodes, inside) =>
        transformNodes(nodes, inside, page),
      )
    : transformNodes(children, around, page);
  if (!job.isSnippet && !holdsContent(transformed) && showsBodyAlone(job))
    page.problems.push(markdownProblem('empty-page', startOf(job.file)));
  for (const finish of page.treeFinishers) finish();
  await Promise.all(page.pending);
  const { imports, headings, count } = await compileSnippets(job, page, [...named, ...listReferenced(page)]);
  for (const finish of page.finishers) finish();
  const nodes = [...module.blocks, ...splitRail(transformed, page)] as (MdxjsEsmHast | TreeNode)[];
  return {
    root: { type: 'root', children: nodes },
    work: page,
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
function listReferenced(page: PageContext): readonly NamedImport[] {
  const [line, column] = page.places[0] ?? [1, 1];
  return [...page.snippets]
    .filter(([local]) => page.referenced.has(local))
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

/**
 * Parts a page into what is in its column and what is in the rail beside it: examples and panels that
 * are in no other component. They become the components `PageMain` and `PageRail`, which `evaluatePage` shows
 * apart; a page without a rail stays as it is, and so does a snippet.
 */
function splitRail(nodes: readonly TreeNode[], page: PageContext): readonly TreeNode[] {
  if (page.isSnippet) return nodes;
  const rail = nodes.filter((node) => isRailPart(node, page));
  if (rail.length === 0) return nodes;
  page.components.add('PageRail');
  const main = nodes.filter((node) => !isRailPart(node, page));
  return [makeJsx('PageMain', [], main, false), makeJsx('PageRail', [], rail, false)];
}

function isRailPart(node: TreeNode, page: PageContext): node is JsxElement {
  if (!isJsx(node) || node.name === null || page.declared.has(node.name)) return false;
  return page.context.components.find(node.name)?.isRail === true;
}

const named = /(?<![\w:/])(?<!\\):([a-z\d_+-]+):(?![\w:/])/g;
const isCode = /^(?:code|pre|kbd|samp|script|style)$/;

/** Whether a text may hold the name of an emoji. */
function mayHoldEmoji(text: string): boolean {
  return text.search(named) >= 0;
}

/** The node with GitHub's emoji for their names (`:rocket:`) in running text; names that GitHub does not know stay. */
function placeEmoji<T extends TreeNode>(node: T): T {
  if (node.type === 'text') {
    const value = node.value.replace(named, (all, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? all) : all,
    );
    return value === node.value ? node : { ...node, value };
  }
  if (!('children' in node)) return node;
  const name = node.type === 'element' ? node.tagName : isJsx(node) ? (node.name ?? '') : '';
  return isCode.test(name) ? node : { ...node, children: node.children.map((child) => placeEmoji(child)) };
}
