import { listKept } from './kept-values.ts';

/** Forgets all that is kept in this tab of what was typed, tokens too, and takes it out of the page. */
export function forgetValues(root: HTMLElement): void {
  for (const panel of root.querySelectorAll('.oauth')) panel.dispatchEvent(new Event('octavo-forget'));
  for (const start of ['value:', 'oauth-']) forgetInTab(start);
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
