import { t } from '../../i18n/browser.ts';
import { compare, splitUnspaced } from '../words.ts';
import type { Part } from './find-parts.ts';
import type { RecentPage } from './recent-pages.ts';
import { drawIcon, element } from './search-elements.ts';
import type { Hit } from './search-worker.ts';

/** Rows for the pages that were found, a group for each page with the parts that have the words. */
export function drawHits(hits: readonly Hit[], query: readonly string[]): readonly HTMLElement[] {
  return hits.map((hit) => {
    const { url, title, section, method, path, parts } = hit;
    const [first] = parts;
    const lead = parts.find(({ id }) => id === '');
    const page = drawRow(url, drawIcon(method ? 'operation' : 'page'), markWords(title, query), [
      element('p', method ? { className: 'path' } : {}, method ? path : section),
      ...(lead && lead === first ? [drawExcerpt(lead)] : []),
    ]);
    if (method) page.append(element('span', { className: `method ${method.toLowerCase()}` }, method));
    const rows = parts
      .filter(({ id }) => id !== '')
      .map((part) => {
        const row = drawRow(`${url}#${part.id}`, drawIcon('heading'), markWords(part.heading, query), [
          drawExcerpt(part),
        ]);
        row.classList.add('part');
        return row;
      });
    return drawGroup(title, [page, ...rows]);
  });
}

/** Rows for pages that were opened before. */
export function drawRecent(pages: readonly RecentPage[]): readonly HTMLElement[] {
  const rows = pages.map(({ url, title, section }) =>
    drawRow(url, drawIcon('recent'), [title], section ? [element('p', {}, section)] : []),
  );
  return rows.length > 0 ? [drawGroup(t('Opened before'), rows)] : [];
}

function drawGroup(label: string, rows: readonly HTMLElement[]): HTMLElement {
  return element('div', { role: 'group', ariaLabel: label }, ...rows);
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

function drawExcerpt({ excerpt }: Part): HTMLElement {
  return element(
    'p',
    {},
    ...excerpt.map(({ text, isFound }) => (isFound ? element('mark', {}, text) : text)),
  );
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
