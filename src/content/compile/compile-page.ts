import { posix } from 'node:path';
import { findTablePadding, listLines } from '../../lib/text/table-padding.ts';
import { createLocator } from '../../problem/position.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import { readFrontmatter } from '../files/frontmatter.ts';
import type { PageSource } from '../files/page-source.ts';
import { readSiteText } from '../files/site-files.ts';
import { changePageText, restorePlaces } from '../plugins/change-page.ts';
import { type GuardedPlugins, guardMarkdownPlugins } from '../plugins/markdown-plugins.ts';
import { compileScript } from '../scripts/compile-script.ts';
import {
  type CompileContext,
  type CompiledFile,
  createIdRegistry,
  type FileJob,
} from '../transform/page-context.ts';
import type { Root, TreeNode } from '../transform/tree-node.ts';
import { fillVariables } from '../variables/fill-variables.ts';
import { dropMarks } from '../variables/own-values.ts';
import { listSorted, mergeSnippets } from './compile-imports.ts';
import { type CompiledPage, makeBrokenPage } from './compiled-page.ts';
import { describeOpenBraces, markdownProblem } from './markdown-problems.ts';
import { describeMdxMistake, listMdxMistakes } from './mdx-problems.ts';
import { writeTree } from './page-tree.ts';
import { checkMdx, markdownParser, mdxParser, type Parser, readTree, writeJavaScript } from './parser.ts';
import { type PreparedText, prepareMarkdown, prepareMdx, restoreVerbatim } from './prepare-text.ts';
import { contentProblem } from './problems.ts';
import { type TransformedPage, transformPage } from './transform-page.ts';

/** Characters of a page or a snippet. */
export const longestPage = 2_000_000;
/** Elements within each other, components and quotations among them. */
const deepestNesting = 100;
/** Braces that nothing closes: the parser reads the rest of the page for each of them. */
const mostOpenBraces = 1000;
/** Cells that the rows of a table lack. */
const mostPadding = 10_000;

const quotes = new RegExp(`>(?:[ \\t]*>){${deepestNesting}}`);
const fence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** A page that is compiled but for its code, which other threads highlight. */
export interface CompiledDraft {
  /** Without `blocks`. */
  readonly page: CompiledPage;
  /** The page with them. */
  readonly done: Promise<CompiledPage>;
}

/**
 * A page ready to be evaluated, with everything that is wrong with it as problems, which does not wait for the lines of
 * its code blocks. Reads the page's file, its snippets and the heads of its images; highlights its code. A page that cannot
 * be compiled comes back broken, with the mistake. Never rejects for what a writer wrote. The frontmatter's own problems
 * are `readPageSource`'s.
 */
export async function compileDraft(source: PageSource, context: CompileContext): Promise<CompiledDraft> {
  const { text, problem } = await readSiteText(source.absoluteFile, source.file);
  if (text === undefined) {
    const page = makeBrokenPage(source.file, [problem]);
    return { page, done: Promise.resolve(page) };
  }
  const changed = await changePageText(text, source, context.plugins, context.siteRoot);
  if (!changed) return compileDraftText(text, source, context);
  const { page, done } = await compileDraftText(changed.text, source, context);
  const restored = restorePlaces(page, changed);
  return { page: restored, done: done.then(() => restored) };
}

/** A page, a snippet, a script or data. */
function compileByKind(job: FileJob): Promise<CompiledFile> {
  return /\.mdx?$/.test(job.absoluteFile) ? compileFile(job) : compileScript(job);
}

/** The same for a text that is not, or not yet, in the page's file. */
export async function compileDraftText(
  text: string,
  source: PageSource,
  context: CompileContext,
): Promise<CompiledDraft> {
  const isIndex = /(?:^|\/)index\.mdx?$/.test(source.file);
  const folder = isIndex ? source.path : posix.dirname(source.path);
  const late: Promise<void>[] = [];
  const { page } = await compileFile({
    text,
    file: source.file,
    absoluteFile: source.absoluteFile,
    format: source.format,
    urlFolder: folder === '.' || folder === '' ? '/' : `/${folder}/`,
    isSnippet: false,
    group: undefined,
    ids: createIdRegistry(),
    chain: [source.absoluteFile],
    compile: compileByKind,
    compiled: new Map(),
    late,
    context,
  });
  return { page, done: Promise.all(late).then(() => page) };
}

/** Compiles one file and the snippets that it uses. */
async function compileFile(job: FileJob): Promise<CompiledFile> {
  const { bodyOffset } = readFrontmatter(job.text, job.file);
  const body = job.text.slice(0, bodyOffset).replace(/[^\r\n]/g, ' ') + job.text.slice(bodyOffset);
  const filled = fillVariables(body, job.context, job.file, job.context.components);
  if (filled === undefined) return compileBody(body, job);
  const compiled = await compileBody(filled.text, { ...job, text: filled.text });
  return { ...compiled, page: restorePlaces(compiled.page, filled) };
}

async function compileBody(body: string, job: FileJob): Promise<CompiledFile> {
  const oversize = findOversize(body, job.file);
  if (oversize) return failFile(job, [oversize]);
  const firstId = job.ids.count;
  const plugins = guardMarkdownPlugins(job.context.plugins, job.file, job.context.siteRoot);
  try {
    return finishFile(job, await compileMdx(body, job, plugins), firstId, []);
  } catch (error) {
    const failure = error instanceof TooDeep ? error.problem : plugins.failure();
    if (failure) return failFile(job, [failure]);
    const parse = (text: string) => checkMdx(prepareMdx(text, job.file, job.context).text);
    if (job.format === 'mdx') return failFile(job, await listMdxMistakes(error, job.file, body, parse));
    const mistake = describeMdxMistake(error, job.file, body);
    try {
      const problem = contentProblem('plain-markdown', mistake, mistake.message);
      return finishFile(job, await compileMarkdown(body, job, plugins), firstId, [problem]);
    } catch {
      return failFile(job, [plugins.failure() ?? mistake]);
    }
  }
}

/** Carries a problem out of a compilation. */
class TooDeep extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Compilation {
  readonly code: string;
  /** Whether that is a `PageTree`. */
  readonly isTree: boolean;
  readonly transformed: TransformedPage;
}

function compileMdx(body: string, job: FileJob, plugins: GuardedPlugins): Promise<Compilation> {
  return compileWith(mdxParser, job, prepareMdx(body, job.file, job.context), plugins);
}

function compileMarkdown(body: string, job: FileJob, plugins: GuardedPlugins): Promise<Compilation> {
  return compileWith(markdownParser, job, prepareMarkdown(body, job.file, job.context.hasMath), plugins);
}

async function compileWith(
  parser: Parser,
  job: FileJob,
  prepared: PreparedText,
  plugins: GuardedPlugins,
): Promise<Compilation> {
  const root = await readTree(parser, prepared.text, plugins);
  const tooDeep = findTooDeep(root);
  if (tooDeep) {
    const { line, column } = tooDeep.position?.start ?? { line: 1, column: 1 };
    throw new TooDeep(markdownProblem('too-deep', { file: job.file, line, column }, deepestNesting));
  }
  const transformed = await transformPage(root, job, prepared);
  const tree = needsJavaScript(transformed) ? undefined : writeTree(transformed.root);
  const code = tree ?? (await writeJavaScript(parser, prepared.text, transformed.root));
  return {
    code: dropMarks(restoreVerbatim(code, prepared.insides)),
    isTree: tree !== undefined,
    transformed,
  };
}

/** Whether something runs or is declared besides what the tree of a page says. */
function needsJavaScript({ work, hasExports, undefinedNames }: TransformedPage): boolean {
  const { places, parameters, react, missing } = work;
  return (
    places.length > 1 ||
    hasExports ||
    undefinedNames.length > 0 ||
    [parameters, react, missing].some(({ size }) => size > 0)
  );
}

function failFile(job: FileJob, mistakes: readonly Problem[]): CompiledFile {
  return { page: makeBrokenPage(job.file, mistakes), shownParameters: [], snippetCount: 0, takesIds: false };
}

function finishFile(
  job: FileJob,
  { code, isTree, transformed }: Compilation,
  firstId: number,
  problems: readonly Problem[],
): CompiledFile {
  const { work: pageContext, imports } = transformed;
  const snippets = imports.map(({ snippet }) => snippet);
  const merged = mergeSnippets(pageContext, snippets);
  const own = problems.concat(pageContext.problems, ...snippets.map((snippet) => snippet.problems));
  const page: CompiledPage = {
    ...merged,
    code: isTree ? code : composeCode(code, transformed),
    ...(isTree ? { isTree } : {}),
    headings: transformed.headings,
    summary: transformed.summary,
    problems: listUnique(own, ({ file, line, column, code, message }) =>
      [file, line, column, code, message].join(' '),
    ),
    imports,
    unknownComponents: listSorted([...pageContext.unknownComponents]),
    places: pageContext.places,
    blocks: pageContext.blocks,
    file: job.file,
    usedIcons: listUnique(merged.usedIcons, ({ id }) => id).sort((a, b) => (a.id < b.id ? -1 : 1)),
    links: pageContext.links,
    files: [...pageContext.files, ...snippets.flatMap(({ files }) => files)],
    scripts: listSorted([...pageContext.scripts, ...snippets.flatMap(({ scripts }) => scripts)]),
    classNames: listSorted([...pageContext.classNames, ...snippets.flatMap(({ classNames }) => classNames)]),
    runsCode:
      pageContext.places.length > 1 || transformed.hasExports || snippets.some(({ runsCode }) => runsCode),
    isBroken: false,
    ...(pageContext.scriptIcons.size > 0 ? { scriptIcons: Object.fromEntries(pageContext.scriptIcons) } : {}),
  };
  return {
    page,
    shownParameters: [...pageContext.shownParameters],
    snippetCount: transformed.snippetCount,
    takesIds: job.ids.count > firstId,
  };
}

function listUnique<T>(items: readonly T[], readKey: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [readKey(item), item])).values()];
}

const strict = '"use strict";\n';
const content = 'function _createMdxContent(props) {';

/**
 * satteri's function body with the names that it takes from elsewhere: what snippets give, components in the
 * page's exports, a snippet's parameters, and names that nothing gives.
 */
function composeCode(code: string, transformed: TransformedPage): string {
  const { work: pageContext } = transformed;
  const imported = transformed.imports.flatMap(({ names }) => names.map(({ local }) => local));
  const isTaken = new Set([...imported, ...pageContext.declared]);
  const lines = ['const { at: _at, say: _say, codeLines: _codeLines } = arguments[0];'];
  const named = imported.filter((name) => pageContext.declared.has(name));
  if (named.length > 0) lines.push(`const { ${named.join(', ')} } = arguments[0].scope;`);
  const components = transformed.exportComponents.filter((name) => !isTaken.has(name));
  if (components.length > 0) lines.push(`const { ${components.join(', ')} } = arguments[0].components;`);
  for (const [name, of] of pageContext.react) {
    const isWhole = of === 'default' || of === '*';
    lines.push(`const ${name} = arguments[0].react${isWhole ? '' : `[${JSON.stringify(of)}]`};`);
  }
  for (const [name, text] of pageContext.missing)
    lines.push(`const ${name} = () => ${JSON.stringify(text)};`);
  for (const name of transformed.undefinedNames) lines.push(`const ${name} = undefined;`);
  const start = code.startsWith(strict) ? strict.length : 0;
  const whole = `${code.slice(0, start)}${lines.join('\n')}\n${code.slice(start)}`;
  const parameters = [...pageContext.parameters].filter((name) => !isTaken.has(name));
  if (parameters.length === 0) return whole;
  return whole.replace(content, () => `${content}\n    const { ${parameters.join(', ')} } = props;`);
}

/** What keeps a text from being parsed in time and memory that grow with its length alone: its size, or its nesting. */
function findOversize(text: string, file: string): Problem | undefined {
  if (text.length > longestPage) return markdownProblem('too-long', startOf(file), text.length, longestPage);
  const padded = findTablePadding(text, mostPadding);
  if (padded !== undefined)
    return markdownProblem('padded-table', createLocator(file, text)(padded), mostPadding);
  const counted =
    text.length > mostOpenBraces && text.split('{', mostOpenBraces + 2).length > mostOpenBraces + 1;
  if (!counted && !quotes.test(text)) return undefined;
  const found = findNested(text, counted);
  if (!found) return undefined;
  const place = createLocator(file, text)(found.offset);
  return found.isQuote
    ? markdownProblem('too-deep', place, deepestNesting)
    : describeOpenBraces(place, mostOpenBraces);
}

/** The first line outside of code with too many quotations in each other, or the first of too many open braces. */
function findNested(
  text: string,
  countsBraces: boolean,
): { readonly offset: number; readonly isQuote: boolean } | undefined {
  const open: number[] = [];
  let closing: string | undefined;
  for (const { line, offset } of listLines(text)) {
    const [, mark, rest = ''] = fence.exec(line) ?? [];
    const isFence =
      mark !== undefined &&
      // https://spec.commonmark.org/0.31.2/#fenced-code-blocks
      (closing === undefined
        ? !(mark.startsWith('`') && rest.includes('`'))
        : mark.startsWith(closing) && rest.trim() === '');
    if (isFence) closing = closing === undefined ? mark : undefined;
    if (!isFence && closing === undefined) {
      const [quoted = ''] = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*/.exec(line) ?? [];
      if (quoted.split('>').length - 1 > deepestNesting)
        return { offset: offset + line.indexOf('>'), isQuote: true };
      if (countsBraces) countBraces(line, offset, open);
      if (open.length > mostOpenBraces) return { offset: open[0] ?? 0, isQuote: false };
    }
  }
  return undefined;
}

/** Takes the braces of a line, but for those in code and behind a backslash, into the list of open ones. */
function countBraces(line: string, offset: number, open: number[]): void {
  for (const { 0: found, index } of line.matchAll(/\\.|(`+)(?:(?!\1)[^`]|`(?!\1))*?\1|[{}]/g))
    if (found === '{') open.push(offset + index);
    else if (found === '}') open.pop();
}

/** The first node that lies deeper than a page's nodes may; undefined when there is none. */
function findTooDeep(root: Readonly<Root>): TreeNode | undefined {
  let level: readonly TreeNode[] = root.children;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= deepestNesting) return level.find(({ position }) => position) ?? level[0];
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return undefined;
}
