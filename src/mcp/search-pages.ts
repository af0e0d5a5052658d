import MiniSearch from 'minisearch';
import { type McpPage, type McpSite, nameOperation } from './mcp-site.ts';
import { splitSections } from './split-sections.ts';
import { writeExcerpt } from './write-excerpt.ts';

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
    const title = [page.title, page.operation ? nameOperation(page.operation) : ''].join(' ');
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
