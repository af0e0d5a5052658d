/**
 * Keeps each row of a long sidebar for the next page, where the script behind its sidebar puts them back
 * (`components/page/sidebar/sidebar-script.ts`): by the first group that it stands for, the last one and its HTML.
 */
export function keepGroups(sidebar: HTMLElement): void {
  addEventListener('pagehide', () => {
    // On a disk each page has relative links of its own: those that other pages are given must lead there from anywhere.
    if (import.meta.env.OCTAVO_OFFLINE)
      for (const link of sidebar.querySelectorAll<HTMLAnchorElement>('a[href]'))
        link.href = String(link.href);
    const rows = sidebar.querySelectorAll<HTMLElement>('[data-group],[data-from]');
    const kept = [...rows].map(({ dataset: { group = '', from = group, to = group }, outerHTML }) => [
      from,
      [
        Number(to),
        outerHTML.replaceAll(/ (?:aria-current="page"|hidden="")|<i class="since-visit".*?<\/i>/g, ''),
      ],
    ]);
    try {
      sessionStorage[sidebar.dataset['groups'] ?? ''] = JSON.stringify(Object.fromEntries(kept));
    } catch {
      // Nothing may be stored.
    }
  });
}
