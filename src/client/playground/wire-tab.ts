/** Puts the wire view, where the page has one, first among the tabs of its samples, and shows it. */
export function addWireTab(page: HTMLElement): void {
  const panel = page.querySelector('octavo-wire')?.closest<HTMLElement>('[role=tabpanel]');
  const group = panel?.closest('octavo-tabs');
  const list = group?.querySelector('[role=tablist]');
  if (!panel || !list || page.querySelector('#wire')) return;
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
  option.className = 'in-try';
  group?.querySelector('select')?.prepend(option);
  panel.hidden = false;
  tab.click();
}
