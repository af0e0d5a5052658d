/**
 * Moves the choice among the options of a list while the focus stays in its field, and opens the chosen one.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function moveAmong(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const options = [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  // Enter that ends what an input method composes opens nothing.
  if (event.key === 'Enter' && !event.isComposing) {
    event.preventDefault();
    const { ctrlKey, metaKey, shiftKey } = event;
    options[at]?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || options.length === 0) return;
  event.preventDefault();
  const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length;
  for (const [index, option] of options.entries()) option.ariaSelected = `${index === next}`;
  const chosen = options[next];
  if (!chosen) return;
  input.setAttribute('aria-activedescendant', chosen.id);
  chosen.scrollIntoView({ block: 'nearest' });
}
