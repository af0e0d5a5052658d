import { on } from './on.ts';

/**
 * `<octavo-site-menu>`: on narrow screens the link to the sidebar opens it in a modal dialog instead, together with
 * tabs, versions and the topbar's links. The dialog is filled from the page when it is first opened.
 */
on('click', '.menu-opener', async (opener, event) => {
  const menu = opener.closest<HTMLElement>('octavo-site-menu');
  const dialog = menu?.querySelector('dialog');
  if (!menu || !dialog) return;
  event.preventDefault();
  const loaded = await import('./fill-menu.ts').catch(() => undefined);
  // Without the script the link does what it does without any.
  if (!loaded) return location.assign((opener as HTMLAnchorElement).href);
  loaded.fillMenu(dialog, menu);
  dialog.showModal();
  dialog.querySelector('a[aria-current="page"]')?.scrollIntoView({ block: 'center' });
});

// Whatever looks like a button is pressed by the space bar too.
on('keydown', 'a[role=button]', (link, event) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  link.click();
});
