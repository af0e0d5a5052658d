import type { SiteConfig } from '../config/schema/site-schema.ts';
import type { Frontmatter } from '../content/files/frontmatter-schema.ts';
import type { PageSource } from '../content/files/page-source.ts';
import type { Glyph } from '../content/icons/draw-glyph.ts';
import type { IconName } from '../content/icons/icon-name.ts';
import type { SchemaSummary } from '../openapi/read/find-schema.ts';
import type { OperationSummary } from '../openapi/read/operation.ts';
import type { Appearance, InstalledFont } from './appearance/appearance.ts';
import type { CodeThemes } from './appearance/code-css.ts';
import type { Theme } from './appearance/theme.ts';
import type { Contextual } from './contextual.ts';
import type { SiteHead } from './head.ts';
import type { SiteLanguage } from './languages.ts';
import type { ImageModes } from './links/link.ts';
import type { PublishedBase } from './links/site-url.ts';
import type { Footer } from './navigation/footer.ts';
import type { Topbar } from './navigation/topbar.ts';
import type { OverviewSeed } from './pages/page-seed.ts';

/** The whole site as plain readonly data: what routes and layouts render. */
export interface Site extends PublishedBase {
  readonly name: string;
  readonly pages: readonly Page[];
  /** Those that are shown, the primary tab first; empty when there is nothing to choose between. */
  readonly tabs: readonly Section[];
  /** Those that are shown, the top anchor first. */
  readonly anchors: readonly Section[];
  /** Those that have pages or lead elsewhere. */
  readonly products: readonly Product[];
  /**
   * Sidebars by key; a page names its own in `sidebar`. One for each product, tab and anchor that hold pages together.
   * A sidebar holds the groups of all versions: hide the nodes whose `version` is set and not the chosen one.
   */
  readonly sidebars: Readonly<Record<string, readonly NavigationNode[]>>;
  readonly versions: readonly Version[];
  /** The default one first. */
  readonly languages: readonly [SiteLanguage, ...SiteLanguage[]];
  /**
   * The writer's own first, then folders without a page of their own and `/` when no page is there. No source is
   * the path of a page.
   */
  readonly redirects: readonly Redirect[];
  readonly theme: Theme;
  /** Undefined where code has the colours of the site. */
  readonly codeThemes: CodeThemes | undefined;
  readonly topbar: Topbar;
  readonly footer: Footer;
  readonly logo: Logo | undefined;
  /** URLs. */
  readonly backgroundImage: ImageModes | undefined;
  /** How social cards look; `background` is a URL path, `font` stands in place of Geist. */
  readonly thumbnails: {
    readonly font?: InstalledFont | undefined;
    readonly appearance: 'light' | 'dark' | undefined;
    readonly background: string | undefined;
  };
  readonly mode: { readonly default: 'light' | 'dark' | undefined; readonly isHidden: boolean };
  /** URL that `/` shows or leads to. */
  readonly home: string;
  readonly appearance: Appearance;
  readonly head: SiteHead;
  /** Undefined for a site without a search. */
  readonly search: Search | undefined;
  /** Whether readers open it from a disk, by `file:` URLs, where no server answers. */
  readonly isOffline: boolean;
  /** What is shown at an address without a page. */
  readonly notFound: SiteConfig['errors'][404];
  /** What agents are told behind the Markdown of pages. */
  readonly instructions: string | undefined;
  /** Who publishes it, where `site.json` says. */
  readonly organization: SiteConfig['seo']['organization'];
  /** How its API is called, as `site.json` says. */
  readonly api: SiteConfig['api'];
  /** The icons of its navigation and footer: `findGlyph` (navigation/glyphs.ts). */
  readonly glyphs: Glyphs;
  readonly lazyPageFiles: LazyPageFiles;
}

/** Drawn icons by their names. */
export type Glyphs = Readonly<Record<string, Glyph>>;

/** A service that finds the pages of a built site, as `site.json` names it. */
export type SearchProvider = NonNullable<SiteConfig['search']['provider']>;

export interface Search {
  /** What its empty field says, where `site.json` says it. */
  readonly prompt: string | undefined;
  /** Words that mean the same, as `site.json` says. */
  readonly synonyms: readonly (readonly string[])[];
  /** What finds pages in place of the index of the site. */
  readonly provider: SearchProvider | undefined;
  /** Where that service has read the site, as `site.json` says it; no URL that Octavo writes has it. */
  readonly crawledUrl: string | undefined;
}

/** URLs of files that several pages load when they are needed. */
export interface LazyPageFiles {
  /** JSON of `listPages` (pages/lazy-page-files.ts). */
  readonly pageList: string;
  /** HTML of all groups of a long sidebar, by its key in `Site.sidebars`; shorter ones have none. */
  readonly groups: Readonly<Record<string, string>>;
}

export type Page = DocPage | OperationPage | SchemaPage | OverviewPage;

interface PageBase {
  /** Without slashes at the ends; '' is the site's root. */
  readonly path: string;
  /** `/path/`, `/` for the root. */
  readonly url: string;
  readonly title: string;
  /** What the sidebar says. */
  readonly sidebarTitle: string;
  readonly description: string | undefined;
  readonly source: PageSource | undefined;
  /** `SiteLanguage.tag` of the one that readers of the page read. */
  readonly language: string;
  /** The file's own, then what a document says of its operation's page; empty where neither says anything. */
  readonly frontmatter: Frontmatter;
  /** False for a page that no group names and for one with `hidden`. */
  readonly inNavigation: boolean;
  /** Whether it belongs in search, sitemap and `llms.txt`. */
  readonly isIndexed: boolean;
  /** What its score in the search is multiplied by. */
  readonly boost: number;
  /** Key into `Site.sidebars`; always there, the sidebar may be empty. */
  readonly sidebar: string;
  /** Index of the active tab in `Site.tabs`; undefined when no tab holds the page. */
  readonly tab: number | undefined;
  /** Index of the active anchor in `Site.anchors`; undefined when no anchor holds the page. */
  readonly anchor: number | undefined;
  /** Index of its product in `Site.products`; undefined when no product holds the page. */
  readonly product: number | undefined;
  /** Names of the versions that show it, in their order; empty means all of them. */
  readonly versions: readonly string[];
  /** Group names from the outermost to the one that holds it; '' groups left out. */
  readonly breadcrumbs: readonly string[];
  /** What it offers to do with it, where the site or its frontmatter says. */
  readonly contextual: Contextual | undefined;
  /** As a reader of the page's own version sees it; of the default version where all versions share the page. */
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  /** For the versions, by name, whose readers see other neighbours than `previous` and `next`; else empty. */
  readonly versionNeighbors: Readonly<Record<string, Neighbors>>;
  /** For each version name the URL that choosing it leads to; empty without versions. The page's own URL means: stay. */
  readonly versionUrls: Readonly<Record<string, string>>;
  /** For each language, by tag, the URL that choosing it leads to: the same page or the first one; empty for one language. */
  readonly languageUrls: Readonly<Record<string, string>>;
  /** The page in the languages that it is written in, its own among them; empty where there is no other. */
  readonly translationUrls: Readonly<Record<string, string>>;
  /** The URL of the page of the default language that it shows, where its own language has none; else undefined. */
  readonly originalUrl: string | undefined;
  readonly editUrl: string | undefined;
  readonly issueUrl: string | undefined;
  /** When its file was last changed, as ISO 8601; undefined where nothing says so. */
  readonly updated: string | undefined;
}

export interface DocPage extends PageBase {
  readonly kind: 'doc';
}

export interface OperationPage extends PageBase {
  readonly kind: 'operation';
  readonly operation: OperationSummary;
}

export interface SchemaPage extends PageBase {
  readonly kind: 'schema';
  readonly schema: SchemaSummary;
}

/** Introduces an OpenAPI document, or a tag of one. */
export interface OverviewPage extends PageBase {
  readonly kind: 'overview';
  readonly overview: Overview;
}

export interface Overview extends Omit<OverviewSeed, 'groups'> {
  readonly groups: readonly {
    /** '' when the overview has one group only. */
    readonly name: string;
    /** Markdown; hostile text. */
    readonly text: string | undefined;
    /** Its first page's. */
    readonly url: string;
    readonly holds: 'operations' | 'schemas';
    /** How many of them it has; `links` is empty where they are too many for one page. */
    readonly count: number;
    readonly links: readonly OverviewLink[];
  }[];
}

export interface OverviewLink extends PageLink {
  /** Undefined for the page of a schema. */
  readonly operation: OperationSummary | undefined;
}

export interface PageLink {
  readonly title: string;
  readonly url: string;
}

export interface Neighbors {
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
}

/** A tab, an anchor or a product. `findSectionUrl` (navigation/sections.ts) says where its link leads as seen from a page. */
export interface Section {
  readonly name: string;
  /** Its first page, or the absolute URL of an external one. */
  readonly url: string;
  readonly isExternal: boolean;
  /** Shown only while it is the active one of its kind. */
  readonly isDefaultHidden: boolean;
  /** Shown only while this version is chosen; undefined means always. */
  readonly version: string | undefined;
  /** As `site.json` writes it: shown in this language alone; undefined means in each that it has pages in. */
  readonly language: string | undefined;
  /** The name of the product whose pages alone show it; undefined for every one, or those that `holdsRest` says. */
  readonly product: string | undefined;
  /** Whether it holds the pages of no other one of its kind: it is shown in the products of its pages. */
  readonly holdsRest: boolean;
  /** Its first page in each tab, version and product that it has pages in, in the navigation's order; empty for a link. */
  readonly entries: readonly SectionEntry[];
  readonly icon: IconName | undefined;
  /** Below its name; of anchors and products. */
  readonly description?: string | undefined;
  /** One or two (gradient) or three colours; of anchors and products. */
  readonly color: readonly string[];
  /** Of tabs: parts of it, or links, that open below its name. */
  readonly menu?: readonly MenuEntry[] | undefined;
}

/** A line of the menu of a tab; `entries` are its pages, none for a link. */
export type MenuEntry = Pick<Section, 'name' | 'url' | 'isExternal' | 'entries' | 'icon' | 'description'>;

/** A part of the documentation with pages, tabs and anchors of its own. It is never `isDefaultHidden`. */
export interface Product extends Section {
  /** Whether it is offered on its own pages alone. */
  readonly isHidden: boolean;
}

export interface SectionEntry {
  readonly url: string;
  /** Index into `Site.tabs`. */
  readonly tab: number | undefined;
  /** Undefined: shared by all. */
  readonly version: string | undefined;
  /** Name of the page's; undefined for none. */
  readonly product: string | undefined;
  /** Tag of the page's. */
  readonly language: string;
}

/** A sidebar entry. */
export type NavigationNode =
  | {
      readonly kind: 'group';
      /** Its place among the groups of the sidebar: `2`, and `2-1` for a group inside. */
      readonly id: string;
      /** '' for a group without heading. */
      readonly name: string;
      /** Its first page's, for a closed group without JavaScript; undefined when it holds external links only. */
      readonly url: string | undefined;
      readonly icon: IconName | undefined;
      readonly version: string | undefined;
      readonly tag: string | undefined;
      /** Below its name. */
      readonly description?: string | undefined;
      /** Whether it is open from the start, inside another group. */
      readonly expanded?: boolean | undefined;
      /** How its first page lists its others; undefined is that of the group around it. */
      readonly directory?: 'card' | 'accordion' | 'none' | undefined;
      readonly children: readonly NavigationNode[];
    }
  | {
      readonly kind: 'page';
      readonly title: string;
      /** Current when it equals the page's `url`. */
      readonly url: string;
      readonly isExternal: boolean;
      readonly icon: IconName | undefined;
      readonly tag: string | undefined;
      readonly version: string | undefined;
      /** Upper case, of an operation; undefined also with `hideApiMarker`. */
      readonly method: string | undefined;
      readonly deprecated: boolean;
    };

export interface Version {
  readonly name: string;
  readonly isDefault: boolean;
  /** Set when choosing it leads elsewhere, from `versions[].url`. */
  readonly url: string | undefined;
  /** A word beside its name. */
  readonly tag: string | undefined;
  /** Whether it is offered on its own pages alone. */
  readonly isHidden: boolean;
}

export interface Redirect {
  /** A URL path with a leading and without a trailing slash; may hold `:name` (one segment) and end in `:name*`. */
  readonly source: string;
  /** A URL path, or an absolute URL; may hold the names of `source`. */
  readonly destination: string;
  readonly permanent: boolean;
}

export interface Logo extends ImageModes {
  /** Widths by heights; undefined where the image does not tell. */
  readonly ratios: { readonly light: number | undefined; readonly dark: number | undefined };
  readonly href: string;
}
