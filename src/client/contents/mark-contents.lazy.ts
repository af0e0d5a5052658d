import { findCurrent } from './find-current.ts';

const contents = document.querySelector<HTMLElement>('.toc');
/** Read each time: in `octavo dev` the sections of an open page change. */
const listLinks = () => [...(contents?.querySelectorAll('a') ?? [])];
let isWaiting = false;
/** What the reader went to stays marked until the page is scrolled: at its end several sections may be in sight. */
let followed = { index: -1, scrolled: -1 };

/**
 * Marks the link to the section that is read and keeps it in sight. A browser that knows `:target-current` has chosen
 * it already. https://drafts.csswg.org/css-overflow-5/#scroll-target-group
 */
function mark(): void {
  isWaiting = false;
  const links = listLinks();
  const current = CSS.supports('scroll-target-group', 'auto')
    ? contents?.querySelector(':target-current')
    : links[choose(links)];
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const frame = contents?.parentElement;
  if (!current || !frame) return;
  const { top, bottom } = frame.getBoundingClientRect();
  const box = current.getBoundingClientRect();
  const room = 8;
  frame.scrollTop += Math.min(0, box.top - top - room) || Math.max(0, box.bottom - bottom + room);
}

function choose(links: readonly HTMLAnchorElement[]): number {
  if (followed.index >= 0 && followed.scrolled === scrollY) return followed.index;
  const root = document.documentElement;
  const tops = links.map(
    ({ hash }) =>
      document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect().top ?? 0,
  );
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 1;
  const rest = root.scrollHeight - innerHeight - scrollY;
  return findCurrent(tops, { line, height: innerHeight, scrolled: scrollY, rest });
}

function keepTarget(): void {
  followed = { index: listLinks().findIndex(({ hash }) => hash === location.hash), scrolled: scrollY };
  follow();
}

function follow(): void {
  // The browser chooses behind its first frame.
  if (!isWaiting) requestAnimationFrame(() => requestAnimationFrame(mark));
  isWaiting = true;
}

if (listLinks().length > 0) {
  keepTarget();
  addEventListener('hashchange', keepTarget);
  for (const event of ['scroll', 'resize']) addEventListener(event, follow);
}
