import { applyEdits } from '../../lib/html/tags.ts';
import { readObject, readText, toList } from '../../lib/json/json-value.ts';
import { convertAsides } from '../pages/convert-asides.ts';
import { convertElements } from '../pages/convert-elements.ts';
import { convertFences } from '../pages/convert-fences.ts';
import { convertLinks, type ResolveUrl } from '../pages/convert-links.ts';
import { openFrontmatter, type PageFrontmatter } from '../pages/edit-frontmatter.ts';
import { escapeMarkdown } from '../pages/escape-markdown.ts';
import { htmlToMarkdown } from '../pages/html-to-markdown.ts';
import { writeAttribute } from '../pages/jsx-tags.ts';
import { openPage, type PageEditor } from '../pages/page-editor.ts';
import { readPageImports } from '../pages/read-imports.ts';
import type { ImportLog } from '../project/import-log.ts';
import type { LinkingPage, PageAddresses } from './page-addresses.ts';
import { readBadge } from './read-sidebar.ts';
import { convertStarlightElement, readIcon, type StarlightName } from './starlight-elements.ts';

/** A page of Starlight that is to be converted. */
export interface ConvertedPage extends LinkingPage {
  readonly text: string;
  /** Whether it is a page of its own, and no text that others import. */
  readonly isPage: boolean;
  /** What the sidebar calls it and the badge behind it, where the sidebar itself says so. */
  readonly label: string | undefined;
  readonly tag: string | undefined;
}

const KINDS = { note: 'Note', tip: 'Tip', caution: 'Warning', danger: 'Danger' } as const;
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i;

/** The text of a page of Starlight as Octavo reads it. All that needs no change stays byte for byte. */
export function convertStarlightPage(page: ConvertedPage, addresses: PageAddresses, log: ImportLog): string {
  const format = page.source.endsWith('.mdx') ? 'mdx' : 'md';
  const editor = openPage(page.text, page.source, log, format);
  const resolve: ResolveUrl = (url, offset) => addresses.resolve(url, page, editor, offset);
  const names = convertImports(editor, page, addresses, log);
  if (format === 'md') escapeMarkdown(editor, resolve);
  convertAsides(editor, KINDS, log);
  convertFences(editor, log);
  convertLinks(editor, resolve);
  convertElements(editor, (element) => convertStarlightElement(element, { editor, names, resolve, log }));
  if (!page.isPage) return applyEdits(page.text, editor.edits);
  const frontmatter = openFrontmatter(page.text);
  const top = convertFrontmatter(frontmatter, page, editor, { addresses, resolve });
  const start = editor.bodyStart;
  const head = top === '' ? [] : [{ start, end: start, text: `\n\n${top}` }];
  return applyEdits(page.text, [...frontmatter.listEdits(), ...head, ...editor.edits]);
}

/** Takes the imports out of a page that Octavo needs none for, and says what their names stand for. */
function convertImports(
  editor: PageEditor,
  page: ConvertedPage,
  addresses: PageAddresses,
  log: ImportLog,
): ReadonlyMap<string, StarlightName> {
  const names = new Map<string, StarlightName>();
  for (const { from, names: given, start, end, fromStart, fromEnd } of readPageImports(editor)) {
    const drop = (name: (of: string) => StarlightName) => {
      for (const [local, of] of given) names.set(local, name(of));
      editor.replace(start, end, '');
    };
    const file = addresses.findFile(from.replace(/\?.*$/, ''), page.source);
    if (/^@astrojs\/starlight\/components|^astro(?::assets|:components|\/components)?$/.test(from)) {
      drop((of) => ({ kind: 'component', name: of }));
    } else if (from === 'react') {
      for (const local of given.keys()) names.set(local, { kind: 'kept' });
    } else if (file !== undefined && /\.mdx?$/.test(file)) {
      editor.replace(fromStart, fromEnd, `'${addresses.partialOf(file)}'`);
      for (const local of given.keys()) names.set(local, { kind: 'kept' });
    } else if (file !== undefined && IMAGE.test(file) && !/\?raw$/.test(from)) {
      const url = addresses.copy(file);
      drop(() => ({ kind: 'file', url }));
    } else {
      drop(() => ({ kind: 'lost' }));
      const why = 'Only parts of Octavo, text and images are taken over.';
      log.note('left-out', editor.place(start), `the import of ${from}`, why);
    }
  }
  return names;
}

const LOST: Readonly<Record<string, string>> = {
  head: 'Pages have no tags of their own in their head, but for "og:…" and "twitter:…".',
  editUrl: 'Links to edit a page lead to its own file.',
  lastUpdated: 'Pages do not say when they were changed.',
};

interface FrontmatterContext {
  readonly addresses: PageAddresses;
  readonly resolve: ResolveUrl;
}

/** Writes the frontmatter as Octavo has it, and gives what of it is to stand on top of the page. */
function convertFrontmatter(
  frontmatter: PageFrontmatter,
  page: ConvertedPage,
  editor: PageEditor,
  { addresses, resolve }: FrontmatterContext,
): string {
  const { values, remove, set, offsetOf } = frontmatter;
  const top: string[] = [];
  const lost = (key: string, what: string, why?: string) => editor.note('left-out', offsetOf(key), what, why);
  for (const [key, value] of Object.entries(values)) {
    const own = readObject(value);
    switch (key) {
      case 'slug':
      case 'draft':
        remove(key);
        break;
      case 'template':
        remove(key);
        if (value === 'splash') set('mode', 'center');
        break;
      case 'tableOfContents':
        remove(key);
        if (value === false) set('mode', 'wide');
        else if (value !== true)
          lost(key, key, 'The table of contents has headings of the second and third level.');
        break;
      case 'pagefind':
        remove(key);
        if (value === false) set('searchable', false);
        break;
      case 'banner': {
        remove(key);
        const content = readText(own['content']);
        const at = offsetOf(key);
        const shown = content && htmlToMarkdown(content, (url) => resolve(url, at) ?? url);
        if (shown) top.push(`<Banner${writeAttribute('content', shown)} />`);
        break;
      }
      case 'hero':
        remove(key);
        top.push(...writeHero(own, frontmatter, page, editor, { addresses, resolve }));
        break;
      case 'sidebar': {
        remove(key);
        if (own['hidden'] === true) set('hidden', true);
        for (const name of ['attrs'])
          if (Object.hasOwn(own, name))
            lost(key, `sidebar.${name}`, 'Entries of the sidebar have no attributes.');
        break;
      }
      case 'prev':
      case 'next':
        remove(key);
        if (values['prev'] === false && values['next'] === false) set('hideFooterPagination', true);
        else lost(key, key, 'The links to the next pages follow the sidebar.');
        break;
      default:
        if (Object.hasOwn(LOST, key)) {
          remove(key);
          lost(key, key, LOST[key]);
        }
    }
  }
  const sidebar = readObject(values['sidebar']);
  const label = page.label ?? readText(sidebar['label']);
  if (label !== undefined && label !== values['title']) set('sidebarTitle', label);
  const tag = page.tag ?? readBadge(sidebar['badge']);
  if (tag !== undefined) set('tag', tag);
  return top.join('\n\n');
}

/** What a hero shows, as Markdown: its image, its tagline and cards of its links. */
function writeHero(
  hero: Readonly<Record<string, unknown>>,
  { values, set, offsetOf }: PageFrontmatter,
  page: ConvertedPage,
  editor: PageEditor,
  { addresses, resolve }: FrontmatterContext,
): readonly string[] {
  const parts: string[] = [];
  const at = offsetOf('hero');
  const title = readText(hero['title']);
  if (title !== undefined && title !== '' && !title.includes('<')) set('title', title);
  const image = readObject(hero['image']);
  const alt = readText(image['alt']) ?? '';
  const find = (key: string) => {
    const path = readText(image[key]);
    const file = path === undefined ? undefined : addresses.findFile(path, page.source);
    return file === undefined ? undefined : addresses.copy(file);
  };
  const img = (src: string, classes: string) =>
    `<img${writeAttribute('className', classes)}${writeAttribute('src', src)} alt="${alt.replaceAll('"', '&quot;')}" />`;
  const [file, light, dark] = [find('file'), find('light'), find('dark')];
  if (file !== undefined)
    parts.push(
      `<img${writeAttribute('src', file)} alt="${alt.replaceAll('"', '&quot;')}" width="400" noZoom />`,
    );
  if (light !== undefined && dark !== undefined)
    parts.push(`${img(light, 'block dark:hidden')}\n${img(dark, 'hidden dark:block')}`);
  if (typeof image['html'] === 'string')
    editor.note('left-out', at, 'hero.image.html', 'A hero has a file as its image.');
  const tagline = readText(hero['tagline'])
    ?.replace(/<[^>]*>/g, '')
    .trim();
  if (tagline !== undefined && tagline !== '') {
    if (typeof values['description'] === 'string' && values['description'] !== tagline)
      parts.push(tagline.replace(/[{<]/g, '\\$&'));
    else set('description', tagline);
  }
  const cards = toList(hero['actions']).flatMap((action) => {
    const { text, link, icon } = readObject(action);
    if (typeof text !== 'string' || typeof link !== 'string') return [];
    const name = readIcon(readText(icon)) ?? 'arrow-right';
    return [
      `  <Card${writeAttribute('title', text)}${writeAttribute('icon', name)}${writeAttribute('href', resolve(link, at) ?? link)} horizontal />`,
    ];
  });
  if (cards.length > 0) parts.push(`<CardGroup>\n${cards.join('\n')}\n</CardGroup>`);
  return parts;
}
