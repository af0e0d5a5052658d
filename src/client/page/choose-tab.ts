import { findTarget } from './find-target.ts';
import { on } from './on.ts';
import { rememberTitle } from './remembered-titles.ts';
import { panelOf, type TabsGroup, titleOf } from './tabs-group.ts';

/**
 * A tab or a list (`<select>`) of `<octavo-tabs>` chooses by its title for all groups of the page that have it, and the
 * title is remembered for other pages, the latest first. One with `data-alone` neither follows nor leads, and nothing is
 * remembered.
 */
function choose(group: TabsGroup, index: number): void {
  const tab = group.tabs[index];
  if (!tab) return;
  if (group.isAlone) {
    group.show(index);
    return;
  }
  const title = titleOf(tab);
  const top = group.getBoundingClientRect().top;
  for (const other of listGroups()) {
    const place = other === group ? index : other.isAlone ? -1 : other.find(title);
    if (place >= 0) other.show(place);
  }
  // Groups above may have grown or shrunk: what the reader has chosen stays where it is.
  scrollBy({ top: group.getBoundingClientRect().top - top, behavior: 'instant' });
  rememberTitle(title);
}

function listGroups(): Iterable<TabsGroup> {
  return document.querySelectorAll<TabsGroup>('octavo-tabs');
}

function groupOf(element: HTMLElement): TabsGroup | null {
  return element.closest<TabsGroup>('octavo-tabs');
}

on('click', 'octavo-tabs [role=tab]', (tab) => {
  const group = groupOf(tab);
  if (group) choose(group, group.tabs.indexOf(tab));
});

on('change', 'octavo-tabs > header select', (select) => {
  const group = groupOf(select);
  if (group && select instanceof HTMLSelectElement) choose(group, select.selectedIndex);
});

on('keydown', 'octavo-tabs [role=tab]', (tab, event) => {
  const group = groupOf(tab);
  if (!group) return;
  const last = group.tabs.length - 1;
  const at = group.tabs.indexOf(tab);
  const step = getComputedStyle(group).direction === 'rtl' ? -1 : 1;
  const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: last }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const index = to < 0 ? last : to > last ? 0 : to;
  choose(group, index);
  group.tabs[index]?.focus();
});

function showTarget(): void {
  const target = findTarget();
  if (!target) return;
  for (const group of listGroups()) {
    const index = group.tabs.findIndex((tab) => panelOf(tab)?.contains(target));
    if (index < 0) continue;
    group.show(index);
    target.scrollIntoView();
  }
}

showTarget();
addEventListener('hashchange', showTarget);
