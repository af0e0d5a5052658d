import { t } from '../../i18n/browser.ts';
import { withBase, withoutBase } from '../../lib/html/base-path.ts';
import { type PageAddress, rankAddresses } from './rank-addresses.ts';

/**
 * `<octavo-near-pages>`: says which address has no page, and in place of the site's sections lists the pages of
 * its language whose addresses are most like it. It asks for the list of all pages, `data-list`.
 */
class NearPages extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const language = this.#readLanguage(location.pathname);
    const own = language === undefined ? undefined : speak(language);
    const heading = this.querySelector('h2');
    if (own && heading) heading.textContent = own.dataset['sections'] ?? '';
    const address = document.querySelector('.missing .address');
    const code = document.createElement('code');
    code.textContent = showPath(location.pathname);
    address?.replaceChildren(code);
    const answer = await fetch(this.dataset['list'] ?? '').catch(() => undefined);
    if (!answer?.ok) return;
    const all: readonly PageAddress[] = await answer.json();
    const pages = all.filter(([url]) => this.#readLanguage(url) === language);
    const near =
      import.meta.env.OCTAVO_BASE === '/'
        ? rankAddresses(location.pathname, pages, 3)
        : rankBelow(import.meta.env.OCTAVO_BASE, pages);
    const row = this.querySelector('li');
    if (near.length === 0 || !row || !heading) return;
    heading.textContent = own?.dataset['near'] ?? t('Pages with a similar address');
    this.querySelector('ul')?.replaceChildren(...near.map((page) => fill(row, page)));
  }

  /** The folder of the language that an address is in; undefined for the default one. */
  #readLanguage(address: string): string | undefined {
    const folders = this.dataset['folders']?.toLowerCase().split(' ');
    return address
      .toLowerCase()
      .split('/')
      .find((step) => folders?.includes(step));
  }
}

/** Puts the text of a language, by its folder, for that of the default one; gives it, undefined where the site has its own. */
function speak(folder: string): HTMLTemplateElement | undefined {
  const texts = [...document.querySelectorAll<HTMLTemplateElement>('.missing template')];
  const own = texts.find((text) => text.dataset['folder']?.toLowerCase() === folder);
  const main = own?.parentElement;
  if (!main) return undefined;
  main.lang = own.lang;
  main.dir = own.dir;
  document.title = document.title.replace(/^.*(?= - )|^.*$/, () => own.dataset['title'] ?? '');
  const text = document.importNode(own.content, true);
  for (const part of [...text.children])
    main
      .querySelector(part.matches('a') ? 'a.button' : `:scope > ${part.localName}:not(.number)`)
      ?.replaceWith(part);
  return own;
}

/** The same below a base, which is no likeness: all addresses have it. */
function rankBelow(base: string, pages: readonly PageAddress[]): readonly PageAddress[] {
  const strip = (url: string) => withoutBase(base, url) ?? url;
  const bare = pages.map(([url, title]): PageAddress => [strip(url), title]);
  return rankAddresses(strip(location.pathname), bare, 3).map(([url, title]) => [
    withBase(base, url, () => true),
    title,
  ]);
}

function fill(row: HTMLElement, [url, title]: PageAddress): HTMLElement {
  const copy = row.cloneNode(true) as HTMLElement;
  delete copy.dataset['forVersion'];
  copy.querySelector('a')?.setAttribute('href', url);
  copy.querySelector('span')?.replaceChildren(title);
  copy.querySelector('small')?.replaceChildren(showPath(url));
  return copy;
}

function showPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

customElements.define('octavo-near-pages', NearPages);
