import { on } from './on.ts';

/** The button beside "Copy page" opens what else can be done with a page, once: the menu then does it itself. */
on('click', '.page-actions > button', (more) => {
  if (!(more instanceof HTMLButtonElement) || more.popoverTargetElement) return;
  void import('../page-menu.ts').then(({ openPageMenu }) => openPageMenu(more));
});
