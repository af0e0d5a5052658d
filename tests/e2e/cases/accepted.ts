import type { FieldCase } from '../field-case.ts';
import { shapesOf } from '../icon-shapes.ts';
import { put, remove } from '../json-change.ts';
import {
  readAnchors,
  readAttribute,
  readGroups,
  readLinks,
  readShapes,
  readStyle,
  readTabs,
  readText,
  readTexts,
} from '../reading.ts';

const one = { site: 'fields-one', at: 'guides/old-install/' } as const;
const two = { site: 'fields-two', at: 'start/welcome/' } as const;
const three = { site: 'fields-three', at: 'docs/first/' } as const;

/** A group whose pages are where their URLs do not say. */
const placed = {
  group: 'Placed',
  tag: 'NEW',
  tab: 'Reference',
  anchor: 'SDK',
  pages: ['guides/placed'],
};

const iconLink = { name: 'Chat', url: 'https://chat.example.com', icon: 'code', iconType: 'regular' };

const groupsOfTwo = [
  { name: 'Start', pages: ['Welcome'] },
  { name: '', pages: ['Plain'] },
];
const readButtonLook = async (page: Parameters<FieldCase['read']>[0]) => ({
  isRound:
    Number.parseFloat((await readStyle(page, '.topbar .button', 'border-top-left-radius')) ?? '0') > 12,
  hasArrow: (await readShapes(page, '.topbar .button')).length > 0,
});

/** Fields beyond the specification's that change what a reader sees already. */
export const acceptedCases: readonly FieldCase[] = [
  {
    ...two,
    field: 'navigation[].pages',
    form: 'groups in groups, closed but where the page is',
    at: 'guides/bottom/',
    read: async (page) => ({
      crumbs: await readTexts(page, '.page-head .crumbs li'),
      groups: (await readGroups(page))[0],
    }),
    expected: {
      crumbs: ['Deepest'],
      groups: { name: 'Start', pages: ['Welcome', 'Tour', 'Bottom'] },
    },
    without: put('navigation.0.pages', ['start/welcome', 'guides/tour', 'guides/bottom']),
  },
  {
    ...two,
    field: 'navigation[].icon',
    form: 'name',
    read: async (page) => (await readShapes(page, '.sidebar .group h2')).length > 0,
    expected: true,
    without: remove('navigation.0.icon'),
  },
  {
    ...two,
    field: 'navigation[].group',
    form: 'empty: no heading',
    read: readGroups,
    expected: groupsOfTwo,
    without: put('navigation.1.group', 'Named'),
  },
  {
    ...one,
    field: 'navigation[].version',
    form: 'string',
    read: (page) => readText(page, '.topbar .menu-button'),
    expected: 'Version 1.0',
    without: remove('navigation.5.version'),
  },
  {
    ...two,
    field: 'navigation[].tag',
    form: 'string',
    at: 'guides/placed/',
    given: put('navigation.5', placed),
    read: (page) => readTexts(page, '.sidebar h2 .pill'),
    expected: ['NEW'],
    without: remove('navigation.5.tag'),
  },
  {
    ...two,
    field: 'navigation[].tab',
    form: 'string',
    at: 'guides/placed/',
    given: put('navigation.5', placed),
    read: readTabs,
    expected: ['Handbook', 'Book two', 'Reference*'],
    without: remove('navigation.5.tab'),
  },
  {
    ...two,
    field: 'navigation[].anchor',
    form: 'string',
    at: 'guides/placed/',
    given: put('navigation.5', placed),
    read: readAnchors,
    expected: ['Documentation', 'SDK*', 'Forum'],
    without: remove('navigation.5.anchor'),
  },
  {
    ...two,
    field: 'topbarLinks[].icon',
    form: 'name',
    given: put('topbarLinks', [iconLink]),
    read: async (page) => (await readShapes(page, '.topbar .links a:has-text("Chat")')).length > 0,
    expected: true,
    without: remove('topbarLinks.0.icon'),
  },
  {
    ...two,
    field: 'topbarLinks[].iconType',
    form: 'regular',
    given: put('topbarLinks', [iconLink]),
    read: (page) => readShapes(page, '.topbar .links a:has-text("Chat")'),
    expected: shapesOf('ph', 'code'),
    without: remove('topbarLinks.0.iconType'),
  },
  {
    ...two,
    field: 'tabs[].icon',
    form: 'name',
    given: put('tabs.2.icon', 'code'),
    read: async (page) => (await readShapes(page, '.tabs a:has-text("Reference")')).length > 0,
    expected: true,
    without: remove('tabs.2.icon'),
  },
  {
    ...two,
    field: 'tabs[].iconType',
    form: 'regular',
    given: put('tabs.2.iconType', 'regular'),
    read: (page) => readShapes(page, '.tabs a:has-text("Reference")'),
    expected: shapesOf('ph', 'code'),
    without: remove('tabs.2.iconType'),
  },
  {
    ...two,
    field: 'primaryTab.icon',
    form: 'name',
    given: put('primaryTab.icon', 'book'),
    read: async (page) => (await readShapes(page, '.tabs a:has-text("Handbook")')).length > 0,
    expected: true,
    without: remove('primaryTab.icon'),
  },
  {
    ...two,
    field: 'primaryTab.iconType',
    form: 'regular',
    given: put('primaryTab.iconType', 'regular'),
    read: (page) => readShapes(page, '.tabs a:has-text("Handbook")'),
    expected: shapesOf('ph', 'book'),
    without: remove('primaryTab.iconType'),
  },
  {
    ...two,
    field: 'tabs[].version',
    form: 'string',
    read: readTabs,
    expected: ['Handbook*', 'Book two', 'Reference'],
    without: remove('tabs.0.version'),
  },
  {
    ...two,
    field: 'primaryTab.name',
    form: 'string',
    read: readTabs,
    expected: ['Handbook*', 'Book two', 'Reference'],
    without: remove('primaryTab'),
  },
  {
    ...two,
    field: 'anchors[].iconType',
    form: 'regular',
    read: (page) => readShapes(page, '.sidebar .anchor:has-text("SDK")'),
    expected: shapesOf('ph', 'code'),
    without: remove('anchors.0.iconType'),
  },
  {
    ...two,
    field: 'colors.anchors',
    form: 'object: for anchors without a colour of their own',
    read: (page) => readStyle(page, '.sidebar .anchor:has-text("Forum") .tile', 'background-image'),
    expected: 'linear-gradient(135deg, rgb(190, 18, 60), rgb(126, 34, 206))',
    without: remove('colors.anchors'),
  },
  {
    ...three,
    field: 'topbarCtaButton.style',
    form: 'pill',
    read: readButtonLook,
    expected: { isRound: true, hasArrow: true },
    without: remove('topbarCtaButton.style'),
  },
  {
    ...three,
    field: 'topbarCtaButton.arrow',
    form: 'true',
    read: readButtonLook,
    expected: { isRound: true, hasArrow: true },
    without: remove('topbarCtaButton.arrow'),
  },
  {
    ...two,
    field: 'footerSocials.x',
    form: 'with the six others beyond the specification',
    read: async (page) => (await readLinks(page, '.footer .socials a')).map(({ text }) => text),
    expected: ['X', 'YouTube', 'Medium', 'Telegram', 'Bluesky', 'Threads', 'Reddit'],
    without: remove('footerSocials.x'),
  },
  {
    ...two,
    field: 'footer.links',
    form: 'columns',
    read: async (page) => ({
      title: await readText(page, '.footer-columns h2'),
      links: await readLinks(page, '.footer-columns a'),
    }),
    expected: {
      title: 'Company',
      links: [
        { text: 'Careers', href: 'https://two.example.com/careers' },
        { text: 'Tour', href: '/guides/tour/' },
      ],
    },
    without: remove('footer'),
  },
  {
    ...two,
    field: 'repository',
    form: 'object',
    read: (page) => readLinks(page, '.tools a:not([type])'),
    expected: [
      {
        text: 'Suggest an edit',
        href: 'https://github.com/example/two-docs/edit/next/docs/content/start/welcome.mdx',
      },
    ],
    without: remove('repository'),
  },
  {
    ...two,
    at: 'old-tour',
    field: 'redirects',
    form: 'a path to a path',
    read: async (page) => {
      await page.waitForURL(/\/guides\/tour\/$/, { timeout: 500 }).catch(() => undefined);
      return page.title();
    },
    expected: 'Tour - Fields Two',
    without: remove('redirects'),
  },
  {
    ...two,
    field: 'rounded',
    form: 'sharp',
    read: (page) => readStyle(page, '.code', 'border-top-left-radius'),
    expected: '0px',
    without: remove('rounded'),
  },
  {
    ...two,
    at: 'guides/tour/',
    field: 'eyebrow.display',
    form: 'section',
    read: (page) => readTexts(page, '.page-head .crumbs li'),
    expected: ['Deeper'],
    without: remove('eyebrow'),
  },
  {
    ...two,
    field: 'codeBlock.mode',
    form: 'dark, in light mode',
    read: async (page) => {
      const [red = 255] =
        ((await readStyle(page, '.code', 'background-color')) ?? '').match(/\d+/g)?.map(Number) ?? [];
      return red < 80;
    },
    expected: true,
    without: remove('codeBlock'),
  },
  {
    ...two,
    field: 'background.style',
    form: 'grid',
    read: async (page) =>
      /linear-gradient.*linear-gradient/.test((await readStyle(page, 'body', 'background-image')) ?? ''),
    expected: true,
    without: remove('background'),
  },
  {
    ...two,
    field: 'font.headings',
    form: 'family and weight',
    read: async (page) => ({
      family: ((await readStyle(page, 'h1', 'font-family')) ?? '').split(',')[0],
      weight: await readStyle(page, 'h1', 'font-weight'),
    }),
    expected: { family: '"Geist Mono"', weight: '700' },
    without: remove('font'),
  },
  {
    ...two,
    field: 'metadata',
    form: 'og:image and a plain name',
    read: async (page) => ({
      image: await readAttribute(page, 'meta[property="og:image"]', 'content'),
      keywords: await readAttribute(page, 'meta[name="keywords"]', 'content'),
    }),
    expected: { image: '/logo/light.svg', keywords: 'fields, two' },
    without: remove('metadata'),
  },
  {
    ...two,
    field: 'head',
    form: 'tags at the end of the head, in their order',
    read: (page) =>
      page.locator('head > *').evaluateAll((tags) =>
        tags
          // In dev, Vite's own are behind them.
          .filter((tag) => !tag.matches('script[type="module"], [data-vite-dev-id]'))
          .slice(-4)
          .map(({ localName }) => localName)
          .join(),
      ),
    expected: 'meta,link,style,script',
    without: remove('head'),
  },
  {
    ...two,
    field: 'head[].tag',
    form: 'meta and link',
    read: async (page) => ({
      meta: await readAttribute(page, 'meta[name="owner"]', 'content'),
      link: await readAttribute(page, 'link[rel="preconnect"]', 'href'),
    }),
    expected: { meta: 'Team & friends', link: 'https://cdn.two.example.com' },
    without: remove('head'),
  },
  {
    ...two,
    field: 'head[].attributes',
    form: 'true',
    read: (page) => readAttribute(page, 'link[rel="preconnect"]', 'crossorigin'),
    expected: '',
    without: remove('head'),
  },
  {
    ...two,
    field: 'head[].text',
    form: 'a style sheet that applies and a script that runs',
    read: async (page) => ({
      style: await readStyle(page, 'article', '--from-head'),
      script: await readAttribute(page, 'html', 'data-from-head'),
    }),
    expected: { style: '1 > 0', script: 'ran' },
    without: remove('head'),
  },
  {
    ...two,
    at: 'guides/unlisted/',
    field: 'seo.indexHiddenPages',
    form: 'true',
    read: async (page) => (await readAttribute(page, 'meta[name="robots"]', 'content')) ?? 'indexed',
    expected: 'indexed',
    without: remove('seo'),
  },
  {
    ...two,
    field: 'language',
    form: 'tag',
    read: (page) => readAttribute(page, 'html', 'lang'),
    expected: 'en-GB',
    without: remove('language'),
  },
  {
    ...two,
    field: 'language',
    form: 'left-to-right',
    read: async (page) => ({
      dir: await readAttribute(page, 'html', 'dir'),
      at: await readStyle(page, 'h1', 'direction'),
    }),
    expected: { dir: 'ltr', at: 'ltr' },
    without: put('language', 'ar'),
  },
];
