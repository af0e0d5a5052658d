import { on } from './on.ts';

let fragment: Promise<Document> | undefined;

/**
 * Opens a group of a long sidebar in its place, which stands there as a link to its first page. The groups come from one
 * file that all pages of the section share.
 */
on('click', 'a.closed[data-group]', async (link, event) => {
  if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  fragment ??= load(document.getElementById('_menu')?.dataset['groups'] ?? '');
  const found = await fragment.then(
    (groups) => groups.querySelector<HTMLDetailsElement>(`details[data-group="${link.dataset['group']}"]`),
    () => null,
  );
  if (!found) {
    fragment = undefined;
    location.assign((link as HTMLAnchorElement).href);
    return;
  }
  const group = document.importNode(found, true);
  group.open = true;
  link.replaceWith(group);
  group.querySelector('summary')?.focus();
});

async function load(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(url);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
