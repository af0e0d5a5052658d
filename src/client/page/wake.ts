/** What a reader does first on a page, in one way or another. */
const acts = ['pointerover', 'focusin', 'keydown', 'click', 'change', 'scroll', 'hashchange'];

/**
 * Loads `acting/acting.ts` at the reader's first act. What they meant by it is done once that is there: the event is
 * given again. A link whose script cannot be loaded does what it does without one.
 */
function wake(event: Event): void {
  const loaded = import('./acting.ts');
  const target = event.target instanceof Element ? event.target : undefined;
  const meant = target?.closest(
    'octavo-copy-button,octavo-mode-toggle,.page-actions,.contents-opener,[role=tab],select,.menu-opener,.closed',
  );
  // A click, a change, a key.
  if (!target || !meant || !/^c|y/.test(event.type)) return;
  if (event.type === 'click' && meant instanceof HTMLAnchorElement) event.preventDefault();
  loaded.then(
    () => target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event)),
    () => meant instanceof HTMLAnchorElement && location.assign(meant.href),
  );
}

/** Called by what was loaded: from then on it listens itself. */
export function stopWaking(): void {
  for (const act of acts) removeEventListener(act, wake);
}

for (const act of acts) addEventListener(act, wake);
if (location.hash) import('./acting.ts');
