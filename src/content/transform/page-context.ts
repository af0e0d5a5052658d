import GithubSlugger, { slug } from 'github-slugger';
import type { MdxJsxAttributeUnion } from 'satteri';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Place, Problem } from '../../problem/problem.ts';
import type { CodeGrammar } from '../code/code-grammar.ts';
import type { Highlighter } from '../code/highlighter.ts';
import type { CompiledPage, FileUse, IconRef, LinkInPage, PageImage } from '../compile/compiled-page.ts';
import type { PreparedText } from '../compile/prepare-text.ts';
import { contentProblem } from '../compile/problems.ts';
import type { DiagramDrawer } from '../diagrams/create-drawer.ts';
import type { Props } from '../evaluate/render-component.ts';
import type { SiteComponent } from '../files/component-folder.ts';
import type { ImageReader } from '../files/image-reader.ts';
import type { Heading } from '../files/page-source.ts';
import type { IconLibrary } from '../icons/icon-name.ts';
import type { UsedIcon } from '../icons/resolve-icon.ts';
import type { OctavoPlugin } from '../plugins/plugin.ts';
import type { PageVariables } from '../variables/fill-variables.ts';
import type { PropTable } from './component-props.ts';
import type { JsxElement, TreeNode } from './tree-node.ts';

/** A source of a package with all that it imports. */
export interface PackageBundle {
  /** A CommonJS module for browsers. */
  readonly code: string;
  /** The style sheets that its scripts import, which are not in the code: paths of packages. */
  readonly styles: readonly string[];
}

/** What compiling needs to know in addition to the page: services and facts of the site, the same for all pages. */
export interface CompileContext extends PageVariables {
  /** Absolute folder that holds `site.json`. */
  readonly siteRoot: string;
  /** Absolute; see `findContentRoot`. */
  readonly contentRoot: string;
  readonly components: ComponentRegistry;
  readonly highlighter: Highlighter;
  /** Languages of code besides those of Shiki. */
  readonly grammars: readonly CodeGrammar[];
  readonly diagrams: DiagramDrawer;
  readonly images: ImageReader;
  /** `markdown.math` of `site.json`: whether `$…$` and `$$…$$` are math. */
  readonly hasMath: boolean;
  /** `icons.library` of `site.json`. */
  readonly iconLibrary?: IconLibrary | undefined;
  /** Gives a rooted URL of the site as its page or file has it, without the base; leaves others alone. */
  readonly resolveUrl: (url: string) => string;
  /** Components of the site's own. */
  readonly siteComponents: readonly SiteComponent[];
  /**
   * What a source of a package in `folder` (absolute) exports as a CommonJS module, to which React is given. Rejects with the reason
   * when it cannot be bundled.
   */
  readonly bundlePackage: (source: string, folder: string) => Promise<PackageBundle>;
  /** The plugins of the site. */
  readonly plugins: readonly OctavoPlugin[];
}

/** A property that a component cannot do without: what is shown instead, and properties that may replace it. */
export interface RequiredProp<Name extends string = string> {
  readonly prop: Name;
  readonly otherwise: string;
  readonly or?: readonly Name[];
}

/** All that is known of a component of pages but how it looks: see `defineComponent`. */
export interface ComponentDescriptor<Name extends string = string, Table extends PropTable = PropTable> {
  /** What writers type: `Card`, `Tree.Folder`. */
  readonly name: Name;
  /** Whether the compiler alone makes it, so that writers do not know the name. */
  readonly isInternal?: boolean;
  readonly props: Table;
  /** The property without which there is nothing to show. */
  readonly required?: RequiredProp;
  /** For an item of a list: the component that makes the list, and those that may contain it. */
  readonly item?: { readonly of: string; readonly within: readonly string[] };
  /** The word after `[!` by which a quotation becomes it, as on GitHub: `NOTE`. */
  readonly alert?: string;
  /** What the compiler makes of its tag. Without it, its attributes and its children are transformed. */
  readonly transform?: ComponentTransform;
  /** Whether it is closed at first, so that headings in it are not in the table of contents. */
  readonly isClosed?: boolean;
  /** Whether its content is not Markdown. */
  readonly isVerbatim?: boolean;
  /** Whether a link may contain it: it neither is a link nor holds one. */
  readonly isLinkable?: boolean;
  /** It is phrasing content, https://html.spec.whatwg.org/multipage/dom.html#phrasing-content-2: on lines of its own it is a paragraph. */
  readonly isPhrasing?: boolean;
  /** Whether it is placed in the rail beside the page when no other component is around it. */
  readonly isRail?: boolean;
  /** The component as what it says, in plain HTML: for the Markdown of the page. */
  readonly markdown: (props: Props) => unknown;
  /** The style sheets that a page with it loads, by the names of their files; none for what is in `styles/index.css`. */
  readonly styles?: readonly string[];
  /** The `.astro` file beside the descriptor; default: the name without its dot. */
  readonly view?: string;
  /** Properties that the view gets from here instead of from the writer. */
  readonly given?: Props;
}

/** The components that pages may use. */
export interface ComponentRegistry {
  readonly all: readonly ComponentDescriptor[];
  /** Names that writers may use without an import, sorted: `Card`, `Snippet`, `Tree.Folder`. */
  readonly names: ReadonlySet<string>;
  /** The component of that name, the compiler's own ones included. */
  readonly find: (name: string | null) => ComponentDescriptor | undefined;
  /** The names of callouts by the words of GitHub's alerts. */
  readonly alerts: ReadonlyMap<string, string>;
  /** Names of those whose insides are no Markdown. */
  readonly verbatim: readonly string[];
}

/** Transforms the tag of a component. */
export type ComponentTransform = (
  element: JsxElement,
  page: PageContext,
  context: NodeContext,
  transformNodes: TransformNodes,
) => JsxElement;

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
  /** Whether it took ids, so that each use has to be compiled again. */
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
  /** How often each name of a table or a formula was given. */
  readonly labelCounts: Map<string, number>;
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
  /** The place of each expression that may fail when it runs, and what is shown then. */
  readonly places: [line: number, column: number, text: string][];
  /** What has to be waited for: highlighted code, images. */
  readonly pending: Promise<void>[];
  /** What is not waited for when the page is put together: see `FileJob`. */
  readonly late: Promise<void>[];
  /** The lines of its code blocks, as HTML, each when its part of `late` is done. */
  readonly blocks: string[];
  /** What has to be done when the page's own tree is transformed. */
  readonly treeFinishers: (() => void)[];
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
  /** Whether an image was shown already. */
  hasImage: boolean;
}

/** Where a node is. */
export interface NodeContext {
  /** In running text: no blocks. */
  readonly isInline: boolean;
  /** Inside something that is closed at first, so its headings are not in the table of contents. */
  readonly isHidden: boolean;
  /** The parent that lists this as its child. */
  readonly group: GroupContext | undefined;
  /** Inside a link, where no other link is allowed. */
  readonly isInLink: boolean;
  /** The component around it, when nothing but tags of HTML is between. */
  readonly list: string | undefined;
}

/** What a parent lists of its children: the fences of a code group, the tabs of `Tabs`, the steps of `Steps`. */
export interface GroupContext {
  /** The name of the component that is its item; undefined for fences. */
  readonly item: string | undefined;
  /** Transforms an item, by its index. */
  readonly transformItem: TransformItem;
  /** What the parent lists of an item in a snippet whose title is not known here, by its number from 1. */
  readonly untitled?: ((number: number) => unknown) | undefined;
  readonly id: string;
  readonly items: GroupEntry[];
  /** The tag of the snippet that gives these. */
  readonly use?: JsxElement;
  /** An attribute of the parent that its items have when they give none of that name. */
  readonly inherited?: MdxJsxAttributeUnion | undefined;
  /** What items deeper in a snippet count as standing in, so that they are not gathered into a list of their own. */
  readonly list?: string;
  /** How many items precede these in the parent. */
  readonly before: () => number;
}

/** Transforms an item of a group. */
export type TransformItem = (
  element: JsxElement,
  index: number,
  page: PageContext,
  context: NodeContext,
  transformNodes: TransformNodes,
) => JsxElement;

/** An item, or those of a snippet, which are known later. */
export type GroupEntry = GroupItem | { readonly items: GroupEntry[]; readonly use?: JsxElement };

export interface GroupItem {
  readonly id: unknown;
  readonly title: unknown;
  readonly language?: string;
  readonly iconRef: unknown;
}

/** Transforms the children of a node; given to the functions for single kinds of nodes. */
export type TransformNodes = (nodes: readonly TreeNode[], context: NodeContext) => readonly TreeNode[];

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
export function locate(page: PageContext, node: { readonly position?: TreeNode['position'] }): Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const isShifted = column > (page.prepared.inserted.get(line) ?? Number.POSITIVE_INFINITY);
  return { file: page.file, line, column: isShifted ? column - 1 : column };
}

/** The attribute by which a tag of JavaScript's says where it is when it fails. */
export function notePlace(tag: JsxElement, page: PageContext): { readonly _place: number } {
  const { line, column } = locate(page, tag);
  return { _place: page.places.push([line, column, '']) - 1 };
}

/** Whether there is a component of that name; its use is noted, and a warning given when there is none. */
export function noteComponent(name: string, page: PageContext, place: Place): boolean {
  const root = name.split('.')[0] ?? '';
  if (page.missing.has(root) || name === 'Fragment') return true;
  if (page.declared.has(root)) {
    page.referenced.add(root);
    return true;
  }
  if (page.context.components.names.has(name)) {
    page.components.add(name);
    return true;
  }
  page.problems.push(
    contentProblem('unknown-component', place, name, findNearest(name, page.context.components.names)),
  );
  return false;
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
    treeFinishers: [],
    finishers: [],
    unknownLanguages: new Set(),
    labelCounts: new Map(),
    scriptIcons: new Map(),
    react: new Map(),
    hasImage: false,
  };
}
