let fragment: Promise<Document> | undefined;

/**
 * Opens a group of a long sidebar in the place of the link that stands for it. The groups come from one file that all
 * pages of the section share. Gives false where that could not be loaded.
 */
export async function openGroup(link: HTMLElement): Promise<boolean> {
  fragment ??= load(document.getElementById('_menu')?.dataset['groups'] ?? '');
  const groups = await fragment.catch(() => undefined);
  if (!groups) fragment = undefined;
  const found = groups?.querySelector<HTMLDetailsElement>(`details[data-group="${link.dataset['group']}"]`);
  if (!found) return false;
  const group = document.importNode(found, true);
  group.open = true;
  link.replaceWith(group);
  group.querySelector('summary')?.focus();
  return true;
}

async function load(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(url);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
