/**
 * The keys of `docs.json` as its settings reference lists them ("Quick reference", with those of its parts, and the pages on navigation
 * and on frontmatter), November 2026: https://www.mintlify.com/docs/organize/settings-reference
 */
export const documentedKeys: readonly string[] = `
$ref $schema theme name description
colors.primary colors.light colors.dark
logo.light logo.dark logo.href favicon.light favicon.dark
appearance.default appearance.strict
fonts.family fonts.weight fonts.source fonts.format fonts.heading fonts.body
icons.library
background.decoration background.color background.image
styling.eyebrows styling.latex styling.codeblocks.theme styling.codeblocks.languages
thumbnails.appearance thumbnails.background thumbnails.fonts
navbar.links navbar.primary footer.socials footer.links
banner.content banner.dismissible banner.type banner.color
interaction.drilldown
contextual.options contextual.display
redirects variables metadata metadata.timestamp
errors.404.redirect errors.404.title errors.404.description
api.openapi api.asyncapi api.playground.display api.playground.proxy api.playground.credentials
api.params.expanded api.params.post api.url
api.examples.languages api.examples.defaults api.examples.prefill api.examples.autogenerate
api.mdx.auth api.mdx.server
markdown.schema markdown.instructions
seo.indexing seo.metatags seo.organization search.prompt integrations
navigation.global navigation.languages navigation.languages[].banner navigation.languages[].footer navigation.languages[].navbar
navigation.versions navigation.versions[].tag navigation.tabs navigation.tabs[].menu navigation.anchors
navigation.dropdowns navigation.products navigation.groups navigation.groups[].boost navigation.groups[].root
navigation.groups[].tag navigation.groups[].icon navigation.groups[].expanded navigation.groups[].hidden navigation.pages
navigation.directory
frontmatter.title frontmatter.description frontmatter.sidebarTitle frontmatter.icon frontmatter.iconType frontmatter.tag
frontmatter.hidden frontmatter.noindex frontmatter.searchable frontmatter.boost frontmatter.deprecated
frontmatter.hideFooterPagination frontmatter.related frontmatter.hideApiMarker frontmatter.contextual frontmatter.groups
frontmatter.keywords frontmatter.mode
`
  .trim()
  .split(/\s+/);

/** Keys that a browser shows nothing of on one page, each with where it is held instead, or why there is nothing. */
export const unseenKeys: Readonly<Record<string, string>> = {
  $schema: 'Editors read it.',
  theme: 'Octavo has one theme; import says so.',
  'fonts.family': 'tests/e2e/cases: font.family.',
  'fonts.weight': 'tests/e2e/cases: font.weight.',
  'fonts.source': 'tests/e2e/cases: font.url.',
  'fonts.format': 'tests/e2e/cases: font.format.',
  'fonts.heading': 'tests/e2e/cases: font.headings.',
  'fonts.body': 'tests/e2e/cases: font.body.',
  'thumbnails.appearance': 'The card is an image: src/build/cards.',
  'thumbnails.fonts': 'The card is an image: src/build/project/installed-fonts.test.ts.',
  'thumbnails.background': 'The card is an image: src/build/cards.',
  'metadata.timestamp': 'A fixture has no git history: src/site/build-site.test.ts.',
  'api.mdx.auth': 'tests/e2e/cases: api.auth.',
  'api.mdx.server': 'tests/e2e/cases: api.baseUrl.',
  integrations: 'tests/e2e/analytics.spec.ts.',
  'navigation.groups[].boost': 'tests/e2e/cases: navigation[].boost.',
  'frontmatter.boost': 'src/search.',
  'frontmatter.related': 'It belongs to a service that suggests pages; without it nothing is suggested.',
  'frontmatter.groups': 'Kept, without effect on a static site.',
  'frontmatter.hideApiMarker': 'tests/e2e/api-pages.spec.ts.',
};
