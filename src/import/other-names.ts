import type { ChangeKind } from './draft.ts';

/**
 * Names that keys had or have in the formats that are read, by the kind of object that holds them (`''` is the file
 * itself). Letter case, hyphens and underscores need no entry.
 */
export const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {
    title: 'name',
    socials: 'footerSocials',
    fonts: 'font',
    ctaButton: 'topbarCtaButton',
    topbarCta: 'topbarCtaButton',
    codeBlocks: 'codeBlock',
    eyebrows: 'eyebrow',
  },
  'navigation[]': { name: 'group', title: 'group', label: 'group' },
  'topbarLinks[]': { label: 'name', title: 'name', href: 'url', link: 'url' },
  topbarCtaButton: { label: 'name', title: 'name', text: 'name', href: 'url', link: 'url' },
  'languages[].topbarCtaButton': { label: 'name', title: 'name', text: 'name', href: 'url', link: 'url' },
  'tabs[]': { tab: 'name', label: 'name', title: 'name', href: 'url', hidden: 'isDefaultHidden' },
  'anchors[]': { anchor: 'name', label: 'name', title: 'name', href: 'url', hidden: 'isDefaultHidden' },
  'products[]': { product: 'name', label: 'name', title: 'name', href: 'url' },
  'versions[]': { version: 'name', label: 'name', title: 'name', href: 'url' },
  'redirects[]': { from: 'source', to: 'destination' },
  'footer.links[]': { header: 'title', items: 'links', name: 'title' },
  'footer.links[].links[]': { name: 'label', title: 'label', href: 'url', link: 'url' },
  footerSocials: {
    'x-twitter': 'x',
    'earth-americas': 'website',
    hackernews: 'hacker-news',
    homepage: 'website',
  },
  font: { heading: 'headings', source: 'url' },
  'font.headings': { source: 'url' },
  'font.body': { source: 'url' },
  logo: { link: 'href', url: 'href' },
  api: { baseURL: 'baseUrl', server: 'baseUrl' },
  'api.auth': { type: 'method', prefix: 'inputPrefix' },
  seo: { indexHidden: 'indexHiddenPages' },
};

/** Other words for the values of a field that knows only some. */
export const OTHER_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'api.auth.method': { apikey: 'key', header: 'key', token: 'bearer', jwt: 'bearer', cobo: 'key' },
  'api.playground.mode': { interactive: 'show', auth: 'show', none: 'hide', hidden: 'hide' },
  'api.paramFields.expanded': { closed: 'none', toplevel: 'topLevel', topleveloneofs: 'topLevelOneOfs' },
  'topbarCtaButton.type': { button: 'link' },
  'languages[].topbarCtaButton.type': { button: 'link' },
  'topbarCtaButton.style': { rounded: 'roundedRectangle', roundedrectangle: 'roundedRectangle' },
  'codeBlock.mode': { system: 'auto', light: 'auto' },
  'eyebrow.display': { breadcrumb: 'breadcrumbs' },
};

/** Keys that Octavo has no field for, with what it does instead; `left-out` where a reader misses something. */
export const KEYS_WITHOUT_FIELD: Readonly<Record<string, readonly [kind: ChangeKind, why: string]>> = {
  'colors.ultraLight': ['changed', 'Octavo makes it from "light" itself.'],
  'colors.ultraDark': ['changed', 'Octavo makes it from "dark" itself.'],
  'topbarLinks[].type': ['changed', 'The links of the topbar are all of one kind.'],
  'versions[].locale': ['left-out', 'Languages are in "languages", apart from versions.'],
  'search.location': ['changed', 'The search has one place, which suits every screen.'],
  'font.weight': ['left-out', 'A weight needs a "family".'],
};
