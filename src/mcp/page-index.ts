import MiniSearch from 'minisearch';
import { type McpPage, type McpSite, operationLabel } from './mcp-site.ts';

export interface SearchHit {
  readonly page: McpPage;
  /** Those of its sections that match, best first. */
  readonly sections: readonly { readonly headings: readonly string[]; readonly excerpt: string }[];
}

/** Gives the pages that fit words best, best first. */
export type SearchPages = (words: string, limit: number) => readonly SearchHit[];

interface Entry {
  readonly id: number;
  readonly page: McpPage;
  readonly headings: readonly string[];
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

const sectionsOfAPage = 3;

/** Reads all pages of a site and makes an index of their titles, headings and texts. */
export async function indexPages(site: McpSite): Promise<SearchPages> {
  const entries: Entry[] = [];
  for (const page of site.pages) {
    const title = [page.title, page.operation ? operationLabel(page.operation) : ''].join(' ');
    const sections = splitSections(await site.readText(page));
    for (const { headings, text } of sections.length > 0 ? sections : [{ headings: [], text: '' }])
      entries.push({ id: entries.length, page, headings, title, heading: headings.join(' '), text });
  }
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'text'],
    searchOptions: {
      boost: { title: 4, heading: 2 },
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(entries);
  return (words, limit) => {
    // All words first: a section with one rare word of five is seldom meant.
    const strict = index.search(words, { combineWith: 'AND' });
    const found = strict.length > 0 ? strict : index.search(words);
    const hits = new Map<McpPage, SearchHit['sections'][number][]>();
    for (const { id, terms } of found) {
      const entry = entries[id];
      if (!entry) continue;
      const sections = hits.get(entry.page) ?? [];
      if (sections.length === 0 && hits.size === limit) continue;
      hits.set(entry.page, sections);
      if (sections.length < sectionsOfAPage)
        sections.push({ headings: entry.headings, excerpt: writeExcerpt(entry.text, terms) });
    }
    return [...hits].map(([page, sections]) => ({ page, sections }));
  };
}

/** A part of a page: what stands under one heading. */
interface Section {
  /** Of the section, below those that hold it; empty before a page's first heading of level 2. */
  readonly headings: readonly string[];
  readonly text: string;
}

/** Cuts Markdown at its ATX headings (CommonMark 0.31, 4.2), code left whole; the page's own title is no section. */
export function splitSections(markdown: string): readonly Section[] {
  const sections: { headings: readonly string[]; lines: string[] }[] = [{ headings: [], lines: [] }];
  let above: readonly string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const marks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const [, depth = '', text = ''] =
      (fence === '' && /^ {0,3}(#{1,6})\s+(.+?)(?:\s+#+)?\s*$/.exec(line)) || [];
    if (fence === '') fence = marks;
    else if (marks.startsWith(fence) && line.trim() === marks) fence = '';
    if (depth.length > 1) {
      above = [...above.slice(0, depth.length - 2), text];
      sections.push({ headings: above, lines: [] });
    } else if (depth === '') sections.at(-1)?.lines.push(line);
  }
  return sections
    .map(({ headings, lines }) => ({ headings, text: lines.join('\n').trim() }))
    .filter(({ headings, text }) => headings.length > 0 || text !== '');
}

const width = 280;

/** A piece of a text in one line, around the first place that has one of the words (lower case). */
export function writeExcerpt(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const plain = line.toLowerCase();
  const places = words.map((word) => plain.indexOf(word)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = first < width / 2 ? 0 : line.indexOf(' ', first - width / 3) + 1;
  const end = line.length <= start + width ? line.length : line.lastIndexOf(' ', start + width);
  const stop = end <= start ? start + width : end;
  return `${start > 0 ? '… ' : ''}${line.slice(start, stop).toWellFormed()}${stop < line.length ? ' …' : ''}`;
}
