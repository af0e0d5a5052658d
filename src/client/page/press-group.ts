import { on } from './on.ts';

/**
 * A closed group of a long sidebar opens in its place when it is pressed, and a link for many of them gives way to them,
 * unless that asks for another tab or window.
 */
on('click', 'a.closed:is([data-group], [data-from])', async (link, event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const loaded = await import('./open-group.ts').catch(() => undefined);
  if (!(await loaded?.openGroup(link))) location.assign((link as HTMLAnchorElement).href);
});
