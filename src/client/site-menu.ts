/**
 * `<octavo-site-menu>`: on narrow screens the link to the sidebar opens it in a modal dialog instead, together with
 * tabs, versions and the topbar's links. The dialog is filled from the page when it is first opened.
 */
class SiteMenu extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const opener = this.querySelector<HTMLAnchorElement>('.menu-opener');
    if (!dialog || !opener) return;
    opener.role = 'button';
    opener.ariaHasPopup = 'dialog';
    opener.addEventListener('click', (event) => {
      event.preventDefault();
      import('./fill-menu.ts').then(
        ({ fillMenu }) => {
          fillMenu(dialog, this);
          dialog.showModal();
          dialog.querySelector('a[aria-current="page"]')?.scrollIntoView({ block: 'center' });
        },
        // Without the script the link does what it does without any.
        () => location.assign(opener.href),
      );
    });
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      opener.click();
    });
  }
}

customElements.define('octavo-site-menu', SiteMenu);
