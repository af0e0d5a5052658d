const sidebar = document.getElementById('_menu');

/**
 * Keeps the sidebar's scroll place and open groups for the next page of this tab that has the same one; the script
 * behind it, `components/chrome/sidebar-script.ts`, takes them up before anything is painted. A long sidebar's groups
 * are kept with what is in them, because the next page may hold but a link for each.
 */
function keep(): void {
  if (!sidebar) return;
  const open = [...sidebar.querySelectorAll<HTMLElement>('details[open][data-group]')];
  const isLong = sidebar.dataset['groups'] !== undefined;
  const groups = open.map((group) => [group.dataset['group'], isLong ? write(group) : ''] as const);
  const kept = { top: sidebar.scrollTop, from: sidebar.dataset['groups'], groups };
  try {
    sessionStorage.setItem(`octavo-nav-${sidebar.dataset['key']}`, JSON.stringify(kept));
  } catch {
    return;
  }
}

function write(group: HTMLElement): string {
  const copy = group.cloneNode(true) as HTMLElement;
  for (const current of copy.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current');
  return copy.outerHTML;
}

addEventListener('pagehide', keep);
