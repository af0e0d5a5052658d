import type { HastPluginList, MdastPluginList } from 'satteri';

/** A page before it is compiled, as a plugin gets it. */
export interface PluginPage {
  /** Its path in the site, without slashes at the ends: `guides/install`; '' for the start page. */
  readonly path: string;
  /** Its file, relative to the folder of `site.json`: `content/guides/install.mdx`. */
  readonly file: string;
  /** Its Markdown, or MDX, without the frontmatter. */
  readonly text: string;
  /** What its frontmatter says. */
  readonly frontmatter: Readonly<Record<string, unknown>>;
}

/** A page of a built site, as a plugin gets it. */
export interface PluginSitePage {
  /** Its path in the site, without slashes at the ends; '' for the start page. */
  readonly path: string;
  /** Where it is served: `/guides/install/`. */
  readonly url: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Its HTML file, relative to the folder of the site: `guides/install/index.html`. */
  readonly file: string;
}

/** A built site, as a plugin gets it. */
export interface PluginSite {
  /** Absolute folder that holds it. What a plugin writes there is published. */
  readonly folder: string;
  readonly pages: readonly PluginSitePage[];
}

/** Plugins of satteri, the parser of Markdown: https://satteri.bruits.org */
export interface MarkdownPlugins {
  /** For the tree of the Markdown. */
  readonly mdast?: MdastPluginList;
  /** For the tree of the HTML that it is made into, before Octavo makes its own of it. */
  readonly hast?: HastPluginList;
}

/**
 * What a site adds to how Octavo makes it. Plugins run in their order. What a hook throws, and a hook that does not end,
 * is a mistake of the site that names the plugin.
 */
export interface OctavoPlugin {
  /** How mistakes name it. */
  readonly name: string;
  /**
   * Called for each page before it is compiled, also after each edit in `octavo dev`. Gives the new text, or undefined to
   * leave it as it is. Snippets are not pages.
   */
  readonly page?: (page: PluginPage) => string | undefined | Promise<string | undefined>;
  /** Called once the whole site is written, by `octavo build` and `astro build`; not by `octavo check`. */
  readonly site?: (site: PluginSite) => void | Promise<void>;
  /** Plugins for the Markdown of pages and snippets. */
  readonly markdown?: MarkdownPlugins;
}

/** What `octavo.config.mjs` exports. */
export interface OctavoConfig {
  readonly plugins?: readonly OctavoPlugin[];
}
