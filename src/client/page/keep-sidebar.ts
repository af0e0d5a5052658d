const sidebar = document.getElementById('_menu');

// The script behind the sidebar of the next page reads it: `components/page/sidebar-script.ts`.
addEventListener('pagehide', () => {
  if (!sidebar) return;
  const open = [...sidebar.querySelectorAll<HTMLElement>('details[open]')];
  const groups = open.map(({ dataset }) => dataset['group']);
  try {
    sessionStorage[`octavo-nav-${sidebar.dataset['key']}`] = JSON.stringify({
      top: sidebar.scrollTop,
      groups,
    });
  } catch {
    // Nothing may be stored.
  }
});
