import { applyEdits } from '../../lib/html/tags.ts';
import { convertAsides } from '../pages/convert-asides.ts';
import { convertElements } from '../pages/convert-elements.ts';
import { convertFences } from '../pages/convert-fences.ts';
import { convertLinks } from '../pages/convert-links.ts';
import { openFrontmatter } from '../pages/edit-frontmatter.ts';
import {
  type MarkdownNode,
  openPage,
  type PageEditor,
  readShownText,
  walkPage,
} from '../pages/page-editor.ts';
import type { ImportLog } from '../project/import-log.ts';
import { convertDocImports } from './convert-imports.ts';
import type { DocAddresses } from './doc-addresses.ts';
import { convertDocElement, type DocCard } from './doc-elements.ts';

/** A page of Docusaurus that is to be converted. */
export interface SourceDoc {
  readonly source: string;
  readonly text: string;
  /** Where it is in the imported site, such as `content/docs/intro.md`. */
  readonly target: string;
  /** Its URL without slashes at the ends; undefined for a text that others import. */
  readonly address: string | undefined;
  /** What the sidebar calls it, where the sidebar itself says so. */
  readonly label: string | undefined;
  readonly isIndex: boolean;
  /** The cards that `<DocCardList />` shows. */
  readonly cards: readonly DocCard[];
}

/** Docusaurus's kinds, those before version 3 included. */
const KINDS = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  caution: 'Warning',
  danger: 'Danger',
  important: 'Info',
  secondary: 'Note',
  success: 'Check',
} as const;

/** The text of a page of Docusaurus as Octavo reads it. All that needs no change stays byte for byte. */
export function convertDoc(page: SourceDoc, addresses: DocAddresses, log: ImportLog): string {
  const editor = openPage(page.text, page.source, log);
  const frontmatter = page.address === undefined ? [] : convertFrontmatter(page, editor, addresses, log);
  const resolve = (url: string, offset: number) => addresses.resolve(url, page, editor, offset);
  const names = convertDocImports(editor, page, addresses, log);
  convertAsides(editor, KINDS, log);
  convertFences(editor, log);
  convertLinks(editor, resolve);
  if (page.address === undefined) nameParameters(editor);
  convertElements(editor, (element) => convertDocElement(element, { editor, page, names, resolve, log }));
  return applyEdits(page.text, [...frontmatter, ...editor.edits]);
}

/** What a text is given by the page that imports it has a name of its own: `{props.name}` is `{name}`. */
function nameParameters({ text, root, replace }: PageEditor): void {
  walkPage(root, ({ type, start, end }) => {
    const name = /^\{\s*props\.(\w+)\s*\}$/.exec(text.slice(start, end))?.[1];
    if (name !== undefined && /^mdx(?:Flow|Text)Expression$/.test(type)) replace(start, end, `{${name}}`);
    return true;
  });
}

/** Keys that say what the addresses and the sidebar of the imported site say by themselves. */
const CARRIED = ['id', 'slug', 'sidebar_position', 'sidebar_label', 'title', 'hide_title', 'draft', 'format'];

/** Keys that Octavo has nothing for. */
const LOST: Readonly<Record<string, string>> = {
  tags: 'Octavo has no pages of tags.',
  sidebar_class_name: 'Entries of the sidebar have no classes.',
  sidebar_custom_props: 'Only the site’s own components read it.',
  displayed_sidebar: 'The sidebar of a page is the one that it is in.',
  pagination_label: 'Links to the next page say what the sidebar does.',
  toc_min_heading_level: 'The table of contents has headings of the second and third level.',
  toc_max_heading_level: 'The table of contents has headings of the second and third level.',
  custom_edit_url: 'Links to edit a page lead to its own file.',
  last_update: 'Pages do not say when they were changed.',
  parse_number_prefixes: 'The address of the page is kept.',
  wrapperClassName: 'Pages have no classes of their own.',
};

function convertFrontmatter(page: SourceDoc, editor: PageEditor, addresses: DocAddresses, log: ImportLog) {
  const frontmatter = openFrontmatter(page.text);
  const { values } = frontmatter;
  const written =
    typeof values['title'] === 'string' || typeof values['title'] === 'number'
      ? String(values['title'])
      : undefined;
  const heading = findTitleHeading(editor.root);
  const title = heading === undefined ? undefined : readShownText(heading).trim();
  for (const key of Object.keys(values)) {
    const at = frontmatter.offsetOf(key);
    if (Object.hasOwn(LOST, key)) {
      frontmatter.remove(key);
      log.note('left-out', editor.place(at), key, LOST[key]);
    } else if (CARRIED.includes(key) && key !== 'title') frontmatter.remove(key);
    else convertKey(key, values[key], at, frontmatter, { page, editor, addresses, log });
  }
  if (heading !== undefined && title !== undefined && title !== '') {
    const end = /^[ \t]*\r?\n?(?:[ \t]*\r?\n)?/.exec(page.text.slice(heading.end))?.[0].length ?? 0;
    editor.replace(heading.start, heading.end + end, '');
    if (title !== written) frontmatter.set('title', title);
    log.count(editor.place(heading.start), 'the first heading of a page is its title');
  }
  const shown = title ?? written;
  const said =
    typeof values['sidebar_label'] === 'string'
      ? values['sidebar_label']
      : title === undefined
        ? undefined
        : written;
  const label = page.label ?? said;
  if (label !== undefined && label !== shown) frontmatter.set('sidebarTitle', label);
  return frontmatter.listEdits();
}

interface KeyContext {
  readonly page: SourceDoc;
  readonly editor: PageEditor;
  readonly addresses: DocAddresses;
  readonly log: ImportLog;
}

function convertKey(
  key: string,
  value: unknown,
  at: number,
  frontmatter: ReturnType<typeof openFrontmatter>,
  { page, editor, addresses, log }: KeyContext,
): void {
  if (key === 'image' && typeof value === 'string') {
    frontmatter.remove(key);
    frontmatter.set('og:image', addresses.resolve(value, page, editor, at) ?? value);
  } else if (key === 'unlisted') {
    frontmatter.remove(key);
    if (value !== true) return;
    frontmatter.set('hidden', true);
    frontmatter.set('noindex', true);
  } else if (key === 'hide_table_of_contents') {
    frontmatter.remove(key);
    if (value === true) frontmatter.set('mode', 'wide');
  } else if (key === 'pagination_next' || key === 'pagination_prev') {
    frontmatter.remove(key);
    const { pagination_next: next, pagination_prev: previous } = frontmatter.values;
    if (next === null && previous === null) frontmatter.set('hideFooterPagination', true);
    else log.note('left-out', editor.place(at), key, 'The links to the next pages follow the sidebar.');
  }
}

/** The heading of the first level with which a page begins. */
function findTitleHeading(root: MarkdownNode): MarkdownNode | undefined {
  const first = root.children.find(({ type, raw }) => {
    const isComment = type === 'mdxFlowExpression' && 'value' in raw && /^\s*\/\*/.test(String(raw.value));
    return type !== 'mdxjsEsm' && type !== 'yaml' && !isComment && type !== 'html';
  });
  return first?.type === 'heading' && 'depth' in first.raw && first.raw.depth === 1 ? first : undefined;
}
