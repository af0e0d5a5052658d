import { t } from '../../i18n/browser.ts';
import { compare, splitUnspaced } from '../words.ts';
import type { RecentPage } from './recent-pages.ts';
import { drawIcon, element } from './search-elements.ts';
import type { Hit, Part } from './search-source.ts';

/** What a row shows of its page beside the list. */
export interface Preview {
  readonly section: string;
  readonly title: string;
  readonly heading: string;
  readonly text: Part['preview'];
}

const previews = new WeakMap<Element, Preview>();

/** What a row of `drawHits` shows beside the list; undefined for other rows. */
export function findPreview(row: Element | null | undefined): Preview | undefined {
  return row ? previews.get(row) : undefined;
}

/** Draws it, as `findPreview` gives it. */
export function drawPreview({ section, title, heading, text }: Preview): readonly HTMLElement[] {
  return [
    ...(section ? [element('p', { className: 'where' }, section)] : []),
    element('b', {}, title),
    ...(heading ? [element('b', { className: 'of' }, heading)] : []),
    drawPieces(text),
  ];
}

/**
 * Rows for the pages that were found: a group for each page with the parts that have the words. An operation is one row, which says
 * what of it has them.
 */
export function drawHits(hits: readonly Hit[], query: readonly string[]): readonly HTMLElement[] {
  return hits.map((hit) => {
    const { url, title, section, method, path, parts } = hit;
    const [first] = parts;
    const lead = parts.find(({ id }) => id === '');
    const keep = (row: HTMLAnchorElement, part: Part | undefined) => {
      previews.set(row, { section, title, heading: part?.heading ?? '', text: part?.preview ?? [] });
      return row;
    };
    const shown = method ? first : lead && lead === first ? lead : undefined;
    const page = drawRow(url, drawIcon(method ? 'operation' : 'page'), markWords(title, query), [
      element('p', method ? { className: 'path' } : {}, method ? path : section),
      ...(shown && (shown.excerpt.length > 0 || (method && shown.heading))
        ? [drawExcerpt(shown, method !== '')]
        : []),
    ]);
    if (method) page.append(element('span', { className: `method ${method.toLowerCase()}` }, method));
    const rows = method
      ? []
      : parts
          .filter(({ id }) => id !== '')
          .map((part) => {
            const row = drawRow(
              `${url}#${part.id}`,
              drawIcon('heading'),
              markWords(part.heading, query),
              part.excerpt.length > 0 ? [drawExcerpt(part)] : [],
            );
            row.classList.add('part');
            return keep(row, part);
          });
    return drawGroup(title, [keep(page, method ? first : lead), ...rows]);
  });
}

/** Rows for what is offered before anything is typed: queries and pages of before, and pages to begin with. */
export function drawStart(
  queries: readonly string[],
  recent: readonly RecentPage[],
  updated: readonly RecentPage[],
  suggested: readonly RecentPage[],
): readonly HTMLElement[] {
  const drawPages = (pages: readonly RecentPage[], icon: 'recent' | 'page') =>
    pages.map(({ url, title, section }) =>
      drawRow(url, drawIcon(icon), [title], section ? [element('p', {}, section)] : []),
    );
  const others = suggested.filter(
    ({ url }) => url !== location.pathname && ![...recent, ...updated].some((one) => one.url === url),
  );
  const searched = queries.map((query) => {
    const row = drawButton(query);
    row.dataset['query'] = query;
    return row;
  });
  const groups: readonly (readonly [string, readonly HTMLElement[]])[] = [
    [t('Recent searches'), searched],
    [t('Recent pages'), drawPages(recent, 'recent')],
    [t('Updated since your last visit'), drawPages(updated, 'page')],
    [t('Suggested pages'), drawPages(others, 'page')],
  ];
  return groups.flatMap(([label, rows]) => (rows.length > 0 ? [drawGroup(label, rows, true)] : []));
}

/** Says why a search failed, with a row that makes it anew. */
export function drawFailure(text: string): HTMLElement {
  const said = element('p', { className: 'none', ariaHidden: 'true' }, text);
  return element(
    'div',
    { role: 'group', className: 'failure', ariaLabel: text },
    said,
    drawButton(t('Try again')),
  );
}

function drawButton(text: string): HTMLElement {
  return element(
    'button',
    { type: 'button', className: 'hit', role: 'option', tabIndex: -1 },
    drawIcon('search'),
    element('div', {}, element('b', {}, text)),
  );
}

function drawGroup(label: string, rows: readonly HTMLElement[], isNamed = false): HTMLElement {
  const name = isNamed ? [element('p', { className: 'label', ariaHidden: 'true' }, label)] : [];
  return element('div', { role: 'group', ariaLabel: label }, ...name, ...rows);
}

function drawRow(
  href: string,
  icon: Node,
  title: readonly (Node | string)[],
  lines: readonly Node[],
): HTMLAnchorElement {
  const row = element(
    'a',
    { className: 'hit', href, role: 'option', tabIndex: -1 },
    icon,
    element('div', {}, element('b', {}, ...title), ...lines),
  );
  row.append(element('kbd', { ariaHidden: 'true' }, drawIcon('enter')));
  return row;
}

/** `isNamed` puts the heading of the part before it. */
function drawExcerpt({ heading, excerpt }: Part, isNamed = false): HTMLElement {
  const row = drawPieces(excerpt);
  if (isNamed && heading) row.prepend(element('b', { className: 'of' }, heading), ' ');
  return row;
}

function drawPieces(pieces: Part['excerpt']): HTMLElement {
  return element('p', {}, ...pieces.map(({ text, isFound }) => (isFound ? element('mark', {}, text) : text)));
}

/** A title whose words that were looked for are marked. */
function markWords(text: string, query: readonly string[]): readonly (Node | string)[] {
  return text
    .split(/(\s+)/)
    .flatMap(splitUnspaced)
    .map((word) =>
      query.some((one) => compare([one], word) > 0 || word.toLowerCase().startsWith(one))
        ? element('mark', {}, word)
        : word,
    );
}
