import { isObject, type JsonObject, readObject, readText, toList } from '../../lib/json/json-value.ts';
import type { ImportLog } from '../project/import-log.ts';
import { isBelow, joinParts } from '../project/project-files.ts';
import { Call, Unread } from '../project/script-values.ts';
import type { SidebarGroup, SidebarItem } from '../project/write-navigation.ts';
import type { StarlightPage } from './list-pages.ts';
import type { StarlightSettings } from './read-starlight.ts';

/** The sidebar of a site, and what it says of pages and names. */
export interface StarlightSidebar {
  readonly items: readonly SidebarItem[];
  /** What it calls a page, by the page's address. */
  readonly labels: ReadonlyMap<string, string>;
  /** The badges that it puts behind pages. */
  readonly tags: ReadonlyMap<string, string>;
  /** Its names in other languages, by the language's folder or tag. */
  readonly translations: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Reads the sidebar; without one it lists all pages. `pages` are those of the default language. */
export function readStarlightSidebar(
  { options, placeOf }: StarlightSettings,
  pages: readonly StarlightPage[],
  base: string,
  log: ImportLog,
): StarlightSidebar {
  const shown = pages.filter((page) => !page.isDraft);
  const bySlug = new Map(
    shown.flatMap((page) => [[page.slug, page] as const, [page.address, page] as const]),
  );
  const labels = new Map<string, string>();
  const tags = new Map<string, string>();
  const translations = new Map<string, Map<string, string>>();

  const translate = (label: string, given: unknown) => {
    for (const [locale, name] of Object.entries(readObject(given)))
      if (typeof name === 'string') {
        const known = translations.get(locale) ?? new Map<string, string>();
        translations.set(locale, known.set(label, name));
      }
  };

  const readList = (list: unknown): readonly SidebarItem[] =>
    toList(list).flatMap((item, index) => readItem(item, list, index));

  const readItem = (item: unknown, list: unknown, index: number): readonly SidebarItem[] => {
    const place = placeOf(list, index);
    if (typeof item === 'string') return readSlug(item, {}, place);
    if (item instanceof Unread || item instanceof Call) {
      const source = item instanceof Unread ? item.source : `${item.name}(…)`;
      log.note('left-out', item.place, source, 'Only running the program would tell what it is.');
      return [];
    }
    if (!isObject(item)) return [];
    const label = readLabel(item);
    if (label !== undefined) translate(label, item['translations']);
    const slug = readText(item['slug']);
    if (slug !== undefined) return readSlug(slug, item, place);
    const link = readText(item['link']);
    if (link !== undefined && label !== undefined) return readLink(link, label, item);
    const { autogenerate } = item;
    const { directory } = readObject(autogenerate);
    const items =
      typeof directory === 'string' ? generate(directory.replace(/^\/+|\/+$/g, '')) : readList(item['items']);
    if (label === undefined) return items;
    return [{ kind: 'group', label, items, tag: readBadge(item['badge']) }];
  };

  const readSlug = (
    slug: string,
    item: JsonObject,
    place: Parameters<ImportLog['note']>[1],
  ): readonly SidebarItem[] => {
    const page = bySlug.get(slug.replace(/^\/+|\/+$/g, ''));
    if (!page) {
      log.note('left-out', place, `the entry ${JSON.stringify(slug)}`, 'There is no such page.');
      return [];
    }
    return [showPage(page, readLabel(item), item)];
  };

  const showPage = (page: StarlightPage, label: string | undefined, item: JsonObject): SidebarItem => {
    if (label !== undefined && label !== page.label) labels.set(page.address, label);
    const tag = readBadge(item['badge']);
    if (tag !== undefined) tags.set(page.address, tag);
    return { kind: 'page', address: page.address };
  };

  const readLink = (link: string, label: string, item: JsonObject): readonly SidebarItem[] => {
    const isAway = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link);
    const path = link.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '');
    const inner = base !== '' && isBelow(path, base) ? path.slice(base.length).replace(/^\//, '') : path;
    const page = isAway || /[?#]/.test(link) ? undefined : bySlug.get(inner);
    if (page) return [showPage(page, label, item)];
    return [
      {
        kind: 'link',
        label,
        url: isAway ? link : `/${link.replace(/^\/+/, '')}`,
        tag: readBadge(item['badge']),
      },
    ];
  };

  const generate = (directory: string): readonly SidebarItem[] => {
    const inside = shown.filter((page) => !page.isHidden && isBelow(page.address, directory));
    return sortEntries(inside, directory);
  };

  const written = options['sidebar'];
  const items = written === undefined ? generate('') : readList(written);
  if (written instanceof Unread || written instanceof Call)
    log.note('left-out', written.place, 'the sidebar', 'Only running the program would tell what is in it.');
  return { items, labels, tags, translations };
}

/** The pages of a folder and groups of those of the folders in it, by their order and then by their names. */
function sortEntries(pages: readonly StarlightPage[], folder: string): readonly SidebarItem[] {
  const depth = folder === '' ? 0 : folder.split('/').length;
  const entries: { readonly name: string; readonly order: number; readonly item: SidebarItem }[] = [];
  const inner = new Map<string, StarlightPage[]>();
  for (const page of pages) {
    const parts = page.address.split('/').slice(depth);
    const isDirect = parts.length <= 1 && !(page.isIndex && page.address !== folder);
    if (isDirect || page.address === folder) {
      const item = { kind: 'page', address: page.address } as const;
      entries.push({ name: page.address, order: page.order ?? Number.MAX_VALUE, item });
      continue;
    }
    const name = parts[0] ?? '';
    inner.set(name, [...(inner.get(name) ?? []), page]);
  }
  for (const [label, own] of inner) {
    const path = joinParts(folder, label);
    const group: SidebarGroup = { kind: 'group', label, items: sortEntries(own, path) };
    const order = Math.min(...own.map((page) => page.order ?? Number.MAX_VALUE));
    entries.push({ name: path, order, item: group });
  }
  return entries
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en', { numeric: false }))
    .map(({ item }) => item);
}

/** The label of an entry: its text, or that of the default language where each has one. */
function readLabel({ label }: JsonObject): string | undefined {
  if (typeof label === 'string') return label;
  const texts = isObject(label) ? Object.values(label).filter((text) => typeof text === 'string') : [];
  return texts[0];
}

/** The text of a badge. */
export function readBadge(badge: unknown): string | undefined {
  if (typeof badge === 'string') return badge === '' ? undefined : badge;
  const text = readText(readObject(badge)['text']);
  return text === '' ? undefined : text;
}
