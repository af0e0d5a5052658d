import type { HttpRequest } from '../../http/request/http-request.ts';

/** Keeps the page's request samples in step with a request: that of the open tab now, others when they are opened. */
export function openSamples(page: HTMLElement): (request: HttpRequest) => void {
  const group = page.querySelector('#samples');
  let request: HttpRequest | undefined;
  const paint = async () => {
    const tab = group?.querySelector<HTMLElement>('[data-sample][aria-selected=true]');
    if (tab && request) void (await import('./paint-sample.ts')).paintSample(page, tab, () => request);
  };
  if (group)
    new MutationObserver(paint).observe(group, { subtree: true, attributeFilter: ['aria-selected'] });
  return (shown) => {
    request = shown;
    void paint();
  };
}
