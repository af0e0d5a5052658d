import GithubSlugger from 'github-slugger';
import { quoteValue } from '../../config/json-words.ts';
import { createOwnership } from '../../site/navigation/placement.ts';
import { type ImportedObject, isImportedObject, type Notebook } from '../draft.ts';
import {
  type DocsNavigation,
  type DocsSection,
  type LooseDocument,
  listGroupPages,
  OPERATIONS_FOLDER,
} from './navigation-scope.ts';
import { namesOperations } from './operation-redirects.ts';
import { placeProducts } from './place-products.ts';
import { findSectionUrls } from './section-urls.ts';

/**
 * `tabs`, `anchors`, `primaryTab`, `topAnchor` and `products` of `site.json` from sections that list their pages. Tabs and
 * anchors know them by the start of the URL; groups for whose pages no URL can say it name their tab and anchor, and all of
 * them their product.
 */
export function placeSections(read: DocsNavigation, notes: Notebook): PlacedSections {
  const { sections, documents, groups, owners, languages } = read;
  finishMenus(read);
  const products = placeProducts(read, notes);
  const tabs = placeKind('tab', sections, languages, notes);
  const anchors = placeKind('anchor', sections, languages, notes);
  for (const { rest, source } of anchors.leading)
    if (rest['color'] !== undefined) notes.leaveOut([...source, 'color'], 'The first anchor has no color.');
  const loose = [...documents, ...[...tabs.leading, ...anchors.leading].flatMap(listDocuments)];
  const kept = keepDocuments(loose, groups, notes);
  const list = [...tabs.list, ...kept.tabs];
  const site = {
    ...(products.length === 0 ? {} : { products }),
    ...(tabs.lead === undefined || list.length === 0
      ? {}
      : { primaryTab: { name: tabs.lead.name, ...tabs.lead.rest, ...writeMenu(tabs.lead) } }),
    ...(list.length === 0 ? {} : { tabs: list }),
    ...(anchors.lead === undefined
      ? {}
      : { topAnchor: { name: anchors.lead.name, ...withoutColor(anchors.lead.rest) } }),
    ...(anchors.list.length === 0 ? {} : { anchors: anchors.list }),
  };
  const placed = groups.map((group) => {
    const { tab, anchor, product } = owners.get(group) ?? noOwners;
    const inTab = nameOwner(group, 'tab', tab, tabs, { sections, notes });
    const named = nameOwner(inTab, 'anchor', anchor, anchors, { sections, notes });
    return product === undefined ? named : addName(named, 'product', product, notes);
  });
  return { site, groups: placed, openapi: kept.openapi };
}

const noOwners = { tab: undefined, anchor: undefined, product: undefined };

/**
 * The group with the name of the tab or the anchor around it, where the URLs of its pages say another one, or where another
 * section has the operations that it names too.
 */
function nameOwner(
  group: ImportedObject,
  kind: OwnerKind,
  owner: DocsSection | undefined,
  { findOwner, urlOf }: PlacedKind,
  { sections, notes }: { readonly sections: readonly DocsSection[]; readonly notes: Notebook },
): ImportedObject {
  if (owner === undefined) return group;
  const isShared = sections.some(
    (other) => other !== owner && other.openapi.some((document) => owner.openapi.includes(document)),
  );
  if (isShared && urlOf.get(owner) !== undefined && namesOperations(group))
    return addName(group, kind, owner, notes);
  const wanted = urlOf.get(owner) === undefined ? undefined : owner;
  if (listGroupPages(group).every((page) => findOwner(page, owner) === wanted)) return group;
  return addName(group, kind, owner, notes);
}

/** A kind of section that knows its pages by the start of their URL. */
type OwnerKind = Exclude<DocsSection['kind'], 'product'>;

function addName(
  group: ImportedObject,
  kind: DocsSection['kind'],
  { name }: DocsSection,
  notes: Notebook,
): ImportedObject {
  const { pages, ...rest } = group;
  const named = { ...rest, [kind]: name, pages };
  notes.trace(named, notes.originOf(group));
  return named;
}

/** Documents of a section that owns what no other one does: the fields for it have no `openapi`. */
function listDocuments({
  openapi,
  version,
  language,
  product,
  folder,
  source,
}: DocsSection): readonly LooseDocument[] {
  const loose = { version, language, product, name: '', folder, source: [...source, 'openapi'] };
  return openapi.map((document) => ({ document, ...loose }));
}

/** What the navigation gives beside its groups. */
interface PlacedSections {
  readonly site: ImportedObject;
  readonly groups: readonly ImportedObject[];
  /** Documents of the whole site. */
  readonly openapi: readonly string[];
}

interface PlacedKind {
  readonly list: readonly ImportedObject[];
  /** The one that owns what no other one does. */
  readonly lead: DocsSection | undefined;
  /** It and those of its name in other versions. */
  readonly leading: readonly DocsSection[];
  /** The `url` of each that holds pages; undefined for those that own what is left over. */
  readonly urlOf: ReadonlyMap<DocsSection, string | undefined>;
  /** The one that owns a page by its `url`. */
  readonly findOwner: (path: string, readers: Readers) => DocsSection | undefined;
}

/** Who sees a section. */
type Readers = Pick<DocsSection, 'version' | 'language' | 'product'>;

function placeKind(
  kind: OwnerKind,
  all: readonly DocsSection[],
  languages: DocsNavigation['languages'],
  notes: Notebook,
): PlacedKind {
  const sections = all.filter((section) => section.kind === kind && isUsed(section));
  const owning = sections.filter(
    ({ href, pages, openapi }) => pages.length + openapi.length > 0 || href === undefined,
  );
  const taken = new Set<string>();
  const wanted = owning.map((section) => ({ ...section, folder: nameFolder(section, taken) }));
  const main = (languages.find((one) => one.default) ?? languages[0])?.language;
  const urlOf = new Map<DocsSection, string | undefined>();
  const parts = Map.groupBy(wanted.entries(), ([, { language, product }]) =>
    JSON.stringify([language, product]),
  );
  for (const part of parts.values()) {
    const first = part[0]?.[1];
    const { language, product } = first ?? noReaders;
    // What holds the pages of no other one does so in every product, where other names may be.
    const mayLead = product === undefined && (language === undefined || language === main);
    const { urls } = findSectionUrls(
      part.map(([, one]) => one),
      mayLead,
    );
    for (const [place, [index]] of part.entries()) {
      const section = owning[index];
      if (section === undefined) continue;
      const url = urls[place] ?? (product === undefined ? undefined : nameUrl(product, section, urls));
      const own =
        url === undefined || urls.includes(section.folder) ? undefined : findOwnFolder(section, owning);
      urlOf.set(section, own ?? url ?? (language === main ? undefined : language));
    }
  }
  const leading = owning.filter((section) => urlOf.get(section) === undefined);
  const [lead] = leading;
  if (lead !== undefined && kind === 'tab' && lead !== sections[0])
    notes.changed(
      lead.source,
      `${quoteValue(lead.name)} is the first tab`,
      'The tab of the pages that share no folder comes first.',
    );
  const list = sections.flatMap((section) => {
    const url = urlOf.has(section) ? urlOf.get(section) : section.href;
    if (url === undefined) return [];
    const { name, version, language, product, rest, openapi } = section;
    const entry: ImportedObject = {
      name,
      url,
      ...rest,
      ...writeMenu(section),
      ...(product === undefined ? {} : { product }),
      ...(language === undefined ? {} : { language }),
      ...(version === undefined ? {} : { version }),
      ...(openapi.length === 0 ? {} : { openapi: openapi.length === 1 ? openapi[0] : openapi }),
    };
    notes.trace(entry, section.source);
    if (urlOf.has(section))
      notes.changed(
        section.source,
        `the url of ${quoteValue(name)} is ${quoteValue(url)}`,
        `A ${kind} owns the pages below its url.`,
      );
    return [entry];
  });
  const owners = owning.flatMap((section) => {
    const url = urlOf.get(section);
    const { version, language, product } = section;
    return url === undefined ? [] : [{ url, version, language, product, section }];
  });
  const find = createOwnership(owners);
  const findOwner = (path: string, { version, language, product }: Readers) => {
    const index = find(path, { version, language, product });
    return index === undefined ? undefined : owners[index]?.section;
  };
  return { list, lead, leading, urlOf, findOwner };
}

const noReaders: Readers = { version: undefined, language: undefined, product: undefined };

/** The `url` of a section of a product that no folder holds the pages of: groups name it. */
function nameUrl(product: string, { name }: DocsSection, taken: readonly (string | undefined)[]): string {
  const slugs = new GithubSlugger();
  const url = `${slugs.slug(product) || 'product'}/${slugs.slug(name) || 'section'}`;
  for (let number = 0; ; number++) {
    const free = number === 0 ? url : `${url}-${number}`;
    if (!taken.includes(free)) return free;
  }
}

/** The folder that the file names for a section's operations, where no other one has a part in it: they stay there. */
function findOwnFolder(section: DocsSection, sections: readonly DocsSection[]): string | undefined {
  const { folder } = section;
  if (folder === undefined || section.openapi.length === 0) return undefined;
  const isTaken = sections.some(
    (other) =>
      other !== section &&
      (other.folder === folder || other.pages.some((page) => `${page}/`.startsWith(`${folder}/`))),
  );
  return isTaken ? undefined : folder;
}

/** Gives a tab of links alone the first one, and an entry that is made of operations alone their folder. */
function finishMenus({ sections, groups, owners }: DocsNavigation): void {
  for (const section of sections) {
    const { menu, pages, openapi, folder } = section;
    const names = new Set(
      groups.filter((group) => owners.get(group)?.tab === section).flatMap(listGroupNames),
    );
    for (const [index, entry] of menu.entries())
      if (entry['url'] === undefined && openapi.length > 0 && !names.has(entry['name']))
        menu[index] = { ...entry, url: `/${folder ?? OPERATIONS_FOLDER}` };
    const [first] = menu;
    if (pages.length + openapi.length === 0 && typeof first?.['url'] === 'string')
      section.href ??= first['url'];
  }
}

/** The names of a group and of those inside it. */
function listGroupNames({ group, pages }: ImportedObject): readonly unknown[] {
  const inside = Array.isArray(pages) ? pages.filter(isImportedObject) : [];
  return [group, ...inside.flatMap(listGroupNames)];
}

/** `menu` of a tab. */
function writeMenu({ menu }: Pick<DocsSection, 'menu'>): ImportedObject {
  return menu.length === 0 ? {} : { menu };
}

function isUsed({ href, pages, openapi }: DocsSection): boolean {
  return href !== undefined || pages.length > 0 || openapi.length > 0;
}

function nameFolder({ pages, openapi, folder, name }: DocsSection, taken: Set<string>): string | undefined {
  if (openapi.length === 0) return undefined;
  if (folder !== undefined || pages.length > 0) return folder;
  const free = taken.has(OPERATIONS_FOLDER)
    ? `${OPERATIONS_FOLDER}/${new GithubSlugger().slug(name) || taken.size}`
    : OPERATIONS_FOLDER;
  taken.add(free);
  return free;
}

function withoutColor({ color: _, ...rest }: ImportedObject): ImportedObject {
  return rest;
}

/** Where `site.json` has such documents. */
interface KeptDocuments {
  readonly openapi: readonly string[];
  readonly tabs: readonly ImportedObject[];
}

/**
 * Keeps documents in their versions: one of which `groups` name operations is a document of the site, for these stay in
 * the version of their group; another one gets a tab of its version.
 */
function keepDocuments(
  documents: readonly LooseDocument[],
  groups: readonly ImportedObject[],
  notes: Notebook,
): KeptDocuments {
  const tabs = new Map<string, ImportedObject & { readonly openapi: string[] }>();
  const openapi: string[] = [];
  for (const { document, version, product, name, folder, source } of documents) {
    const isNamed = groups.some((group) => group['version'] === version && namesDocument(group, document));
    if (version === undefined) openapi.push(document);
    else if (isNamed) {
      openapi.push(document);
      const why = `Its operations stay in the version ${quoteValue(version)} by the group that names them.`;
      notes.changed(source, `openapi has ${quoteValue(document)}`, why);
    } else {
      const url = folder ?? `${OPERATIONS_FOLDER}/${new GithubSlugger().slug(version) || 'version'}`;
      const key = JSON.stringify([version, product, url]);
      const inside = product === undefined ? {} : { product };
      const tab = tabs.get(key) ?? { name: name || 'API reference', url, ...inside, version, openapi: [] };
      if (!tab.openapi.includes(document)) tab.openapi.push(document);
      notes.trace(tab, source);
      if (!tabs.has(key)) {
        const why = `It keeps the operations of ${quoteValue(document)} in the version ${quoteValue(version)}.`;
        notes.added(source, `tabs has ${quoteValue(tab['name'])} at ${quoteValue(url)}`, why);
      }
      tabs.set(key, tab);
    }
  }
  return { openapi: [...new Set(openapi)], tabs: [...tabs.values()].map(simplify) };
}

function simplify({
  openapi,
  ...tab
}: ImportedObject & { readonly openapi: readonly string[] }): ImportedObject {
  return { ...tab, openapi: openapi.length === 1 ? openapi[0] : openapi };
}

function namesDocument({ pages }: ImportedObject, document: string): boolean {
  return (
    Array.isArray(pages) &&
    pages.some((page: unknown) =>
      isImportedObject(page)
        ? namesDocument(page, document)
        : typeof page === 'string' && page.startsWith(`${document} `),
    )
  );
}
