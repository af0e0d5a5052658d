import type { HttpRequest } from '../../request/http-request.ts';

/** Keeps the page's request samples in step with a request: that of the open tab now, others when they are opened. */
export function openSamples(page: HTMLElement): (request: HttpRequest) => void {
  const group = page.querySelector('#samples');
  let request: HttpRequest | undefined;
  const paint = async () => {
    const tab = group?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    const code = tab && page.querySelector(`#panel-${tab.id} code`);
    const asked = request;
    if (!code || !tab.dataset['sample'] || !asked) return;
    const { paintSample } = await import('./paint-sample.ts');
    await paintSample(code, tab.dataset['sample'], asked, () => asked === request);
  };
  if (group)
    new MutationObserver(() => void paint()).observe(group, {
      subtree: true,
      attributeFilter: ['aria-selected'],
    });
  return (shown) => {
    request = shown;
    void paint();
  };
}
