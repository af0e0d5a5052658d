import type { ImportedObject } from '../draft.ts';

/** An entry of a sidebar, as tools have them in common. */
export type SidebarItem =
  | { readonly kind: 'page'; readonly address: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string; readonly tag?: string | undefined }
  | SidebarGroup;

export interface SidebarGroup {
  readonly kind: 'group';
  readonly label: string;
  readonly items: readonly SidebarItem[];
  readonly tag?: string | undefined;
  readonly description?: string | undefined;
}

/** Makes the page that stands for a link in the sidebar, and gives its address. */
export type AddLinkPage = (link: Extract<SidebarItem, { kind: 'link' }>) => string;

/** What every group on top carries: a tab, a version, a language. */
export type GroupFields = Readonly<Record<string, string>>;

/** The groups of `navigation` for a sidebar. Pages on top of it are in groups without a heading, in their order. */
export function writeNavigation(
  items: readonly SidebarItem[],
  fields: GroupFields,
  addLinkPage: AddLinkPage,
): readonly ImportedObject[] {
  const groups: ImportedObject[] = [];
  let loose: unknown[] | undefined;
  for (const item of items) {
    if (item.kind === 'group') {
      loose = undefined;
      if (listAddresses(item.items).length + countLinks(item.items) > 0)
        groups.push({ ...writeGroup(item, addLinkPage), ...fields });
      continue;
    }
    if (!loose) {
      loose = [];
      groups.push({ group: '', pages: loose, ...fields });
    }
    loose.push(writeEntry(item, addLinkPage));
  }
  return groups;
}

function writeGroup(
  { label, items, tag, description }: SidebarGroup,
  addLinkPage: AddLinkPage,
): ImportedObject {
  return {
    group: label,
    ...(tag === undefined ? {} : { tag }),
    ...(description === undefined ? {} : { description }),
    pages: items
      .filter(
        (item) => item.kind !== 'group' || listAddresses(item.items).length + countLinks(item.items) > 0,
      )
      .map((item) => (item.kind === 'group' ? writeGroup(item, addLinkPage) : writeEntry(item, addLinkPage))),
  };
}

function writeEntry(item: Exclude<SidebarItem, SidebarGroup>, addLinkPage: AddLinkPage): string {
  return nameInNavigation(item.kind === 'page' ? item.address : addLinkPage(item));
}

/** What `navigation` calls the page at an address, which has no slash at its ends. */
export function nameInNavigation(address: string): string {
  return address === '' ? 'index' : address;
}

/** The addresses of all pages of a sidebar, in order. */
export function listAddresses(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) =>
    item.kind === 'page' ? [item.address] : item.kind === 'group' ? listAddresses(item.items) : [],
  );
}

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.kind === 'link' ? 1 : item.kind === 'group' ? countLinks(item.items) : 0),
    0,
  );
}
