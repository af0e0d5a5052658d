import type { Highlighter } from '../../content/code/highlighter.ts';
import type { CompiledPage, FileUse } from '../../content/compile/compiled-page.ts';
import type { FileReads } from '../../content/files/file-reads.ts';
import type { IconSet } from '../../content/icons/collections.ts';
import type { OctavoPlugin } from '../../content/plugins/plugin.ts';
import type { ProblemChange } from '../../problem/compare-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import type { PageLinks } from '../../site/links/link-places.ts';
import type { SiteUrls } from '../../site/links/site-url.ts';
import type { Page, Site } from '../../site/site.ts';
import type { Islands } from './islands.ts';
import type { SectionChanges } from './line-changes.ts';
import type { PageLookup } from './page-lookup.ts';
import type { SiteReading } from './read-site.ts';
import type { UtilityClasses } from './utility-classes.ts';

/** One site in work. In `dev` everything that it gives is as the files are now. */
export interface Project {
  /** Absolute folder that holds `site.json`. */
  readonly siteRoot: string;
  /** Absolute folder that holds the pages. */
  readonly contentRoot: () => string;
  readonly reading: () => SiteReading;
  /** The last site that could be read; undefined when there was none yet. */
  readonly site: () => Site | undefined;
  readonly lookup: () => PageLookup;
  readonly compiler: PageCompiler;
  /** Utility classes of the pages that were compiled. */
  readonly utilities: UtilityClasses;
  /** Components of the pages that were rendered, as far as they go on in browsers. */
  readonly islands: Islands;
  /** URLs of the writer's scripts that pages load; those of tags once all pages were checked. */
  readonly scripts: () => readonly string[];
  /** Mistakes of everything but the pages' bodies, as the files are now. */
  readonly siteProblems: () => readonly Problem[];
  /**
   * Compiles every page and tells `advance` how many are done; gives all problems of the site, sorted by place. What `findFacts`
   * gives is not compiled again. With `some`, those of other pages are left out.
   */
  readonly checkPages: (
    advance?: (done: number) => void,
    findFacts?: FindFacts,
    some?: readonly Page[],
  ) => Promise<readonly Problem[]>;
  /** The links of a page as `checkPages` found them; undefined before, and for a page without a file. */
  readonly pageLinks: (page: Page) => PageLinks | undefined;
  /** See `SiteReading`. */
  readonly changes: () => SiteReading['changes'];
  /** The sections of a page that were changed, as `checkPages` found them, with when; empty before, and where nothing is known. */
  readonly sectionChanges: (page: Page) => SectionChanges;
  /** Those that the icons of the site and of pages are from; of pages once all were checked. */
  readonly iconSets: () => ReadonlySet<IconSet>;
  /** A page as it is rendered, with the URL of the style sheet of its utility classes when it uses some. */
  readonly openPage: (page: Page) => Promise<OpenedPage>;
  /** Takes in a mistake that shows only when a page is rendered. */
  readonly addRenderProblem: (problem: Problem) => void;
  /** Those taken in since the last call, each once; what pages' code failed with since they were rendered is among them. */
  readonly takeRenderProblems: () => readonly Problem[];
  /** Tells the writer what became of the problems while the site is served. */
  readonly announce: (change: ProblemChange) => void;
  /** Text of a file of the site, its path relative to the site root; undefined when it cannot be read. */
  readonly readText: (file: string) => Promise<string | undefined>;
  /**
   * Takes in that a file (absolute) was written, added or removed, or that a folder was replaced by another. Gives the
   * problems that this leaves in what changed, or undefined when the file does not belong to the site.
   */
  readonly handleChange: (
    file: string,
    isReplacedFolder?: boolean,
  ) => Promise<readonly Problem[] | undefined>;
  /** How many changes were taken in; what is rendered after it was asked for holds all of them. */
  readonly revision: () => number;
  readonly close: () => Promise<void>;
}

/** What an earlier build has compiled of a page, without its code; undefined where it has to be compiled. */
export type FindFacts = (page: Page) => CompiledPage | undefined;

/** Compiles pages when they are asked for and keeps the result until it is forgotten. */
export interface PageCompiler {
  /** Undefined for a page that no Markdown file stands behind. */
  readonly compile: (page: Page) => Promise<CompiledPage | undefined>;
  /**
   * All pages, in their order, without the lines of their code blocks; those without a file are left out. `advance` is told how
   * many are done.
   */
  readonly draftAll: (
    pages: readonly Page[],
    advance?: (done: number) => void,
    findFacts?: FindFacts,
  ) => Promise<readonly CompiledPage[]>;
  /** What a page that it keeps asked of the site's files; undefined for any other. */
  readonly findReads: (page: Page) => FileReads | undefined;
  /** The files of those pages, among the ones it keeps, that were made from a file too; relative to the site root. */
  readonly findUsers: (file: string) => Promise<readonly string[]>;
  /** Files of the site that the pages compiled so far show or link to. */
  readonly listFiles: () => readonly FileUse[];
  readonly highlighter: Highlighter;
  /** Forgets one page, or all. */
  readonly forget: (page?: Page) => void;
  /** Whether a page that was compiled has a diagram that the reader's browser draws. */
  readonly needsDiagramFrame: () => boolean;
  readonly close: () => Promise<void>;
}

export interface OpenedPage {
  /** Undefined for a page that no Markdown file stands behind. */
  readonly compiled: CompiledPage | undefined;
  readonly utilities: string | undefined;
}

export interface ProjectOptions {
  /** Absolute. */
  readonly siteRoot: string;
  /** Absolute folder that the site is written to, which holds no content; `dist` in the site when undefined. */
  readonly output: string | undefined;
  /** Absolute folder of the pages, in the site; found out when undefined. */
  readonly contentRoot?: string | undefined;
  /** Where the site is published, whatever `site.json` says. */
  readonly siteUrl?: string | undefined;
  /** The path that the site stands below, as `readBase` gives it; that of `siteUrl` when undefined. */
  readonly base?: string | undefined;
  /** Plugins further to those of `octavo.config`; they come first. */
  readonly plugins?: readonly OctavoPlugin[] | undefined;
  /** How its URLs are written besides. */
  readonly urls?: SiteUrls | undefined;
  /** Whether no OpenAPI document is fetched: the copies of an earlier build are used. */
  readonly isOffline?: boolean;
  /** Whether readers can search the site. */
  readonly hasSearch?: boolean;
  /** Threads at most that color code; as many as the machine has cores when undefined. */
  readonly threads?: number | undefined;
  /** See `Site.isOffline`. */
  readonly isOfflineSite?: boolean;
  /** Whether a site whose `site.json` has errors is read as far as it can be, so that all mistakes are found at once. */
  readonly readsBroken?: boolean;
  /** See `Project`. */
  readonly announce?: (change: ProblemChange) => void;
  /**
   * Called right before the process ends with exit code 1 because code of a page does not end: with all problems that are
   * known, that one among them. Only what it does at once is done.
   */
  readonly giveUp?: (problems: readonly Problem[]) => void;
}
