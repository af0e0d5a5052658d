const sidebar = document.getElementById('_menu');

// The script behind the sidebar of the next page reads it: `components/chrome/sidebar-script.ts`.
addEventListener('pagehide', () => {
  if (!sidebar) return;
  const { key, groups: from } = sidebar.dataset;
  const find = (selector: string) => [...sidebar.querySelectorAll<HTMLElement>(selector)];
  // A long sidebar has them but as links there.
  const groups = find('details[open]').map((group) => [group.dataset['group'], from && write(group)]);
  // There a link may stand for many of them: each with the last one that it stands for.
  const rows = from && Object.fromEntries(find('.fold > *').map(listRow));
  try {
    sessionStorage[`octavo-nav-${key}`] = JSON.stringify({ top: sidebar.scrollTop, from, groups, rows });
  } catch {
    // Nothing may be stored.
  }
});

function listRow(row: HTMLElement): readonly [string, readonly [number, string]] {
  const { group = '', from = group, to = group } = row.dataset;
  return [from, [Number(to), write(row)]];
}

/** The HTML of an element as it is on another page. */
function write(element: HTMLElement): string {
  return element.outerHTML.replace(' aria-current="page"', '');
}
