import { writeChoice } from './page-state.ts';

/**
 * `<octavo-topbar-menu>`: the menu of versions, of languages or of products, which closes on Escape and when focus or a click goes
 * elsewhere. That of versions remembers the chosen one; a choice that leads to the page it is made on only shows that
 * version's entries.
 */
class TopbarMenu extends HTMLElement {
  connectedCallback(): void {
    const menu = this.querySelector('details');
    if (!menu) return;
    this.show(document.documentElement.dataset['version']);
    this.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const version = link?.dataset['version'];
      if (!link || version === undefined) return;
      writeChoice('version', version);
      keepForTab(version);
      if (new URL(link.href).pathname !== location.pathname) return;
      event.preventDefault();
      document.documentElement.dataset['version'] = version;
      this.show(version);
      menu.open = false;
    });
    // The list lies over the rows below it: what it covers by half is not to be hit.
    menu.addEventListener('toggle', () => {
      const rows = this.closest('.topbar, .sidebar')?.querySelectorAll<HTMLElement>(
        '.tabs, .phone-bar, .anchors, .group',
      );
      for (const row of rows ?? []) row.inert = menu.open;
    });
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
    this.addEventListener('focusout', (event) => {
      if (event.relatedTarget instanceof Node && !this.contains(event.relatedTarget)) menu.open = false;
    });
    document.addEventListener('click', (event) => {
      if (event.target instanceof Node && !this.contains(event.target)) menu.open = false;
    });
  }

  private show(version: string | undefined): void {
    const chosen = this.querySelector('.chosen');
    if (!version || !chosen) return;
    chosen.textContent = version;
    for (const link of this.querySelectorAll('a')) {
      if (link.dataset['version'] === version) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
}

/** The first script of a page (`astro/layouts/boot-script.ts`) keeps there the version of a page that has but one. */
function keepForTab(version: string): void {
  try {
    sessionStorage.setItem('octavo-version', version);
  } catch {
    return;
  }
}

customElements.define('octavo-topbar-menu', TopbarMenu);
