/** `<octavo-tabs>`, as far as it is needed here. */
interface Tabs extends HTMLElement {
  readonly show?: (index: number) => void;
}

/**
 * Puts the wire view first among the tabs of the page's samples. Call what it gives after every change of the page's
 * view: the wire view is shown when requests are tried, and the sample of before when the reference is read.
 */
export function addWireTab(page: HTMLElement): () => void {
  const panel = page.querySelector('octavo-wire')?.closest<HTMLElement>('[role=tabpanel]');
  const group = panel?.closest<Tabs>('octavo-tabs');
  const list = group?.querySelector('[role=tablist]');
  if (!panel || !group || !list) return () => {};
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.role = 'tab';
  tab.id = 'wire';
  tab.className = 'in-try';
  tab.textContent = 'Wire';
  tab.setAttribute('aria-controls', panel.id);
  list.prepend(tab);
  const option = document.createElement('option');
  option.textContent = 'Wire';
  group.querySelector('select')?.prepend(option);
  panel.removeAttribute('hidden');
  const read = () => [...list.children].findIndex((one) => one.ariaSelected === 'true');
  let isTried = false;
  let before = read();
  group.show?.(before);
  return () => {
    const isNow = page.dataset['view'] === 'try';
    if (isNow && !isTried) {
      before = read();
      group.show?.(0);
    }
    if (!isNow && read() === 0) group.show?.(Math.max(1, before));
    option.hidden = !isNow;
    isTried = isNow;
  };
}
