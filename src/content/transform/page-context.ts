import GithubSlugger, { slug } from 'github-slugger';
import type { MdxJsxAttributeUnion } from 'satteri';
import type { Place, Problem } from '../../problem/problem.ts';
import type {
  CompileContext,
  CompiledPage,
  FileUse,
  IconRef,
  LinkInPage,
  PageImage,
} from '../compile/compiled-page.ts';
import type { PreparedText } from '../compile/prepare-text.ts';
import type { Heading } from '../files/page-source.ts';
import type { UsedIcon } from '../icons/resolve-icon.ts';
import type { JsxElement, TreeNode } from './tree-node.ts';

/** A page or a snippet to compile. */
export interface FileJob {
  readonly text: string;
  /** Relative to the site root. */
  readonly file: string;
  readonly absoluteFile: string;
  readonly format: 'mdx' | 'md';
  /** The folder in URLs, with slashes at both ends: relative links start here. */
  readonly urlFolder: string;
  readonly isSnippet: boolean;
  /** The parent on the page that lists what a snippet shows as its children. */
  readonly group: GroupContext | undefined;
  /** The ids of the page: a snippet takes the ones that are left. */
  readonly ids: IdRegistry;
  /** What the page, with its snippets, still waits for when it is compiled: the lines of code blocks. */
  readonly late: Promise<void>[];
  /** Absolute files from the page to this one. */
  readonly chain: readonly string[];
  /** Compiles a file that this one imports, by its kind. */
  readonly compile: (job: FileJob) => Promise<CompiledFile>;
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

/** A use of a snippet: filled in after the page's own tree is transformed. */
export interface SnippetUse {
  /** Absolute, inside the site root. */
  readonly file: string;
  /** Its tag on the page, to be renamed to the component that shows it. */
  readonly element: JsxElement & { name: string | null };
  readonly place: Place;
  /** Its place among the page's headings; undefined when they are not listed there. */
  readonly headingIndex: number | undefined;
  /** The parent that lists what the snippet shows as its children. */
  readonly group: GroupContext | undefined;
}

/** Hands out ids, each once on a page. */
interface IdRegistry {
  /** The id that GitHub gives a heading of that text; `fallback` when nothing of the text is left. */
  take(text: string, fallback: string): string;
  /** Whether something has that id already. */
  has(id: string): boolean;
  /** Reserves an id that the writer chose. */
  reserve(id: string): void;
  readonly count: number;
}

/** What is collected while one page, or one snippet for one page, is compiled. Lives as long as that. */
export interface PageContext {
  readonly context: CompileContext;
  /** Relative to the site root. */
  readonly file: string;
  readonly absoluteFile: string;
  /** The file as the writer has it. */
  readonly text: string;
  /** Its lines; split at the first use. */
  readonly lines: readonly string[];
  /** See `FileJob`. */
  readonly urlFolder: string;
  readonly isSnippet: boolean;
  readonly ids: IdRegistry;
  readonly problems: Problem[];
  readonly headings: Heading[];
  /** Ids of the steps so far. */
  readonly stepIds: Set<string>;
  /** How often each name of a table was given. */
  readonly tableNames: Map<string, number>;
  readonly components: Set<string>;
  /** Names of components that JavaScript on the page uses and nothing gives. */
  readonly unknownComponents: Set<string>;
  readonly icons: Map<string, UsedIcon>;
  readonly images: PageImage[];
  /** Files of the site that the page shows or links to. */
  readonly files: FileUse[];
  /** What `resolveLink` resolved. */
  readonly links: LinkInPage[];
  readonly dependencies: Set<string>;
  /** URLs of the site's own scripts that its tags load. */
  readonly scripts: Set<string>;
  /** Words that may be names of utility classes. */
  readonly classNames: Set<string>;
  readonly snippetUses: SnippetUse[];
  /** Names that the page's own imports and exports give. */
  readonly declared: Set<string>;
  /** Imported names that lead to nothing, with what is shown instead. */
  readonly missing: Map<string, string>;
  /** Default imports of snippets: name to absolute file. */
  readonly snippets: Map<string, string>;
  /** Names of components that JavaScript on the page uses. */
  readonly referenced: Set<string>;
  /** A snippet's own parameters: names that it uses and does not declare. */
  readonly parameters: Set<string>;
  /** Those among them that it shows as text. */
  readonly shownParameters: Set<string>;
  /** Where each expression stands that may fail when it runs, and what is shown then. */
  readonly places: [line: number, column: number, text: string][];
  /** What has to be waited for: highlighted code, images. */
  readonly pending: Promise<void>[];
  /** What is not waited for when the page is put together: see `FileJob`. */
  readonly late: Promise<void>[];
  /** The lines of its code blocks, as HTML, each when its part of `late` is done. */
  readonly blocks: string[];
  /** What has to be done when the snippets are known too. */
  readonly finishers: (() => void)[];
  /** Languages that are not known, as written: each is noted once. */
  readonly unknownLanguages: Set<string>;
  /** Icons that JavaScript names: see `CompiledPage`. */
  readonly scriptIcons: Map<string, IconRef>;
  /** Names that are imported from React: local to imported. */
  readonly react: Map<string, string>;
  /** The text as it was parsed, and what was replaced in it. */
  readonly prepared: PreparedText;
  /** The page's views so far, and where they are chosen. */
  views: ViewList | undefined;
  /** Whether an image was shown already. */
  hasImage: boolean;
}

/** The views that a page has, each title once, in order. */
interface ViewList {
  /** Stands before the first view; gets the list when the page is done. */
  readonly choice: JsxElement;
  readonly titles: { readonly title: string; readonly iconRef: unknown }[];
}

/** Where a node stands. */
export interface NodeContext {
  /** In running text: no blocks. */
  readonly isInline: boolean;
  /** Inside something that is closed at first, so its headings are not in the table of contents. */
  readonly isHidden: boolean;
  /** The parent that lists this as its child. */
  readonly group: GroupContext | undefined;
  /** Inside a link, where no other link may stand. */
  readonly isInLink: boolean;
  /** The component around it, when nothing but tags of HTML stands between. */
  readonly list: string | undefined;
}

/** What a parent lists of its children: the fences of a code group, the tabs of `Tabs`, the steps of `Steps`. */
export interface GroupContext {
  readonly kind: 'code' | 'Tab' | 'Step';
  readonly id: string;
  readonly items: GroupEntry[];
  /** The tag of the snippet that gives these. */
  readonly use?: JsxElement;
  /** The size that its titles have when they give none: an attribute of the parent. */
  readonly titleSize?: MdxJsxAttributeUnion | undefined;
  /** How many items stand before these in the parent. */
  readonly before: () => number;
}

/** An item, or those of a snippet, which are known later. */
export type GroupEntry = GroupItem | { readonly items: GroupEntry[]; readonly use?: JsxElement };

export interface GroupItem {
  readonly id: unknown;
  readonly title: unknown;
  readonly language?: string;
  readonly iconRef: unknown;
}

/** Transforms the children of a node; given to the functions for single kinds of nodes. */
export type TransformNodes = (nodes: readonly TreeNode[], around: NodeContext) => readonly TreeNode[];

/** A new registry of ids. */
export function createIdRegistry(): IdRegistry {
  const slugger = new GithubSlugger();
  const taken = new Set<string>();
  return {
    take(text, fallback) {
      const base = slug(text) === '' ? fallback : text;
      let id = slugger.slug(base);
      while (taken.has(id)) id = slugger.slug(base);
      taken.add(id);
      return id;
    },
    has: (id) => taken.has(id),
    reserve(id) {
      taken.add(id);
    },
    get count() {
      return taken.size;
    },
  };
}

/** The place of a node in its file; the file's start for a node that was made. */
export function locate(work: PageContext, node: { readonly position?: TreeNode['position'] }): Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const isShifted = column > (work.prepared.inserted.get(line) ?? Number.POSITIVE_INFINITY);
  return { file: work.file, line, column: isShifted ? column - 1 : column };
}

/** The attribute by which a tag of JavaScript's says where it stands when it fails. */
export function notePlace(tag: JsxElement, work: PageContext): { readonly _place: number } {
  const { line, column } = locate(work, tag);
  return { _place: work.places.push([line, column, '']) - 1 };
}

/** The context of a file of which nothing is transformed yet. `prepared` is its text as it was parsed. */
export function createPageContext(job: FileJob, prepared: PreparedText): PageContext {
  let lines: readonly string[] | undefined;
  const { context, file, absoluteFile, text, urlFolder, isSnippet, ids, late } = job;
  return {
    ...{ context, file, absoluteFile, text, prepared, urlFolder, isSnippet, ids, late },
    get lines() {
      lines ??= text.split(/\r\n|\n|\r/);
      return lines;
    },
    problems: [],
    headings: [],
    components: new Set(),
    unknownComponents: new Set(),
    icons: new Map(),
    images: [],
    links: [],
    files: [],
    classNames: new Set(),
    scripts: new Set(),
    dependencies: new Set(),
    snippetUses: [],
    declared: new Set(),
    missing: new Map(),
    snippets: new Map(),
    referenced: new Set(),
    parameters: new Set(),
    shownParameters: new Set(),
    places: [],
    pending: [],
    blocks: [],
    finishers: [],
    unknownLanguages: new Set(),
    stepIds: new Set(),
    tableNames: new Map(),
    scriptIcons: new Map(),
    react: new Map(),
    views: undefined,
    hasImage: false,
  };
}
