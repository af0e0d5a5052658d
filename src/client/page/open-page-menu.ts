import { on } from './on.ts';

/** A button opens its menu of the page, once: the menu then does it itself. */
on('click', '.page-actions > button, .contents-opener', (more) => {
  if (!(more instanceof HTMLButtonElement) || more.popoverTargetElement) return;
  void import('./page-menu.ts').then(({ openPageMenu }) => openPageMenu(more));
});
