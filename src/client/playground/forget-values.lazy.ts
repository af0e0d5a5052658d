import { listKept, nameKept } from './kept-values.ts';
import { keepForTab } from './tab-storage.ts';

/** Forgets all that is kept in this tab of what was typed, and takes it out of the page. */
export function forgetValues(root: HTMLElement): void {
  for (const panel of root.querySelectorAll('.oauth')) panel.dispatchEvent(new Event('octavo-forget'));
  for (const name of ['oauth-sign-in', 'oauth-answer', 'oauth-return']) keepForTab(name, '');
  const inputs = listKept(root);
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('octavo-value:')) sessionStorage.removeItem(key);
  for (const input of inputs) {
    keepForTab(nameKept(input), '');
    input.value = input.defaultValue;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
