import type { Problem } from '../../problem/problem.ts';
import type { Heading } from '../files/page-source.ts';
import type { UsedIcon } from '../icons/resolve-icon.ts';

/** A file of the site that a page shows or links to. */
export interface FileUse {
  /** Where it is published: a URL path without the base, not encoded: `/guides/data.json`. */
  readonly path: string;
  /** Relative to the site root. */
  readonly file: string;
}

/** What a component needs to draw an icon: an entry of the page's sprite, or an image. */
export type IconRef =
  | { readonly kind: 'symbol'; readonly id: string; readonly viewBox: string }
  | { readonly kind: 'image'; readonly src: string };

/** A page ready to be evaluated: plain data that can be stored as JSON. */
export interface CompiledPage {
  /**
   * The body of a function that takes one object and returns `{ default, ...exports }`, or JSON of a `PageTree`; see
   * `evaluatePage`.
   */
  readonly code: string;
  /** Whether `code` is JSON; left out for JavaScript. */
  readonly isTree?: boolean;
  /** h2, h3 and the titles of `Step` and `Update`, in the page's order, those of its snippets included. */
  readonly headings: readonly Heading[];
  /** What it says first, for machines that show a page in a line; see `findSummary`. */
  readonly summary?: string | undefined;
  readonly problems: readonly Problem[];
  /** Names of the components it uses, sorted, those of its snippets included. */
  readonly usedComponents: readonly string[];
  /** Names of components in its JavaScript that nothing gives: their children are shown. */
  readonly unknownComponents: readonly string[];
  /** The snippets that it uses, with the names that the code has for them. */
  readonly imports: readonly ImportedSnippet[];
  /**
   * What may fail when the code runs, by the number that the code gives to `at`: its place, and the text
   * shown then.
   */
  readonly places: readonly (readonly [line: number, column: number, text: string])[];
  /** The lines of its code blocks as HTML, by the number that the code asks for. */
  readonly blocks: readonly string[];
  /** Relative to the site root. */
  readonly file: string;
  /** Icons for the page's sprite, sorted by id, those of its snippets included. */
  readonly usedIcons: readonly UsedIcon[];
  /** Images that the page shows. */
  readonly images: readonly PageImage[];
  /** Files of the site that it shows or links to, those of its snippets included: they are published. */
  readonly files: readonly FileUse[];
  /** Its links as they are written, those of its snippets left to them. */
  readonly links: readonly LinkInPage[];
  /** Files other than its own that it was made from, relative to the site root, sorted: snippets and images. */
  readonly dependencies: readonly string[];
  /** URLs of the site's own scripts that it loads by tags, sorted, those of its snippets included. */
  readonly scripts: readonly string[];
  /** Words of its class attributes, sorted, those of its snippets included: utility classes, or the writer's own. */
  readonly classNames: readonly string[];
  /** Whether JavaScript of the writer's runs when it is evaluated, that of its snippets and scripts included. */
  readonly runsCode: boolean;
  /** Whether it could not be compiled, so that `code` shows nothing. */
  readonly isBroken: boolean;
  /** Icons that its JavaScript names, by `scriptIconKey`; left out when there is none. */
  readonly scriptIcons?: Readonly<Record<string, IconRef>>;
  /** Left out for a page or a snippet. */
  readonly module?: ModuleFacts;
}

/** What is known of a script or a data file: its `code` is a CommonJS module. */
export interface ModuleFacts {
  /** Sources that it imports and that lead to nothing, with what is shown instead. */
  readonly missing: Readonly<Record<string, string>>;
  /** Components that it takes from outside, by the names of their outermost parts: `Card`, `Tree`. */
  readonly components: readonly string[];
}

/** A snippet, script or data file that a page or another of them imports. */
export interface ImportedSnippet {
  readonly snippet: CompiledPage;
  /** Whether it is what the page itself exports, which a script stands for. */
  readonly isExported?: boolean;
  readonly names: readonly {
    /** The name that the code has for it; in a script what follows `from`. */
    readonly local: string;
    /** `default`, `*`, or the name of an export. */
    readonly imported: string;
    /** Where it is imported. */
    readonly line: number;
    readonly column: number;
  }[];
}

/** A URL in a page: of a link, or of whatever else an attribute names. */
export interface LinkInPage {
  /** As the writer gives it. */
  readonly written: string;
  /** As it is published. */
  readonly url: string;
  /** Where the link or its tag begins. */
  readonly line: number;
  readonly column: number;
}

export interface PageImage {
  /** The URL that the page shows: rooted for the site's own images, with the base path. */
  readonly src: string;
  /** Relative to the site root; undefined for an image elsewhere. */
  readonly file: string | undefined;
}

/** A page that shows nothing, for the reasons given. */
export function makeBrokenPage(file: string, problems: readonly Problem[]): CompiledPage {
  return {
    code: 'return { default: () => null };',
    headings: [],
    problems,
    usedComponents: [],
    imports: [],
    unknownComponents: [],
    places: [],
    blocks: [],
    file,
    usedIcons: [],
    images: [],
    links: [],
    files: [],
    classNames: [],
    scripts: [],
    dependencies: [],
    runsCode: false,
    isBroken: true,
  };
}

/** The key of an icon that JavaScript names, in `CompiledPage.scriptIcons`. */
export function scriptIconKey(name: string, iconType: unknown): string {
  return typeof iconType === 'string' ? `${name} ${iconType}` : name;
}
