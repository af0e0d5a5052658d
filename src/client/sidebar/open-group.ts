let fragment: { readonly url: string; readonly groups: Promise<Document> } | undefined;

/**
 * Opens a group of a long sidebar in the place of its link, or shows the groups of a link that stands
 * for many. They come from one file that all pages of the section share. Gives false where that could not be loaded.
 */
export async function openGroup(link: HTMLElement): Promise<boolean> {
  const url = document.getElementById('_menu')?.dataset['groups'] ?? '';
  // In `octavo dev` the groups of an open page change.
  if (fragment?.url !== url) fragment = { url, groups: load(url) };
  const groups = await fragment.groups.catch(() => undefined);
  if (!groups) fragment = undefined;
  const found = groups && listGroups(groups, link);
  const [first] = found ?? [];
  if (!found || !first) return false;
  if (link.dataset['group']) {
    const group = document.importNode(first, true);
    group.open = true;
    if (link.dataset['forVersion']) group.dataset['forVersion'] = link.dataset['forVersion'];
    link.replaceWith(group);
    group.querySelector('summary')?.focus();
  } else {
    const links = found.map(writeLink);
    link.replaceWith(...links);
    links[0]?.focus();
  }
  return true;
}

async function load(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(url);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The groups of a link. */
function listGroups(groups: Document, { dataset }: HTMLElement): readonly HTMLDetailsElement[] {
  const { group, from, to } = dataset;
  const count = Number(to) - Number(from) + 1;
  const ids = group ? [group] : Array.from({ length: count }, (_, index) => Number(from) + index);
  return ids.flatMap((id) => groups.querySelector<HTMLDetailsElement>(`details[data-group="${id}"]`) ?? []);
}

/** The link of a closed group, as `components/page/sidebar/ClosedGroups.astro` writes it and the script of the page numbers it. */
function writeLink(group: HTMLDetailsElement): HTMLElement {
  const link = document.createElement('a');
  link.className = 'closed';
  link.href = group.querySelector('a:not([rel])')?.getAttribute('href') ?? '';
  link.dataset['group'] = group.dataset['group'];
  link.role = 'button';
  link.ariaExpanded = 'false';
  const version = group.parentElement?.dataset['forVersion'];
  if (version) link.dataset['forVersion'] = version;
  const icon = group.querySelector('summary > .icon:not(.caret)');
  if (icon) link.append(document.importNode(icon, true));
  link.append(group.querySelector('summary > .name')?.textContent ?? '');
  return link;
}
