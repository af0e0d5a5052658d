import { findTarget } from './page-state.ts';
import { panelOf, type TabsGroup } from './tabs-group.ts';

/**
 * Shows the element that the address leads to, when this is loaded and whenever the address changes: opens the tabs and the
 * `<details>` around it. Where there is none, the address may have another tool's form of an id: then a script looks for it.
 */
function showTarget(): void {
  const target = findTarget();
  if (!target) {
    if (location.hash) void import('./find-moved.lazy.ts').then(({ findMoved }) => findMoved());
    return;
  }
  let isHidden = false;
  for (const group of document.querySelectorAll<TabsGroup>('octavo-tabs')) {
    const index = group.tabs.findIndex((tab) => panelOf(tab)?.contains(target));
    if (index < 0) continue;
    group.show(index);
    isHidden = true;
  }
  for (let at: Element | null = target; at; at = at.parentElement) {
    if (!(at instanceof HTMLDetailsElement) || at.open) continue;
    at.open = true;
    isHidden = true;
  }
  if (isHidden) target.scrollIntoView();
}

showTarget();
addEventListener('hashchange', showTarget);
