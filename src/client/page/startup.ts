/**
 * What nearly every page needs before its reader does anything, as one script: it is asked for once, and compresses
 * better than several. What answers the reader is loaded at the first interaction.
 */
import { readChoice, writeChoice } from './page-state.ts';
import './tabs-group.ts';

/** Events that count as the first interaction. */
const firstEvents = ['pointerover', 'focusin', 'keydown', 'click', 'change', 'scroll', 'hashchange'];

/**
 * Loads the interactions at the first one and replays its event once they are there. A link whose script cannot be loaded
 * does what it does without one.
 */
function answerFirst(event: Event): void {
  const loaded = import('./interactions.lazy.ts');
  const target = event.target instanceof Element ? event.target : undefined;
  const meant = target?.closest(
    'octavo-copy-button,octavo-mode-toggle,.page-actions>*+button,[role=tab],select,.menu-opener,.closed',
  );
  // A click, a change, a key.
  if (!target || !meant || !/^c|y/.test(event.type)) return;
  if (event.type === 'click' && meant instanceof HTMLAnchorElement) event.preventDefault();
  loaded.then(
    () => target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event)),
    () => meant instanceof HTMLAnchorElement && location.assign(meant.href),
  );
}

for (const type of firstEvents) addEventListener(type, answerFirst);
// Told by the script as soon as it listens itself: a promise of it may come an event later, which both would answer.
addEventListener('octavo-interactions', () => {
  for (const type of firstEvents) removeEventListener(type, answerFirst);
});
if (location.hash) void import('./show-target.lazy.ts');

// The search opens by its button, by Ctrl or Cmd with K, and by `/` outside of fields, at once: what is typed is there when that
// which searches has come. It is asked for when the pointer comes to the button.
const searchButton = document.querySelector<HTMLElement>('.search-button');
const searchDialog = document.querySelector<HTMLDialogElement>('.search-dialog');
const loadSearch = () => import('../../search/client/open-search.ts');

function openSearchDialog(): void {
  if (!searchDialog || searchDialog.open) return;
  // Its field gets the focus. https://html.spec.whatwg.org/#dialog-focusing-steps
  searchDialog.showModal();
  void loadSearch().then((search) => search.openSearch(searchDialog));
}

searchButton?.addEventListener('click', openSearchDialog);
searchButton?.addEventListener('pointerover', loadSearch);
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, target } = event;
  const isField = target instanceof Element && target.matches('input,select,textarea,[contenteditable]');
  if (ctrlKey || metaKey ? key !== 'k' : key !== '/' || isField) return;
  event.preventDefault();
  openSearchDialog();
});

// What is new since then is for readers who were here before; of the others the time is kept.
if (import.meta.env.OCTAVO_VISITS) {
  if (readChoice(`visit${import.meta.env.OCTAVO_BASE}`)) void import('../visit/since-visit.lazy.ts');
  else writeChoice(`visit${import.meta.env.OCTAVO_BASE}`, Date.now());
}

// On narrow screens the link to the sidebar is a button: `interactions.lazy.ts` opens a dialog instead.
// So are those of a long sidebar that stand for closed groups.
for (const opener of document.querySelectorAll('.menu-opener,.closed')) {
  opener.role = 'button';
  opener.ariaExpanded = 'false';
}
