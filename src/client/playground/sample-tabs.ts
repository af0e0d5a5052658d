import type { HttpRequest } from '../../http/request/http-request.ts';

/** Keeps the page's request samples in step with a request: that of the open tab now, others when they are opened. */
export function openSamples(page: HTMLElement): (request: HttpRequest) => void {
  const group = page.querySelector('#samples');
  let request: HttpRequest | undefined;
  const update = async () => {
    const tab = group?.querySelector<HTMLElement>('[data-sample][aria-selected=true]');
    if (tab && request) void (await import('./update-sample.lazy.ts')).updateSample(page, tab, () => request);
  };
  if (group)
    new MutationObserver(update).observe(group, { subtree: true, attributeFilter: ['aria-selected'] });
  return (shown) => {
    request = shown;
    void update();
  };
}

/** `<octavo-tabs>`, as far as it is needed here. */
interface Tabs extends HTMLElement {
  readonly show: (index: number) => void;
}

/**
 * Puts the wire view first among the tabs of the page's samples. Call what it gives after every change of the page's
 * view: the wire view is there when requests are tried; when the reference is read, the sample of before is shown.
 */
export function addWireTab(page: HTMLElement): () => void {
  const group = page.querySelector('#samples') as Tabs;
  const list = group.querySelector('[role=tablist]') as HTMLElement;
  const [tab, option] = (group.querySelector('template') as HTMLTemplateElement).content.children;
  const read = () => [...list.children].findIndex((one) => one.ariaSelected === 'true');
  let before = 0;
  return () => {
    const isTried = page.dataset['view'] === 'try';
    if (!tab || !option || tab.isConnected === isTried) return;
    if (isTried) {
      before = read();
      list.prepend(tab);
      group.querySelector('select')?.prepend(option);
      group.show(0);
    } else {
      const now = read() - 1;
      tab.remove();
      option.remove();
      // It was folded when a request was sent.
      group.parentElement?.setAttribute('open', '');
      group.show(now < 0 ? before : now);
    }
  };
}
