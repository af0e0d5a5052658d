/**
 * Moves the focus in a list of tabs, where the tab that gets it is shown, and in a menu, which is opened for it, as the
 * pattern of each has it: around at its ends, and to them by Home and End.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/, https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function moveFocus(place: HTMLElement, key: string): void {
  const isTab = place.role === 'tab';
  const items = isTab ? ([...(place.parentElement?.children ?? [])] as HTMLElement[]) : listItems(place);
  const last = items.length - 1;
  const at = items.indexOf(document.activeElement as HTMLElement);
  const isBack =
    key === 'ArrowUp' || key === (getComputedStyle(place).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
  const next = isBack ? at - 1 : at + 1;
  const to = key === 'Home' ? 0 : key === 'End' || next < 0 ? last : next > last ? 0 : next;
  if (isTab) items[to]?.click();
  items[to]?.focus();
}

/** What can be chosen in the menu that this is, or that this button opens. */
function listItems(place: HTMLElement): readonly HTMLElement[] {
  const details = place.querySelector('details');
  if (details) details.open = true;
  const opened = place instanceof HTMLButtonElement ? place.popoverTargetElement : place;
  if (opened instanceof HTMLElement && place !== opened) opened.showPopover({ source: place });
  const items = [...(opened?.querySelectorAll<HTMLElement>('a,button') ?? [])];
  return items.filter((item) => item.checkVisibility());
}
