/** Interaction handlers that nearly every page needs, in one script: `startup.ts` loads it at the first interaction. */
import { rememberTitle, writeChoice } from './page-state.ts';
import { type TabsGroup, titleOf } from './tabs-group.ts';

if (document.querySelector('.aside > .toc')) import('../contents/mark-contents.lazy.ts');

/**
 * A tab or a list (`<select>`) of `<octavo-tabs>` chooses by its title for all groups of the page that have it, and the
 * title is remembered for other pages, the latest first. One with `data-alone` neither follows nor leads, and nothing is
 * remembered.
 */
function choose(group: TabsGroup, index: number): void {
  const tab = group.tabs[index];
  if (!tab) return;
  if (group.isAlone) {
    group.show(index);
    return;
  }
  const title = titleOf(tab);
  const top = group.getBoundingClientRect().top;
  for (const other of listGroups()) {
    const place = other === group ? index : other.isAlone ? -1 : other.find(title);
    if (place >= 0) other.show(place);
  }
  // Groups above may have grown or shrunk: what the reader has chosen stays where it is.
  scrollBy({ top: group.getBoundingClientRect().top - top, behavior: 'instant' });
  rememberTitle(title);
}

function listGroups(): Iterable<TabsGroup> {
  return document.querySelectorAll<TabsGroup>('octavo-tabs');
}

function groupOf(element: HTMLElement): TabsGroup | null {
  return element.closest<TabsGroup>('octavo-tabs');
}

on('click', 'octavo-tabs [role=tab]', (tab) => {
  const group = groupOf(tab);
  if (group) choose(group, group.tabs.indexOf(tab));
});

on('change', 'octavo-tabs > header select', (select) => {
  const group = groupOf(select);
  if (group && select instanceof HTMLSelectElement) choose(group, select.selectedIndex);
});

on('keydown', '[role=tab],octavo-topbar-menu,[popovertarget],:popover-open', (place, event) => {
  const keys = place.role === 'tab' ? /^(Arrow[LR]|Home|End)/ : /^Arrow[UD]/;
  if (!keys.test(event.key)) return;
  event.preventDefault();
  void import('./arrow-keys.lazy.ts').then(({ moveFocus }) => moveFocus(place, event.key));
});

// What is copied is found by a script of its own. The clipboard takes the promise of it, because it has to be asked
// while the click is answered. https://w3c.github.io/clipboard-apis/#dom-clipboarditem-clipboarditem
on('click', 'octavo-copy-button button,:is(h2,h3,h4,h5,h6)>a[href^="#"]', (pressed) => {
  const work = import('./copied-text.lazy.ts');
  const text = work.then(({ readCopied }) => readCopied(pressed));
  const written = navigator.clipboard
    ? navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    : work.then(({ copyByCommand }) => copyByCommand(text));
  written.catch(() => {});
  void work.then(({ showCopied }) => showCopied(pressed, written));
});

/**
 * Links that open in their place what they lead to: the menu on narrow screens, a closed group of a long sidebar, fields that are on
 * the page of a schema. Without the script that does it they are links, and so they are for another tab or window.
 */
on('click', '.menu-opener, a.closed', async (link, event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const opened = import('./open-in-place.lazy.ts').then(({ openInPlace }) => openInPlace(link));
  if (!(await opened.catch(() => false))) location.assign((link as HTMLAnchorElement).href);
});

addEventListener('keydown', async ({ key }) => {
  if (key === 'Tab') (await import('./tab-stops.lazy.ts')).updateTabStops();
});

// Whatever looks like a button is pressed by the space bar too.
on('keydown', 'a[role=button]', (link, event) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  link.click();
});

/** A button opens its menu of the page, once: the menu then does it itself. */
on('click', '.page-actions > * + button', (more) => {
  if (!(more instanceof HTMLButtonElement) || more.popoverTargetElement) return;
  void import('./page-menu.lazy.ts').then(({ openPageMenu }) => openPageMenu(more));
});

on('click', '.toc:popover-open a', (link) => link.closest<HTMLElement>('.toc')?.hidePopover());

// What an address leads to may be hidden, but for ids of Octavo's own. Once loaded the script listens itself.
const showTarget = () => /^#(?!_|try(=|$))./.test(location.hash) && import('./show-target.lazy.ts');
void showTarget();
addEventListener('hashchange', showTarget);

const asked = new Set([location.pathname]);
let timer = 0;

/**
 * Asks for a page of the site when the pointer rests on a link to it, unless the reader saves data. By a link, not by
 * speculation rules: more browsers know it, and it costs a page nothing before the first act.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-prefetch
 */
function expect(link: Element): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => prefetch(link as HTMLAnchorElement), 65);
}

on('pointerover', 'a[href]', expect);
// The one that the pointer was on when this was loaded.
document.querySelectorAll('a[href]:hover').forEach(expect);

function prefetch({ origin, pathname, href }: HTMLAnchorElement): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (origin !== location.origin || !pathname.endsWith('/') || asked.has(pathname) || connection?.saveData)
    return;
  asked.add(pathname);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = href;
  document.head.append(hint);
}

const sidebar = document.getElementById('_menu');
if (sidebar?.dataset['groups'])
  void import('../sidebar/keep-groups.lazy.ts').then(({ keepGroups }) => keepGroups(sidebar));
if (sidebar?.querySelector('ul > li:nth-child(21)'))
  void import('../sidebar/filter-groups.lazy.ts').then(({ addFilters }) => addFilters(sidebar));

// The script behind the sidebar of the next page reads it: `components/page/sidebar/sidebar-script.ts`.
addEventListener('pagehide', () => {
  if (!sidebar) return;
  const open = [...sidebar.querySelectorAll<HTMLElement>('details[open]')];
  const groups = open.map(({ dataset }) => dataset['group']);
  try {
    sessionStorage[`octavo-nav-${sidebar.dataset['key']}`] = JSON.stringify({
      top: sidebar.scrollTop,
      groups,
    });
  } catch {
    // Nothing may be stored.
  }
});

/** `<octavo-mode-toggle>`: its button changes between light and dark and remembers the reader's choice. */
on('click', 'octavo-mode-toggle button', () => {
  const root = document.documentElement;
  const mode = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = mode;
  writeChoice('mode', mode);
});

// Fields of the reference and the lines of examples that show them light each other.
for (const type of ['mousemove', 'focusin'] as const)
  on(type, '.reference .param, .rail pre', () => void import('../reference/point-fields.lazy.ts'));

// `startup.ts` answers no more.
dispatchEvent(new Event('octavo-interactions'));

/** Runs `act` for every event of that kind on an element that the selector finds, or inside one, now and later. */
function on<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[Kind]) => void,
): void {
  document.addEventListener(kind, (event) => {
    const found = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (found) act(found, event);
  });
}
