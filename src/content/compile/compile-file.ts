import { type Features, markdownToJs, mdxToJs } from 'satteri';
import type { Problem } from '../../problem/problem.ts';
import { readFrontmatter } from '../files/frontmatter.ts';
import { deepestNesting, findOversize, findTooDeep } from '../files/page-limits.ts';
import { type PageMath, readPageMath } from '../math/page-math.ts';
import type { Root, TreeNode } from '../transform/node.ts';
import type { GroupWork, IdRegistry } from '../transform/page-work.ts';
import { makeBrokenPage } from './broken-page.ts';
import { guardClosingBrackets } from './closing-bracket.ts';
import type { CompileContext, CompiledPage } from './compiled-page.ts';
import { composeCode } from './compose-code.ts';
import { describeDeepNesting } from './markdown-problems.ts';
import { listMdxMistakes } from './mdx-mistakes.ts';
import { describeMdxMistake } from './mdx-problems.ts';
import { describePlainMarkdown } from './problems.ts';
import { type ShapedPage, shapePage } from './shape-page.ts';
import { restoreVerbatim, takeVerbatim } from './verbatim.ts';

/** A page or a snippet to compile. */
export interface FileJob {
  readonly text: string;
  /** Relative to the site root. */
  readonly file: string;
  readonly absoluteFile: string;
  readonly format: 'mdx' | 'md';
  /** See `PageWork`. */
  readonly urlFolder: string;
  readonly isSnippet: boolean;
  /** The parent on the page that lists what a snippet shows as its children. */
  readonly group: GroupWork | undefined;
  /** The ids of the page: a snippet takes the ones that are left. */
  readonly ids: IdRegistry;
  /** What the page, with its snippets, still waits for when it is compiled: the lines of code blocks. */
  readonly late: Promise<void>[];
  /** Absolute files from the page to this one. */
  readonly chain: readonly string[];
  /** Snippets that were compiled for this page before. */
  readonly compiled: Map<string, CompiledFile>;
  readonly context: CompileContext;
}

export interface CompiledFile {
  readonly page: CompiledPage;
  /** Parameters that a snippet shows as text. */
  readonly shownParameters: readonly string[];
  /** How many snippets it shows, those in its snippets included. */
  readonly snippetCount: number;
  /** Whether it took ids, so that each use has to be compiled anew. */
  readonly takesIds: boolean;
}

const markdown: Features = { gfm: true, frontmatter: false, smartPunctuation: false };
const mdx: Features = { ...markdown, headingAttributes: true };

/** Compiles one file and the snippets that it uses. */
export async function compileFile(job: FileJob): Promise<CompiledFile> {
  const { bodyOffset } = readFrontmatter(job.text, job.file);
  const body = job.text.slice(0, bodyOffset).replace(/[^\r\n]/g, ' ') + job.text.slice(bodyOffset);
  const oversize = findOversize(body, job.file);
  if (oversize) return failFile(job, [oversize]);
  const firstId = job.ids.count;
  try {
    return finishFile(job, await compileMdx(body, job), firstId, []);
  } catch (error) {
    if (error instanceof TooDeep) return failFile(job, [error.problem]);
    const parse = (text: string) => mdxToJs(prepareMdx(text, job).text, { features: mdx });
    if (job.format === 'mdx') return failFile(job, await listMdxMistakes(error, job.file, body, parse));
    const mistake = describeMdxMistake(error, job.file, body);
    try {
      const problem = describePlainMarkdown(mistake, mistake.message);
      return finishFile(job, await compileMarkdown(body, job), firstId, [problem]);
    } catch {
      return failFile(job, [mistake]);
    }
  }
}

/** Carries a problem out of the parser's plugin. */
class TooDeep extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Compilation {
  readonly code: string;
  readonly shaped: ShapedPage;
}

async function compileMdx(body: string, job: FileJob): Promise<Compilation> {
  const { text, inserted, insides, math } = prepareMdx(body, job);
  return compileWith((options) => mdxToJs(text, { ...options, features: mdx }), job, inserted, insides, math);
}

function prepareMdx(body: string, job: FileJob) {
  const { text: read, insides } = takeVerbatim(body);
  const { text: unread, math } = readPageMath(read, job.file, 'mdx', job.context.hasMath);
  return { ...guardClosingBrackets(unread), insides, math };
}

async function compileMarkdown(body: string, job: FileJob): Promise<Compilation> {
  const { text, math } = readPageMath(body, job.file, 'md', job.context.hasMath);
  const features = { ...markdown, rawHtml: true };
  return compileWith((options) => markdownToJs(text, { ...options, features }), job, new Map(), [], math);
}

async function compileWith(
  compile: (options: ReturnType<typeof makeOptions>) => Promise<{ readonly code: string }>,
  job: FileJob,
  inserted: ReadonlyMap<number, number>,
  insides: readonly string[],
  math: PageMath,
): Promise<Compilation> {
  let shaped: ShapedPage | undefined;
  let tooDeep: TreeNode | undefined;
  const { code } = await compile(
    makeOptions(async (root) => {
      tooDeep = findTooDeep(root);
      if (tooDeep) return { type: 'root', children: [] };
      shaped = await shapePage(root, job, inserted, insides, math);
      return shaped.root;
    }),
  );
  if (tooDeep) {
    const { line, column } = tooDeep.position?.start ?? { line: 1, column: 1 };
    throw new TooDeep(describeDeepNesting({ file: job.file, line, column }, deepestNesting));
  }
  if (!shaped) throw new Error('The page has no tree.');
  return { code: restoreVerbatim(code, insides), shaped };
}

function makeOptions(shape: (root: Root) => Promise<Root>) {
  return {
    outputFormat: 'function-body',
    optimizeStatic: { component: 'Fragment', prop: 'set:html' },
    elementAttributeNameCase: 'html',
    stylePropertyNameCase: 'css',
    jsxImportSource: 'astro',
    hastPlugins: [
      {
        name: 'shape-page',
        options: { position: true },
        async after(root: Readonly<Root>, tree: { replaceNode(node: Readonly<Root>, by: Root): void }) {
          tree.replaceNode(root, copyTree(await shape(root)));
        },
      },
    ],
  } as const;
}

/**
 * The tree without one of the nodes that satteri 0.10.5 gave: it moves each of those to its new parent in time and memory
 * that grow with the number of all of them (3.3 GB for 20,000 thematic breaks), and reads others in one pass. Imports and
 * exports stay what they are: the place of a mistake in them goes with the node.
 */
function copyTree<T extends Root | TreeNode>(node: T): T {
  if (node.type === 'mdxjsEsm') return node;
  return 'children' in node ? { ...node, children: node.children.map(copyTree) } : { ...node };
}

function failFile(job: FileJob, mistakes: readonly Problem[]): CompiledFile {
  return { page: makeBrokenPage(job.file, mistakes), shownParameters: [], snippetCount: 0, takesIds: false };
}

function finishFile(
  job: FileJob,
  { code, shaped }: Compilation,
  firstId: number,
  problems: readonly Problem[],
): CompiledFile {
  const { work, imports } = shaped;
  const snippets = imports.map(({ snippet }) => snippet);
  const icons = [...work.icons.values(), ...snippets.flatMap(({ usedIcons }) => usedIcons)];
  const own = problems.concat(work.problems, ...snippets.map((snippet) => snippet.problems));
  const page: CompiledPage = {
    code: composeCode(code, shaped),
    headings: shaped.headings,
    problems: listUnique(own, ({ file, line, column, code, message }) =>
      [file, line, column, code, message].join(' '),
    ),
    usedComponents: listSorted([
      ...work.components,
      ...snippets.flatMap((snippet) => snippet.usedComponents),
    ]),
    imports,
    unknownComponents: listSorted([...work.unknownComponents]),
    places: work.places,
    blocks: work.blocks,
    file: job.file,
    usedIcons: listUnique(icons, ({ id }) => id).sort((a, b) => (a.id < b.id ? -1 : 1)),
    links: work.links,
    images: [...work.images, ...snippets.flatMap(({ images }) => images)],
    files: [...work.files, ...snippets.flatMap(({ files }) => files)],
    dependencies: listSorted([
      ...work.dependencies,
      ...snippets.flatMap(({ file, dependencies }) => [file, ...dependencies]),
    ]),
    scripts: listSorted([...work.scripts, ...snippets.flatMap(({ scripts }) => scripts)]),
    classNames: listSorted([...work.classNames, ...snippets.flatMap(({ classNames }) => classNames)]),
    runsCode: work.places.length > 1 || shaped.hasExports || snippets.some(({ runsCode }) => runsCode),
    isBroken: false,
    ...(work.scriptIcons.size > 0 ? { scriptIcons: Object.fromEntries(work.scriptIcons) } : {}),
  };
  return {
    page,
    shownParameters: [...work.shownParameters],
    snippetCount: shaped.snippetCount,
    takesIds: job.ids.count > firstId,
  };
}

function listSorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}

function listUnique<T>(items: readonly T[], readKey: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [readKey(item), item])).values()];
}
