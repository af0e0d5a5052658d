import type { FieldCase } from '../field-case.ts';
import { put, remove } from '../json-change.ts';
import { readAttribute, readLinks, readShapes, readText, readTexts } from '../reading.ts';

const site = { site: 'languages', at: 'quickstart/' } as const;
const entries = '.context-list :is(a, button)';
/** The entry of the fixture that has everything. */
const own = '.context-list a[data-fill]';
const one = 'contextual.options.7';

const readOwn: FieldCase['read'] = async (page) => readAttribute(page, own, 'href');
const filled =
  'https://share.example.com/new?from=docs&text=%2Fquickstart%2F%3A%20https%3A%2F%2Fdocs.lantern.example.com%2Fquickstart.md';

/** `contextual`: under the table of contents, and each part of an entry. */
export const contextualCases: readonly FieldCase[] = [
  {
    ...site,
    field: 'contextual',
    form: 'entries instead of the page’s own button',
    read: async (page) => [await readTexts(page, '.page-actions'), (await readTexts(page, entries)).length],
    expected: [[], 9],
  },
  {
    ...site,
    field: 'contextual.options',
    form: 'in their order',
    read: (page) => readTexts(page, entries),
    expected: [
      'Copy page',
      'View as Markdown',
      'Open in ChatGPT',
      'Open in Claude',
      'Copy MCP server URL',
      'Connect to Cursor',
      'Connect to VS Code',
      'Share Tell others of this page',
      'Request a feature',
    ],
    without: put('contextual.options', ['view', 'copy']),
  },
  {
    ...site,
    field: 'contextual.options[].title',
    form: 'text of an entry',
    read: async (page) => (await readTexts(page, `${own} > span`))[0],
    expected: 'Share Tell others of this page',
    without: put(`${one}.title`, 'Send'),
  },
  {
    ...site,
    field: 'contextual.options[].description',
    form: 'a line below it',
    read: (page) => readText(page, `${own} small`),
    expected: 'Tell others of this page',
    without: remove(`${one}.description`),
  },
  {
    ...site,
    field: 'contextual.options[].icon',
    form: 'an icon of its own',
    read: (page) => readAttribute(page, `${own} svg`, 'viewBox'),
    expected: '0 0 448 512',
    without: remove(`${one}.icon`),
  },
  {
    ...site,
    field: 'contextual.options[].iconType',
    form: 'solid',
    read: async (page) => [
      await readAttribute(page, `${own} svg`, 'viewBox'),
      (await readShapes(page, own)).length,
    ],
    expected: ['0 0 448 512', 1],
    without: remove(`${one}.iconType`),
  },
  {
    ...site,
    field: 'contextual.options[].href',
    form: 'a URL',
    read: async (page) => (await readLinks(page, entries)).at(-1)?.href,
    expected: 'https://github.com/owner/repository/issues/new',
    without: put('contextual.options.8.href', '/guides/colors'),
  },
  {
    ...site,
    field: 'contextual.options[].href.base',
    form: 'with parameters added',
    read: readOwn,
    expected: filled,
    without: put(`${one}.href.base`, 'https://share.example.com/'),
  },
  {
    ...site,
    field: 'contextual.options[].href.query',
    form: 'parameters',
    read: readOwn,
    expected: filled,
    without: remove(`${one}.href.query`),
  },
  {
    ...site,
    field: 'contextual.options[].href.query[].key',
    form: 'name of a parameter',
    read: readOwn,
    expected: filled,
    without: put(`${one}.href.query.0.key`, 'body'),
  },
  {
    ...site,
    field: 'contextual.options[].href.query[].value',
    form: 'placeholders',
    read: readOwn,
    expected: filled,
    without: put(`${one}.href.query.0.value`, '$page'),
  },
  {
    ...site,
    field: 'contextual.display',
    form: 'toc',
    read: async (page) => [await readTexts(page, '.contextual'), (await readTexts(page, entries)).length > 0],
    expected: [[], true],
    without: remove('contextual.display'),
  },
  {
    ...site,
    field: 'contextual.mcpServer',
    form: 'what editors are given',
    read: async (page) => [
      await readAttribute(page, '.context-list [data-copy]', 'data-copy'),
      (await readLinks(page, '.context-list a[href^="cursor:"], .context-list a[href^="vscode:"]')).map(
        ({ text }) => text,
      ),
    ],
    expected: ['https://docs.lantern.example.com/mcp', ['Connect to Cursor', 'Connect to VS Code']],
    without: remove('contextual.mcpServer'),
  },
];
