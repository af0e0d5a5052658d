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
import { transformNodes } from '../transform/transform-nodes.ts';
import { isJsx, type JsxElement, makeJsx, type Root, type TreeNode } from '../transform/tree-node.ts';
import { compileExports, exportsLive } from './compile-exports.ts';
import { compileSnippets } from './compile-imports.ts';
import type { ImportedSnippet } from './compiled-page.ts';
import { markdownProblem } from './markdown-problems.ts';
import { guardAttribute, type PreparedText } from './prepare-text.ts';
import { findSummary } from './summary.ts';

export interface TransformedPage {
  readonly root: Root;
  readonly work: PageContext;
  readonly headings: readonly Heading[];
  readonly summary: string | undefined;
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
  const scripted = children.filter((node) => node.type === 'mdxjsEsm');
  const module = readModule(scripted);
  const isLive = exportsLive(module);
  for (const name of listDeclared(module.exports)) page.declared.add(name);
  const named = [...resolveImports(module, page), ...importSiteComponents(page)];
  const first = module.blocks[0] ?? root;
  const { line, column } = locate(page, first);
  page.places.push([line, column, '']);
  const { undefinedNames, components } = isLive
    ? { undefinedNames: [], components: [] }
    : checkExports(module, page);
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
  const own = isLive ? await compileExports(job, scripted, module) : undefined;
  const nodes = [...(own ? [] : module.blocks), ...splitRail(transformed, page)] as (
    | MdxjsEsmHast
    | TreeNode
  )[];
  return {
    root: { type: 'root', children: nodes },
    work: page,
    headings,
    summary: findSummary(children),
    imports: own ? [...imports, own] : imports,
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
    ['api', 'openapi', 'openapi-schema', 'asyncapi', 'url'].every((key) => !Object.hasOwn(frontmatter, key))
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

/** In place of what is not text, such as code, among the text around it. */
const other = '\ufffc';

const hasWord = /[\p{L}\ufffc]/u;

/** Not behind a word, as in `rows[i][j]`, nor behind another bracket. */
const linkReference = /(?<![\p{L}\p{N}_\])\\])\[([^[\]]+)\]\[([^[\]]*)\]/gu;

/**
 * Warns of each `[text][label]` and `[label][]` that stays text because nothing defines the label. One behind a
 * backslash, or of numbers alone, is meant as text.
 */
function checkReferences(nodes: readonly TreeNode[], page: PageContext): void {
  if (!page.text.includes('][')) return;
  for (const node of nodes) {
    if (!('children' in node) || isVerbatim(node, page)) continue;
    const text = node.children.map((child) => (child.type === 'text' ? child.value : other)).join('');
    if (text.includes('][') && node.position) reportMissing(text, node, page);
    checkReferences(node.children, page);
  }
}

function isVerbatim(node: TreeNode, { context }: PageContext): boolean {
  if (node.type === 'element') return /^(?:code|pre)$/.test(node.tagName);
  if (!isJsx(node) || node.name === null) return false;
  return context.components.verbatim.includes(node.name) || /^(?:code|pre|style|script)$/.test(node.name);
}

function reportMissing(text: string, node: TreeNode, page: PageContext): void {
  const { file, line, column } = locate(page, node);
  const end = node.position?.end.line ?? line;
  const lines = page.lines.slice(line - 1, end);
  for (const [, words = '', second = ''] of text.matchAll(linkReference)) {
    const label = second === '' ? words : second;
    if (label.trim() === '' || !hasWord.test(words + second)) continue;
    const quoted = second.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const inside = words
      .split(other)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^\\]]*');
    const written = new RegExp(`(?<!\\\\)\\[${inside}\\]\\[${quoted}\\]`, 'u');
    for (const [index, source] of lines.entries()) {
      const from = index === 0 ? column - 1 : 0;
      const found = written.exec(source.slice(from));
      if (!found) continue;
      const place = { file, line: line + index, column: from + found.index + 1 };
      page.problems.push(markdownProblem('missing-reference', place, label, found[0]));
      break;
    }
  }
}

const noteReference = /\[\^([^\]\s^[]+)\]/g;

/** Warns of each `[^label]` that stays text because no note has that label; one behind a backslash is meant as text. */
function checkNotes(nodes: readonly TreeNode[], page: PageContext): void {
  if (page.text.includes('[^')) listTexts(nodes, undefined, page);
}

function listTexts(nodes: readonly TreeNode[], around: TreeNode | undefined, page: PageContext): void {
  for (const node of nodes) {
    if (isVerbatim(node, page)) continue;
    const placed = node.position ? node : around;
    if (node.type === 'text' && placed) reportMissingNotes(node.value, placed, page);
    if ('children' in node) listTexts(node.children, placed, page);
  }
}

function reportMissingNotes(text: string, placed: TreeNode, page: PageContext): void {
  if (!text.includes('[^')) return;
  const { file, line, column } = locate(page, placed);
  const lines = page.lines.slice(line - 1, placed.position?.end.line ?? line);
  const last = lines.length - 1;
  if (placed.type === 'text')
    lines[last] = lines[last]?.slice(0, (placed.position?.end.column ?? 0) - 1) ?? '';
  for (const [, label = ''] of text.matchAll(noteReference))
    for (const [index, written] of lines.entries()) {
      const at = findBare(written, `[^${label}]`, index === 0 ? column - 1 : 0);
      if (at < 0) continue;
      page.problems.push(
        markdownProblem('missing-footnote', { file, line: line + index, column: at + 1 }, label),
      );
      break;
    }
}

function findBare(line: string, part: string, from: number): number {
  let at = line.indexOf(part, from);
  while (at > 0 && line[at - 1] === '\\') at = line.indexOf(part, at + 1);
  return at;
}

const own = /^(#?)(user-content-fn(?:ref)?-|footnote-label$)/;

/**
 * The node with the ids of its footnotes, and what leads to them, begun with `prefix`: a page and the snippets on
 * it each have a first footnote.
 */
function renameFootnotes<T extends TreeNode>(node: T, prefix: string): T {
  if (!('children' in node)) return node;
  const children = node.children.map((child) => renameFootnotes(child, prefix));
  if (node.type !== 'element') return { ...node, children };
  const rename = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(rename)
      : typeof value === 'string'
        ? value.replace(own, `$1${prefix}$2`)
        : value;
  const properties = { ...node.properties };
  for (const name of ['id', 'href', 'ariaDescribedBy'])
    if (name in properties) Object.assign(properties, { [name]: rename(properties[name]) });
  return { ...node, properties, children };
}

/**
 * Gives a page, or a snippet, the components of the site that its text names, as if it imported them: those of Markdown are
 * noted in the context, the others are returned. What it imports or declares itself goes first, and a component's own name
 * means Octavo's in its file.
 */
function importSiteComponents(page: PageContext): readonly NamedImport[] {
  const named: NamedImport[] = [];
  for (const { name, file } of page.context.siteComponents) {
    if (file === page.absoluteFile || page.declared.has(name) || page.missing.has(name)) continue;
    if (!isNamed(name, page)) continue;
    page.declared.add(name);
    if (/\.mdx?$/.test(file)) page.snippets.set(name, file);
    else named.push({ file, local: name, imported: 'default', line: 1, column: 1 });
  }
  return named;
}

/** By a tag, or as the component that an alert such as `> [!NOTE]` becomes. */
function isNamed(name: string, { text, context }: PageContext): boolean {
  if (text.includes(`<${name}`)) return true;
  return text.includes('[!') && [...context.components.alerts.values()].includes(name);
}
