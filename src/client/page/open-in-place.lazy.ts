import { unfoldSchema } from '../reference/unfold-schema.ts';
import { fillMenu } from '../sidebar/fill-menu.ts';
import { openGroup } from '../sidebar/open-group.ts';

/** Opens in the place of a link what it leads to, by what it is. Gives false where that could not be had. */
export async function openInPlace(link: HTMLElement): Promise<boolean> {
  if (link.matches('.menu-opener')) return openMenu(link);
  if (link.matches('.nested')) return unfoldSchema(link as HTMLAnchorElement);
  const nav = link.closest<HTMLElement>('.nav');
  const isOpened = await openGroup(link);
  if (nav) void addFiltersTo(nav);
  return isOpened;
}

/** Loads what filters long groups where there are some. */
async function addFiltersTo(nav: HTMLElement): Promise<void> {
  if (!nav.querySelector('ul > li:nth-child(21)')) return;
  const { addFilters } = await import('../sidebar/filter-groups.lazy.ts');
  addFilters(nav);
}

/**
 * `<octavo-site-menu>`: the sidebar in a modal dialog, together with tabs, versions and the topbar's links. The dialog is
 * filled from the page when it is first opened.
 */
function openMenu(opener: HTMLElement): boolean {
  const menu = opener.closest<HTMLElement>('octavo-site-menu');
  const dialog = menu?.querySelector('dialog');
  if (!menu || !dialog) return false;
  fillMenu(dialog, menu);
  const nav = dialog.querySelector<HTMLElement>('.nav');
  if (nav) void addFiltersTo(nav);
  dialog.showModal();
  dialog.querySelector('a[aria-current="page"]')?.scrollIntoView({ block: 'center' });
  return true;
}
