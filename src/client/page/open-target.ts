import { findTarget } from './find-target.ts';

/** Opens the `<details>` that the address leads to or into, when the page comes and whenever the address changes. */
function openTarget(): void {
  const target = findTarget();
  let closed = false;
  for (let at: Element | null = target; at; at = at.parentElement) {
    if (!(at instanceof HTMLDetailsElement) || at.open) continue;
    at.open = true;
    closed = true;
  }
  if (closed) target?.scrollIntoView();
}

openTarget();
addEventListener('hashchange', openTarget);
