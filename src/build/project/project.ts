import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import type { FactsStore } from '../../content/files/file-facts.ts';
import type { IconSet } from '../../content/icons/collections.ts';
import type { OctavoPlugin } from '../../content/plugins/plugin.ts';
import type { ProblemChange } from '../../problem/compare-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import type { PageLinks } from '../../site/links/link-places.ts';
import type { SiteUrls } from '../../site/links/site-url.ts';
import type { Page, Site } from '../../site/site.ts';
import type { PageBody } from '../compiler/page-body.ts';
import type { CompileRun, PageCompiler } from '../compiler/page-compiler.ts';
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
  /** Where what is read of files is kept under a name for the next process; undefined where nothing is kept. */
  readonly findStore: (name: string) => FactsStore | undefined;
  /** Utility classes of the pages that were compiled. */
  readonly utilities: UtilityClasses;
  /** Components of the pages that were rendered, as far as they go on in browsers. */
  readonly islands: Islands;
  /** URLs of the writer's scripts that pages load; those of tags once all pages were checked. */
  readonly scripts: () => readonly string[];
  /** Mistakes of everything but the pages' bodies, as the files are now. */
  readonly siteProblems: () => readonly Problem[];
  /** Compiles every page and tells `advance` how many are done; gives all problems of the site, sorted by place. */
  readonly checkPages: (advance?: (done: number) => void) => Promise<readonly Problem[]>;
  /** Begins with the same while pages are rendered, which are forgotten then. Gives whether a thread of its own compiles them. */
  readonly startChecks: (run: CheckRun) => boolean;
  /** Waits for what was begun, and gives its problems. */
  readonly finishChecks: () => Promise<readonly Problem[]>;
  /** The links of a page as `checkPages` found them; undefined before, and for a page without a file. */
  readonly pageLinks: (page: Page) => PageLinks | undefined;
  /** See `SiteReading`. */
  readonly changes: () => SiteReading['changes'];
  /** The sections of a page that were changed, as `checkPages` found them, with when; empty before, and where nothing is known. */
  readonly sectionChanges: (page: Page) => SectionChanges;
  /** Those that the icons of the site and of pages are from; of pages once all were checked. */
  readonly iconSets: () => ReadonlySet<IconSet>;
  /** Compiles a page, and gives whether `openPage` will wait until all pages are: for a style sheet that they share. */
  readonly waitsForAll: (page: Page) => Promise<boolean>;
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

/** What is checked, and how. */
export interface CheckRun extends CompileRun {
  /** Problems of other pages are left out; all when undefined. */
  readonly pages?: readonly Page[];
}

export interface OpenedPage {
  /** Undefined for a page that no Markdown file stands behind. */
  readonly compiled: CompiledPage | undefined;
  /** What its file is for machines, where that is known already. */
  readonly body: PageBody | undefined;
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
  /** Whether many pages are compiled in a thread of their own; default: false. */
  readonly compilesInThread?: boolean;
  /** See `Site.isOffline`. */
  readonly isOfflineSite?: boolean;
  /** Whether what was found in OpenAPI documents is kept in `.octavo`, and taken from there; true unless given. */
  readonly usesCache?: boolean;
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
