import { on } from './on.ts';

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
