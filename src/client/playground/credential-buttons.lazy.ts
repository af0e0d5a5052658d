import { listKept } from './kept-values.ts';

/**
 * Does what a button beside the credentials says: forget what is kept, fill in the demo token, show what is typed. Gives
 * whether credentials were filled in.
 */
export function pressCredentialButton(root: HTMLElement, button: HTMLElement): boolean {
  const input = button.previousElementSibling;
  if (button.matches('[data-forget]')) forgetValues(root);
  else if (input instanceof HTMLInputElement) {
    const isOpen = input.type === 'text';
    input.type = isOpen ? 'password' : 'text';
    button.ariaPressed = `${!isOpen}`;
  } else {
    const shown = '[data-alternative]:not([hidden]) [data-value]';
    for (const one of root.querySelectorAll<HTMLInputElement>(shown))
      one.value = one.dataset['demo'] ?? one.value;
    return true;
  }
  return false;
}

/** Forgets all that is kept in this tab of what was typed and answered, tokens too, and takes it out of the page. */
function forgetValues(root: HTMLElement): void {
  for (const panel of root.querySelectorAll('.oauth')) panel.dispatchEvent(new Event('octavo-forget'));
  for (const start of ['value:', 'answers:', 'oauth-']) forgetInTab(start);
  for (const offered of root.querySelectorAll('.offered')) offered.remove();
  for (const input of listKept(root)) {
    input.value = input.defaultValue;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Forgets all that is kept in this tab under names that begin so. Storage may be forbidden: then nothing is kept. */
function forgetInTab(start: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`octavo-${start}`)) sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
