import type { ImportLog } from '../project/import-log.ts';
import type { PageList } from '../project/imported-pages.ts';
import { joinParts, type ProjectFiles } from '../project/project-files.ts';
import { listAddresses, type SidebarItem } from '../project/write-navigation.ts';
import { convertDoc } from './convert-doc.ts';
import type { DocAddresses } from './doc-addresses.ts';
import { type DocCard, writeCards } from './doc-elements.ts';
import type { DocsSet } from './list-docs-sets.ts';
import type { Doc } from './read-docs.ts';
import type { Sidebars } from './read-sidebars.ts';

/** A set of documents with its sidebars. */
export interface ReadSet {
  readonly set: DocsSet;
  readonly docs: readonly Doc[];
  readonly sidebars: Sidebars;
}

interface PageSources {
  readonly files: ProjectFiles;
  readonly sets: readonly ReadSet[];
  /** Pages that are no documents, with their URLs. */
  readonly plain: ReadonlyMap<string, string>;
  readonly addresses: DocAddresses;
  readonly pages: PageList;
  readonly log: ImportLog;
}

/** Writes the pages of a site: its documents, those of categories, others, and last the texts that they import. */
export function writePages({ files, sets, plain, addresses, pages, log }: PageSources): void {
  const byAddress = new Map(sets.flatMap(({ docs }) => docs.map((doc) => [doc.address, doc] as const)));
  const labels = new Map(sets.flatMap(({ sidebars }) => [...sidebars.labels]));
  const entries = new Map(sets.flatMap(({ sidebars }) => [...sidebars.entries]));
  const cardsOf = (items: readonly SidebarItem[], locale = '') =>
    items.flatMap((item) => makeCard(item, byAddress, labels, locale));
  const placeOf = (source: string) => ({ file: source, line: 1, column: 1 });
  for (const { set, docs, sidebars } of sets) {
    for (const doc of docs) {
      const { source, address } = doc;
      if (doc.isDraft) {
        log.note('left-out', placeOf(source), 'the page', 'It is a draft.');
        continue;
      }
      const own = { text: files.texts.get(source) ?? '', target: targetOf(doc, set) };
      const locale = set.translates?.locale ?? '';
      const original = locale === '' ? address : address.slice(locale.length + 1);
      const cards = cardsOf(entries.get(original) ?? [], locale);
      const label = locale === '' ? labels.get(address) : undefined;
      const page = { ...doc, ...own, label, cards };
      pages.add(own.target, convertDoc(page, addresses, log), placeOf(source));
    }
    for (const { address, title, description, items } of sidebars.categoryPages)
      pages.add(`content/${address}.mdx`, writeCategoryPage(title, description, cardsOf(items)), set.place);
  }
  const add = (source: string, target: string, address: string | undefined) => {
    const page = { source, target, address, label: undefined, isIndex: false, cards: [] };
    pages.add(
      target,
      convertDoc({ ...page, text: files.texts.get(source) ?? '' }, addresses, log),
      placeOf(source),
    );
  };
  for (const [source, address] of plain) {
    const extension = source.endsWith('.mdx') ? 'mdx' : 'md';
    add(source, `content/${address === '' ? 'index' : address}.${extension}`, address);
  }
  const done = new Set<string>();
  for (;;) {
    const [source, target] = [...addresses.partials].find(([one]) => !done.has(one)) ?? [];
    if (source === undefined || target === undefined) break;
    done.add(source);
    add(source, target, undefined);
  }
}

/** Where the page of a doc is in the site. */
function targetOf({ address, source, isIndex }: Doc, { route }: DocsSet): string {
  const extension = source.endsWith('.mdx') ? '.mdx' : '.md';
  const stands = isIndex || address === '' || address === route;
  return `content/${joinParts(address, stands ? 'index' : '')}${extension}`;
}

function makeCard(
  item: SidebarItem,
  byAddress: ReadonlyMap<string, Doc>,
  labels: ReadonlyMap<string, string>,
  locale: string,
): readonly DocCard[] {
  if (item.kind === 'link') return [{ title: item.label, href: item.url, description: undefined }];
  if (item.kind === 'group') {
    const [first] = listAddresses(item.items);
    return first === undefined
      ? []
      : [{ title: item.label, href: `/${joinParts(locale, first)}`, description: item.description }];
  }
  const doc = byAddress.get(joinParts(locale, item.address)) ?? byAddress.get(item.address);
  return [
    {
      title: (locale === '' ? labels.get(item.address) : undefined) ?? doc?.label ?? item.address,
      href: `/${joinParts(locale, item.address)}`,
      description: doc?.description,
    },
  ];
}

function writeCategoryPage(
  title: string,
  description: string | undefined,
  cards: readonly DocCard[],
): string {
  const lines = [
    `title: ${JSON.stringify(title)}`,
    ...(description === undefined ? [] : [`description: ${JSON.stringify(description)}`]),
  ];
  return `---\n${lines.join('\n')}\n---\n\n${writeCards(cards)}\n`;
}
