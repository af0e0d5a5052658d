import type { Problem } from '../problem/problem.ts';
import type { Highlighter } from './highlight/create-highlighter.ts';
import type { UsedIcon } from './icons/resolve-icon.ts';
import type { ImageReader } from './image-reader.ts';
import type { Heading } from './page-source.ts';

/** A page ready to be evaluated: plain data that can be stored as JSON. */
export interface CompiledPage {
  /**
   * The body of a function that takes one object and returns `{ default, ...exports }`; see `evaluatePage`.
   */
  readonly code: string;
  /** h2, h3 and the titles of `Step` and `Update`, in the page's order, those of its snippets included. */
  readonly headings: readonly Heading[];
  readonly problems: readonly Problem[];
  /** Names of the components it uses, sorted, those of its snippets included. */
  readonly usedComponents: readonly string[];
  /** Names of components in its JavaScript that nothing gives: what stands inside them is shown. */
  readonly unknownComponents: readonly string[];
  /** The snippets that it uses, with the names that the code has for them. */
  readonly imports: readonly ImportedSnippet[];
  /**
   * What may fail when the code runs, by the number that the code gives to `at`: its place, and the text
   * shown then.
   */
  readonly places: readonly (readonly [line: number, column: number, text: string])[];
  /** Relative to the site root. */
  readonly file: string;
  /** Icons for the page's sprite, sorted by id, those of its snippets included. */
  readonly usedIcons: readonly UsedIcon[];
  /** Images that the page shows. */
  readonly images: readonly PageImage[];
  /** Files besides its own that it was made from, relative to the site root, sorted: snippets and images. */
  readonly dependencies: readonly string[];
  /** URLs of the site's own scripts that it loads by tags, sorted, those of its snippets included. */
  readonly scripts: readonly string[];
  /** Words of its class attributes, sorted, those of its snippets included: utility classes, or the writer's own. */
  readonly classNames: readonly string[];
  /** Whether it could not be compiled, so that `code` shows nothing. */
  readonly isBroken: boolean;
}

export interface ImportedSnippet {
  readonly snippet: CompiledPage;
  readonly names: readonly {
    readonly local: string;
    /** `default`, `*`, or the name of an export. */
    readonly imported: string;
    /** Where it is imported. */
    readonly line: number;
    readonly column: number;
  }[];
}

export interface PageImage {
  /** The URL that the page shows: rooted for the site's own images, with the base path. */
  readonly src: string;
  /** Relative to the site root; undefined for an image elsewhere. */
  readonly file: string | undefined;
}

/** What compiling needs to know besides the page: services and facts of the site, the same for all pages. */
export interface CompileContext {
  /** Absolute folder that holds `site.json`. */
  readonly siteRoot: string;
  /** Absolute; see `findContentRoot`. */
  readonly contentRoot: string;
  /** Names that writers may use without an import: `Card`, `Tree.Folder`. */
  readonly componentNames: ReadonlySet<string>;
  readonly highlighter: Highlighter;
  readonly images: ImageReader;
  /** Mistakes that keep a page from being compiled are errors; on a page outside the navigation, warnings. */
  readonly inNavigation: boolean;
  /** Puts the base path before a rooted URL of the site; leaves others alone. */
  readonly addBase: (url: string) => string;
}
