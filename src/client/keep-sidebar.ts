const sidebar = document.getElementById('_menu');

// The script behind the sidebar of the next page reads it: `components/chrome/sidebar-script.ts`.
addEventListener('pagehide', () => {
  if (!sidebar) return;
  const { key, groups: from } = sidebar.dataset;
  // The entries of a long sidebar's group, which may be but a link there, lead elsewhere then.
  const groups = [...sidebar.querySelectorAll<HTMLElement>('details[open]')].map((group) => [
    group.dataset['group'],
    from && group.outerHTML.replace(' aria-current="page"', ''),
  ]);
  try {
    sessionStorage[`octavo-nav-${key}`] = JSON.stringify({ top: sidebar.scrollTop, from, groups });
  } catch {
    // Nothing may be stored.
  }
});
