/** On narrow screens the link to the sidebar is a button: `acting/open-menu.ts` opens a dialog instead. */
for (const opener of document.querySelectorAll('.menu-opener')) {
  opener.role = 'button';
  opener.ariaHasPopup = 'dialog';
}
