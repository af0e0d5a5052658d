import { t } from '../../i18n/browser.ts';
import css from './menu-dialog.css?inline';

/** Fills the menu's dialog with what the page shows on wide screens, once; `menu` is `<octavo-site-menu>`. */
export function fillMenu(dialog: HTMLDialogElement, menu: HTMLElement): void {
  if (dialog.childElementCount > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const head = document.createElement('div');
  head.className = 'head';
  head.append(...copyOf(menu, '.identity > .brand', '.identity > octavo-topbar-menu'));
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button menu-close';
  close.setAttribute('aria-label', t('Close menu'));
  head.append(close);
  dialog.append(head);
  for (const tabs of copyOf(menu, '.topbar > .tabs')) {
    tabs.classList.replace('row', 'menu-tabs');
    for (const opener of tabs.querySelectorAll<HTMLButtonElement>('[popovertarget]')) {
      const popover = opener.nextElementSibling;
      if (popover) popover.id = `${popover.id}-menu`;
      opener.setAttribute('popovertarget', popover?.id ?? '');
    }
    dialog.append(tabs);
  }
  for (const nav of copyOf(document, '.sidebar')) {
    nav.classList.remove('sidebar');
    nav.removeAttribute('id');
    dialog.append(nav);
    // What is chosen there decides which tabs there are.
    head.after(...nav.querySelectorAll('.products'));
  }
  const ends = document.createElement('div');
  ends.className = 'ends';
  ends.append(...copyOf(menu, '.links > a:not(.button)', '.links > octavo-mode-toggle', '.links > .button'));
  if (ends.childElementCount > 0) dialog.append(ends);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('.menu-close'))) dialog.close();
  });
  matchMedia('(min-width: 56.25rem)').addEventListener('change', () => dialog.close());
}

function copyOf(scope: ParentNode, ...selectors: readonly string[]): readonly HTMLElement[] {
  return selectors
    .flatMap((selector) => [...scope.querySelectorAll<HTMLElement>(selector)])
    .map((element) => element.cloneNode(true))
    .filter((copy) => copy instanceof HTMLElement);
}
