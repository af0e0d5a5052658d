/**
 * `<octavo-site-menu>`: on narrow screens the link to the sidebar opens it in a modal dialog instead, together with
 * tabs, versions and the topbar's links. The dialog is filled from the page when it is first opened.
 */
class SiteMenu extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const opener = this.querySelector('.menu-opener');
    if (!dialog || !opener) return;
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
    opener.addEventListener('click', (event) => {
      event.preventDefault();
      if (dialog.childElementCount === 0) this.fill(dialog);
      dialog.showModal();
      dialog.querySelector('a[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    });
    opener.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== ' ') return;
      event.preventDefault();
      if (opener instanceof HTMLElement) opener.click();
    });
    dialog.addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target === dialog || target?.closest('.menu-close')) dialog.close();
    });
    matchMedia('(min-width: 64.0625rem)').addEventListener('change', () => dialog.close());
  }

  private fill(dialog: HTMLDialogElement): void {
    const head = document.createElement('div');
    head.className = 'head';
    head.append(...copyOf(this, '.identity > .brand', '.identity > octavo-version-menu'));
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'icon-button menu-close';
    close.setAttribute('aria-label', 'Close the menu');
    head.append(close);
    dialog.append(head);
    for (const tabs of copyOf(this, '.topbar > .tabs')) {
      tabs.classList.replace('row', 'menu-tabs');
      dialog.append(tabs);
    }
    for (const nav of copyOf(document, '.sidebar')) {
      nav.classList.remove('sidebar');
      nav.removeAttribute('id');
      dialog.append(nav);
    }
    const ends = document.createElement('div');
    ends.className = 'ends';
    ends.append(
      ...copyOf(this, '.links > a:not(.button)', '.links > octavo-mode-toggle', '.links > .button'),
    );
    if (ends.childElementCount > 0) dialog.append(ends);
  }
}

function copyOf(scope: ParentNode, ...selectors: readonly string[]): readonly HTMLElement[] {
  return selectors
    .flatMap((selector) => [...scope.querySelectorAll<HTMLElement>(selector)])
    .map((element) => element.cloneNode(true))
    .filter((copy) => copy instanceof HTMLElement);
}

customElements.define('octavo-site-menu', SiteMenu);
