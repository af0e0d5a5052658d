/** Options of the docs plugin that Octavo has nothing for, with what it does. The others are read, or say how files are found. */
export const LOST_DOCS_OPTIONS: Readonly<Record<string, string>> = {
  showLastUpdateTime: 'Pages do not say when they were changed.',
  showLastUpdateAuthor: 'Pages do not say who changed them.',
  remarkPlugins:
    'Octavo reads math, diagrams and footnotes by itself; a plugin of its own can do what others did.',
  rehypePlugins:
    'Octavo reads math, diagrams and footnotes by itself; a plugin of its own can do what others did.',
  recmaPlugins: 'Octavo has no such plugins.',
  beforeDefaultRemarkPlugins: 'A plugin of Octavo can do what they did.',
  beforeDefaultRehypePlugins: 'A plugin of Octavo can do what they did.',
  sidebarItemsGenerator: 'It is a function. The sidebar follows the folders.',
  include: 'All .md and .mdx files of the folder are pages.',
  exclude: 'All .md and .mdx files of the folder are pages; delete the copies that are not.',
  admonitions: 'Callouts are those of Octavo.',
  docItemComponent: 'A component in "components/" of the site can replace a part of every page.',
  tagsBasePath: 'Octavo has no pages of tags.',
  tags: 'Octavo has no pages of tags.',
};

/** Plugins of Markdown for what Octavo does by itself. */
export const OWN_PLUGINS = /math|katex|npm2yarn|emoji|gfm|directive/i;

/** Options of the preset that are read, or that Octavo needs none for. */
export const PRESET_OPTIONS = new Set(
  'docs blog pages theme gtag googleAnalytics googleTagManager sitemap debug svgr'.split(' '),
);

/** Keys of `themeConfig` that are read, or say how parts of Docusaurus behave that Octavo has its own of. */
export const THEME_OPTIONS = new Set(
  'navbar footer colorMode prism announcementBar image metadata docs mermaid algolia typesense blog zoom'.split(
    ' ',
  ),
);
