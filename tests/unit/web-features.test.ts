import { expect, it } from 'vitest';
import { listWebFeatures, type WebFeature } from '../support/web-features.ts';

/** What happens in a browser that has not a feature; all others are needed. */
const optional: Readonly<Record<string, string>> = {
  'accent-color': 'Check boxes and radio buttons have the browser’s own color.',
  'anchor-positioning': 'Menus and tooltips stand below or beside their button, wherever there is room.',
  'background-attachment': 'The background image scrolls with the page.',
  'content-visibility': 'Long references take longer to be drawn.',
  'contenteditable-plaintextonly':
    'A value that a reader types into a page is taken as plain text afterwards.',
  'cross-document-view-transitions': 'One page takes the place of another at once.',
  'details-content': 'Folds open at once.',
  'field-sizing': 'Text areas keep their height.',
  'font-family-math': 'Math is in STIX Two, which pages bring along.',
  'forced-colors': 'Shadows and grounds follow the browser’s own rules for forced colors.',
  'hidden-until-found': 'The browser’s own search does not open tabs that are not shown.',
  highlight: 'Of the lines of a sample that belong to a field the field alone is marked.',
  marker: 'Marks of lists have the color of text.',
  mathml: 'Some signs of math stand a little apart.',
  'overscroll-behavior': 'A list that has come to its end scrolls the page on.',
  'page-breaks': 'A table or a card may go over two sheets on paper.',
  'page-setup': 'Sheets have the margins that the browser is set to.',
  'paint-order': 'Labels of diagrams have no rim.',
  'print-color-adjust': 'Grounds are left out on paper.',
  resize: 'Text areas keep their size.',
  'scroll-driven-animations': 'The edges of what scrolls have no fade, and the topbar no shadow.',
  'scroll-marker-targets': 'A script marks the section that is read.',
  'scroll-target-group': 'A script marks the section that is read.',
  'scrollbar-color': 'Scrollbars look as those of the system.',
  'scrollbar-width': 'Scrollbars look as those of the system.',
  selection: 'Selected text has the colors of the system.',
  'show-picker-input': 'Dates are typed.',
  'text-align': 'Text is aligned as that around it.',
  'text-size-adjust': 'A phone on its side may enlarge text.',
  'text-wrap': 'Lines are broken less evenly.',
  'text-wrap-balance': 'Lines of titles are broken less evenly.',
  'text-wrap-pretty': 'Lines of paragraphs are broken less evenly.',
  'user-select': 'Safari has a form of its own, which pages have too.',
  'view-transitions': 'One page takes the place of another at once.',
  'widows-orphans': 'A single line may stand at the top of a sheet.',
};

/** Looks that differ a little between browsers, by no version. */
const looks = new Set(['cursor']);

/** The browsers whose versions are told, by how the data calls them. */
const browsers = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
};

const { used, stale } = listWebFeatures();
const needed = used.filter(({ id }) => optional[id] === undefined && !looks.has(id));

function findFirst(browser: string): string {
  const versions = needed.map(({ support }) => support[browser] ?? 'none');
  expect(versions).not.toContain('none');
  return String(Math.max(...versions.map((version) => Number(version.replace('≤', '')))));
}

function writeRow({ id, name, since }: WebFeature): string {
  const told = name.replaceAll('<', '`<').replaceAll('>', '>`');
  return `| [${told}](https://web-platform-dx.github.io/web-features-explorer/features/${id}/) | ${since?.slice(0, 4) ?? 'not yet'} | ${optional[id]} |\n`;
}

function writeSnippet(): string {
  const names = Object.entries(browsers).map(([browser, name]) => `${name} ${findFirst(browser)}`);
  const newest =
    needed
      .map(({ since }) => since ?? '')
      .sort()
      .at(-1) ?? '';
  const month = new Date(newest).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const rows = used.filter(({ id }) => optional[id] !== undefined).map(writeRow);
  return `Pages of a built site need what all browsers have since ${month}: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, or later ones. They can be read without JavaScript too. The following is used where a browser has it:

| Feature | In all browsers since | Without it |
|---|---|---|
${rows.join('')}`;
}

it('the list of what pages use is true', () => {
  expect(stale).toEqual([]);
  const ids = new Set(used.map(({ id }) => id));
  expect([...Object.keys(optional), ...looks].filter((id) => !ids.has(id))).toEqual([]);
});

it('the documentation names the browsers that readers need, and what newer ones have more of', async () => {
  expect(needed.filter(({ since }) => since === undefined).map(({ id }) => id)).toEqual([]);
  await expect(writeSnippet()).toMatchFileSnapshot('../../content/snippets/web-features.mdx');
});
