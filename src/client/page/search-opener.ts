/** Opens the search by its button, by Ctrl or Cmd with K, and by `/` outside of fields. It is loaded then. */
const button = document.querySelector<HTMLElement>('.search-button');

function open(): void {
  if (button) void import('../../search/client/open-search.ts').then(({ openSearch }) => openSearch(button));
}

button?.addEventListener('click', open);
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, target } = event;
  const isField = target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
  if (ctrlKey || metaKey ? key !== 'k' : key !== '/' || isField) return;
  event.preventDefault();
  open();
});
