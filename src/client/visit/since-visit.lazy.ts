import { t } from '../../i18n/browser.ts';
import { readChoice, writeChoice } from '../page/page-state.ts';
import { nameChangesFile, type RecentChange, type RecentChanges } from './recent-changes.ts';
import css from './since-visit.css?inline';
import {
  listNew,
  listNewSections,
  openVisit,
  readPath,
  readVisits,
  takeChanges,
  type VisitState,
} from './visit-state.ts';

/** What the first script of a page looks for: other sites on this host, below other bases, have their own. */
const key = `visit${import.meta.env.OCTAVO_BASE}`;
const path = readPath(location.pathname);
let state: VisitState = { last: 0 };
let told: RecentChanges = { latest: 0, pages: [] };

/** Changes what is stored, which another tab may have changed since. */
function keep(change: (state: VisitState) => VisitState): void {
  state = change(readVisits(readChoice(key)) ?? state);
  writeChoice(key, JSON.stringify(state));
}

/** Resolves once the page shows what is new; at once in a first visit, which asks for nothing. A host may answer with a page of its own. */
const isShown = start().catch(() => undefined);

async function start(): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  keep((stored) => (stored.last === 0 ? { last: now } : openVisit(stored, now)));
  if (state.since === undefined) return;
  const file = nameChangesFile(document.documentElement.dataset['search']);
  const answer = await fetch(file, { cache: 'no-cache' }).catch(() => undefined);
  if (!answer?.ok) return;
  told = await answer.json();
  keep((stored) => takeChanges(stored, told, path));
  if (!told.pages.some(({ time }) => time > (state.since ?? time))) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  markSections();
  markPages();
  // Groups that open in their place, and the menu of narrow screens, have entries of their own.
  const observer = new MutationObserver(markPages);
  observer.observe(document.documentElement, { attributeFilter: ['data-version'] });
  for (const part of document.querySelectorAll('.nav, octavo-site-menu'))
    observer.observe(part, { childList: true, subtree: true });
  // A page that comes back from the browser's cache knows nothing of those that were opened meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    keep((stored) => takeChanges(stored, told, path));
    markPages();
  });
}

/** The pages that changed since the last visit and were not opened after that, the latest first, without those that the search hides. */
export async function listNewPages(): Promise<readonly (RecentChange & { readonly title: string })[]> {
  await isShown;
  return listNew(state, told.pages).flatMap((change) => {
    const { title } = change;
    return title === undefined ? [] : [{ ...change, title }];
  });
}

/** Marks the headings of changed sections, and their links among the contents: for the whole visit. */
function markSections(): void {
  const own = told.pages.find(({ url }) => readPath(url) === path);
  for (const id of own ? listNewSections(state, own) : []) {
    const heading = id === '' ? document.querySelector('main h1') : document.getElementById(id);
    if (heading?.matches('h1,h2,h3,h4,h5,h6,p')) mark(heading, true);
    for (const link of document.querySelectorAll<HTMLElement>('.toc a'))
      if (id !== '' && link.getAttribute('href') === `#${id}`) mark(link, true);
  }
}

/** Marks the entries of new pages in the sidebar, and the closed groups that hold some; takes back other marks. */
function markPages(): void {
  const pages = listNew(state, told.pages);
  const urls = new Set(pages.map(({ url }) => readPath(url)));
  for (const nav of document.querySelectorAll<HTMLElement>('.nav')) {
    const groups = pages.flatMap(({ group }) =>
      group && group[0] === nav.dataset['key'] ? [Number(group[1])] : [],
    );
    for (const link of nav.querySelectorAll<HTMLAnchorElement>('.group a')) {
      const { group, from = group, to = group } = link.dataset;
      const isNew =
        from === undefined
          ? link.origin === location.origin && urls.has(readPath(link.pathname))
          : groups.some((one) => one >= Number(from) && one <= Number(to));
      mark(link.querySelector(':scope > .name') ?? link, isNew);
    }
    for (const group of nav.querySelectorAll('details'))
      mark(
        group.querySelector(':scope > summary > .name'),
        [...group.querySelectorAll('li .since-visit')].some(isOfVersion),
      );
  }
}

/** Whether readers of the chosen version see an entry. */
function isOfVersion(entry: Element): boolean {
  const owner = entry.closest<HTMLElement>('[data-for-version]');
  return !owner || owner.dataset['forVersion'] === document.documentElement.dataset['version'];
}

function mark(place: Element | null, isNew: boolean): void {
  const found = place?.querySelector(':scope > .since-visit');
  if (!isNew) found?.remove();
  if (!isNew || found) return;
  const dot = document.createElement('i');
  dot.className = 'since-visit';
  dot.role = 'img';
  dot.ariaLabel = t('Updated since your last visit');
  place?.append(dot);
}
