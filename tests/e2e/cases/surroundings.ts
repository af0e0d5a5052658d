import type { Page } from '@playwright/test';
import type { FieldCase } from '../field-case.ts';
import { all, put, remove } from '../json-change.ts';
import { readLinks, readShapes, readStyle, readText, readTexts } from '../reading.ts';
import { SearchDialog } from '../search-page.ts';

const one = { site: 'fields-one', at: 'guides/install/' } as const;
const two = { site: 'fields-two', at: 'guides/tour/' } as const;
const three = { site: 'fields-three', at: 'docs/second/' } as const;

const socials = [
  ['website', 'Website', 'https://one.example.com'],
  ['facebook', 'Facebook', 'https://facebook.com/fields-one'],
  ['twitter', 'Twitter', 'https://twitter.com/fields-one'],
  ['discord', 'Discord', 'https://discord.gg/fields-one'],
  ['slack', 'Slack', 'https://fields-one.slack.com'],
  ['github', 'GitHub', 'https://github.com/example/fields-one'],
  ['linkedin', 'LinkedIn', 'https://linkedin.com/company/fields-one'],
  ['instagram', 'Instagram', 'https://instagram.com/fields-one'],
  ['hacker-news', 'Hacker News', 'https://news.ycombinator.com/user?id=fields-one'],
] as const;

/** `footerSocials`. */
export const socialCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'footerSocials',
    form: 'object',
    read: (page) => readLinks(page, '.footer .socials a'),
    expected: socials.map(([, text, href]) => ({ text, href })),
    without: remove('footerSocials'),
  },
  ...socials.map(
    ([platform, text, href]): FieldCase => ({
      ...one,
      field: `footerSocials.${platform}`,
      form: 'URL',
      read: async (page) => ({
        link: await readLinks(page, `.footer .socials a[aria-label="${text}"]`),
        isDrawn: (await readShapes(page, `.footer .socials a[aria-label="${text}"]`)).length > 0,
      }),
      expected: { link: [{ text, href }], isDrawn: true },
      without: remove(`footerSocials.${platform}`),
    }),
  ),
];

const readTools = (page: Page) => readLinks(page, '.tools a:not([type])');
const edit = 'https://github.com/example/fields-one/edit/main/content/guides/install.mdx';
const issue =
  'https://github.com/example/fields-one/issues/new?title=Documentation%3A%20Install&body=Page%3A%20%2Fguides%2Finstall%2F%0AFile%3A%20content%2Fguides%2Finstall.mdx';
const editOfTwo = 'https://github.com/example/two-docs/edit/next/docs/content/guides/tour.mdx';

/** `feedback`. */
export const feedbackCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'feedback',
    form: 'both',
    read: readTools,
    expected: [
      { text: 'Suggest an edit', href: edit },
      { text: 'Raise an issue', href: issue },
    ],
    without: remove('feedback'),
  },
  {
    ...two,
    field: 'feedback',
    form: 'one of the two',
    read: readTools,
    expected: [{ text: 'Suggest an edit', href: editOfTwo }],
    without: remove('feedback'),
  },
  {
    ...one,
    field: 'feedback.suggestEdit',
    form: 'true',
    read: async (page) => (await readTools(page)).find(({ text }) => text === 'Suggest an edit'),
    expected: { text: 'Suggest an edit', href: edit },
    without: remove('feedback.suggestEdit'),
  },
  {
    ...one,
    field: 'feedback.raiseIssue',
    form: 'true',
    read: async (page) => (await readTools(page)).find(({ text }) => text === 'Raise an issue'),
    expected: { text: 'Raise an issue', href: issue },
    without: remove('feedback.raiseIssue'),
  },
  {
    ...two,
    field: 'feedback.raiseIssue',
    form: 'false',
    read: async (page) => (await readTools(page)).map(({ text }) => text),
    expected: ['Suggest an edit'],
    without: put('feedback.raiseIssue', true),
  },
];

/** Which mode the page is in, by what a reader sees of it. */
/** Presses the toggle and waits for what it does: its script comes with a reader's first act. */
async function press(page: Page, button: string): Promise<void> {
  const before = await page.locator('html').getAttribute('data-theme');
  await page.click(button);
  await page.waitForFunction((mode) => document.documentElement.dataset['theme'] !== mode, before);
}

async function readMode(page: Page): Promise<'light' | 'dark'> {
  const color = (await readStyle(page, 'body', 'background-color')) ?? '';
  const [red = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return red > 128 ? 'light' : 'dark';
}

const toggle = '.topbar octavo-mode-toggle button';

/** The pages that a search finds, the best first. */
async function findAll(page: Page, query: string): Promise<readonly string[]> {
  const search = new SearchDialog(page);
  await search.open();
  await search.ask(query);
  return search.readPages();
}

const typesense = {
  type: 'typesense',
  nodes: 'https://search.three.example.test',
  apiKey: 'search-only',
  collectionName: 'three',
};

/** `navigation[].boost`, `search.synonyms` and `search.provider`, of which `search-provider.spec.ts` has more. */
export const searchCases: readonly FieldCase[] = [
  {
    site: 'languages',
    at: 'quickstart/',
    field: 'navigation[].boost',
    form: 'number: the pages of a group come first in the search',
    given: put('navigation.0.boost', 20),
    read: async (page) => (await findAll(page, 'lamp'))[0],
    expected: '/',
    without: remove('navigation.0.boost'),
  },
  {
    site: 'languages',
    at: 'quickstart/',
    field: 'search.synonyms',
    form: 'words that mean the same find each other',
    given: put('search', { synonyms: [['zzlight', 'lamp']] }),
    read: (page) => findAll(page, 'zzlight').then((pages) => pages.includes('/guides/lamps/')),
    expected: true,
    without: remove('search.synonyms'),
  },
  {
    ...three,
    field: 'search.provider',
    form: 'a page tells its crawler the language and the versions',
    given: put('search', { provider: typesense }),
    read: (page) =>
      page
        .locator('meta[name^="docsearch:"]')
        .evaluateAll((tags) => tags.map((tag) => (tag as HTMLMetaElement).content)),
    expected: ['en', '9.9'],
  },
];

/** `navigation[].directory`. */
export const directoryCases: readonly FieldCase[] = [
  {
    site: 'languages',
    at: 'de/guides/lamps/',
    field: 'navigation[].directory',
    form: 'card: the first page shows the others of its group',
    given: put('navigation.1.directory', 'card'),
    read: (page) => readLinks(page, '.directory .card a'),
    expected: [{ text: 'Colors', href: '/de/guides/colors/' }],
    without: put('navigation.1.directory', 'none'),
  },
];

/** `navigation[].expanded`. */
export const expandedCases: readonly FieldCase[] = [
  {
    site: 'languages',
    at: 'de/quickstart/',
    field: 'navigation[].expanded',
    form: 'true: a group inside another is open from the start',
    given: put('navigation.2.pages', [{ group: 'Recht', expanded: true, pages: ['de/impressum'] }]),
    read: (page) => readTexts(page, '.sidebar .subgroup[open] > summary .name'),
    expected: ['Recht'],
    without: remove('navigation.2.pages.0.expanded'),
  },
];

/** `variables`. */
export const variableCases: readonly FieldCase[] = [
  {
    site: 'languages',
    at: 'de/quickstart/',
    field: 'variables',
    form: 'object: texts in the place of their names',
    given: put('variables', { version: '2 <b>*new*</b>' }),
    read: (page) => readText(page, 'article p > code'),
    expected: '2 <b>*new*</b>',
    without: remove('variables'),
  },
];

/** `codeBlock.theme`. */
export const codeCases: readonly FieldCase[] = [
  {
    site: 'languages',
    at: 'components/',
    field: 'codeBlock.theme',
    form: 'object: one for each mode',
    system: 'dark',
    given: put('codeBlock', { theme: { light: 'github-light', dark: 'dracula' } }),
    read: (page) => readStyle(page, '.code', 'background-color'),
    expected: 'rgb(40, 42, 54)',
    without: put('codeBlock.theme', 'github-light'),
  },
];

/** `description` of what is in the sidebar. */
export const descriptionCases: readonly FieldCase[] = [
  {
    site: 'languages',
    at: 'de/quickstart/',
    field: 'navigation[].description',
    form: 'string: below the name, in the words of the language',
    given: all(
      put('navigation.1.description', 'Lamps and their colors'),
      put('languages.0.labels.Lamps and their colors', 'Lampen und ihre Farben'),
    ),
    read: (page) => readText(page, '.group .about'),
    expected: 'Lampen und ihre Farben',
    without: all(remove('navigation.1.description'), remove('languages.0.labels.Lamps and their colors')),
  },
  {
    site: 'languages',
    at: 'jp/quickstart/',
    field: 'anchors[].description',
    form: 'string: below the label',
    given: put('anchors.0.description', 'Ask and answer'),
    read: (page) => readText(page, '.anchor .about'),
    expected: 'Ask and answer',
    without: remove('anchors.0.description'),
  },
];

const missing = '[Go to the **start**](/quickstart), or [ask](https://ask.example.com).';

/** `errors`. */
export const errorCases: readonly FieldCase[] = [
  {
    site: 'languages',
    at: 'no/such/page/',
    field: 'errors.404.title',
    form: 'heading and title of the tab',
    given: put('errors', { 404: { title: 'Nothing here', description: missing } }),
    read: async (page) => ({ heading: await readText(page, 'h1'), title: await page.title() }),
    expected: { heading: 'Nothing here', title: 'Nothing here - Lantern' },
    without: remove('errors.404.title'),
  },
  {
    site: 'languages',
    at: 'no/such/page/',
    field: 'errors.404.description',
    form: 'Markdown',
    read: (page) => readLinks(page, '.missing .description a'),
    expected: [
      { text: 'Go to the start', href: '/quickstart' },
      { text: 'ask', href: 'https://ask.example.com' },
    ],
    without: remove('errors.404.description'),
  },
];

/** `modeToggle` and `backgroundImage`. */
export const modeCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'modeToggle',
    form: 'object',
    read: readMode,
    expected: 'dark',
    without: remove('modeToggle'),
  },
  {
    ...one,
    field: 'modeToggle.default',
    form: 'dark, on a light system',
    read: readMode,
    expected: 'dark',
    without: remove('modeToggle.default'),
  },
  {
    ...one,
    field: 'modeToggle.default',
    form: 'dark, but the reader once chose light',
    system: 'dark',
    chosen: 'light',
    read: readMode,
    expected: 'light',
    without: put('modeToggle.isHidden', true),
  },
  {
    ...three,
    field: 'modeToggle.default',
    form: 'light, on a dark system',
    system: 'dark',
    read: readMode,
    expected: 'light',
    without: remove('modeToggle.default'),
  },
  {
    ...two,
    field: 'modeToggle.default',
    form: 'unset: as the system has it',
    system: 'dark',
    read: readMode,
    expected: 'dark',
    without: put('modeToggle.default', 'light'),
  },
  {
    ...two,
    field: 'modeToggle.isHidden',
    form: 'false: a toggle whose choice is remembered',
    read: async (page) => {
      const modes = [await readMode(page)];
      if ((await page.locator(toggle).count()) === 0) return modes;
      await press(page, toggle);
      modes.push(await readMode(page));
      await page.reload();
      modes.push(await readMode(page));
      await press(page, toggle);
      return [...modes, await readMode(page)];
    },
    expected: ['light', 'dark', 'dark', 'light'],
    without: put('modeToggle.isHidden', true),
  },
  {
    ...three,
    field: 'modeToggle.isHidden',
    form: 'true with a default: forced, whatever was chosen',
    system: 'dark',
    chosen: 'dark',
    read: async (page) => ({ mode: await readMode(page), toggles: await page.locator(toggle).count() }),
    expected: { mode: 'light', toggles: 0 },
    without: remove('modeToggle.isHidden'),
  },
  {
    ...one,
    field: 'backgroundImage',
    form: 'path',
    read: async (page) => {
      const image = await readStyle(page, 'body', 'background-image');
      const url = /url\("([^"]+)"\)/.exec(image ?? '')?.[1];
      const answer = url === undefined ? undefined : await page.request.get(url);
      return {
        path: url && new URL(url).pathname,
        type: answer?.headers()['content-type']?.replace(/;.*/, ''),
      };
    },
    expected: { path: '/images/background.svg', type: 'image/svg+xml' },
    without: remove('backgroundImage'),
  },
  {
    site: 'languages',
    at: 'quickstart/',
    field: 'backgroundImage',
    form: 'one path for each mode',
    system: 'dark',
    given: put('backgroundImage', { light: '/images/light.svg', dark: '/images/dark.svg' }),
    read: async (page) =>
      /[^/]*\/\w+\.svg/.exec((await readStyle(page, 'body', 'background-image')) ?? '')?.[0],
    expected: 'images/dark.svg',
    without: put('backgroundImage', '/images/light.svg'),
  },
];
