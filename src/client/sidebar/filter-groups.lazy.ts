import { t } from '../../i18n/browser.ts';
import { showMatching } from '../page/show-matching.ts';
import css from './filter-groups.css?inline';

/** More entries than this are looked for by what they say. */
const most = 20;

/**
 * Gives each long group of a sidebar a button beside its name that opens a field: what is typed there leaves the entries
 * that have all its words. Escape closes it. Groups that came since the last call get theirs too.
 */
export function addFilters(nav: HTMLElement): void {
  if (!document.adoptedStyleSheets.includes(sheet)) {
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  for (const list of nav.querySelectorAll<HTMLElement>('ul')) {
    if (list.childElementCount <= most || known.has(list)) continue;
    known.add(list);
    // A list that was copied, or kept from the last page, has what belonged to another one.
    for (const left of list.parentElement?.querySelectorAll(':scope > [class^=filter]') ?? []) left.remove();
    showMatching(list.children, '');
    list.before(makeOpener(list));
  }
}

const sheet = new CSSStyleSheet();
const known = new WeakSet<Element>();

function makeOpener(list: HTMLElement): HTMLElement {
  const heading = list.parentElement?.querySelector(':scope > :is(h2, summary)');
  const label = t('Filter: {name}', { name: heading?.textContent.trim() ?? '' });
  const opener = document.createElement('button');
  opener.type = 'button';
  opener.className = 'filter-opener icon-button small';
  opener.ariaLabel = label;
  const icon = document.querySelector('.search-button svg')?.cloneNode(true);
  if (icon) opener.append(icon);
  opener.addEventListener('click', () => {
    const field = document.createElement('input');
    field.className = 'filter-field';
    field.placeholder = t('Filter');
    field.ariaLabel = label;
    const status = document.createElement('p');
    status.className = 'filter-status';
    status.role = 'status';
    field.addEventListener('input', () => {
      status.textContent = showMatching(list.children, field.value) > 0 ? '' : t('No pages found');
    });
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      // The menu of narrow screens stays open.
      event.preventDefault();
      showMatching(list.children, '');
      status.remove();
      field.replaceWith(opener);
      opener.focus();
    });
    opener.replaceWith(field, status);
    field.focus();
  });
  return opener;
}
