import { readCopiedCode } from './copied-code.ts';
import { on } from './on.ts';

/**
 * Copies a button's `data-copy`, or else what an element around it answers to `octavo-copy` as the event's
 * `detail.text`, or else the code that the card around it shows, without removed lines and prompts. The button says so
 * for a moment.
 */
on('click', 'octavo-copy-button button', async (button) => {
  const label = button.dataset['copied'] ?? button.ariaLabel ?? '';
  const detail: { text?: string } = {};
  button.dispatchEvent(new CustomEvent('octavo-copy', { detail, bubbles: true }));
  await navigator.clipboard.writeText(button.dataset['copy'] ?? detail.text ?? readCode(button));
  button.ariaLabel = 'Copied';
  button.dataset['copied'] = label;
  setTimeout(() => {
    button.ariaLabel = label;
    delete button.dataset['copied'];
  }, 1500);
});

function readCode(button: HTMLElement): string {
  const card = button.closest('.code');
  const shown =
    card?.querySelector('.open details[open] pre') ?? card?.querySelector(':scope > pre, .open pre');
  const code = shown?.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const removed of code.querySelectorAll('del')) removed.remove();
  return readCopiedCode(code.textContent);
}
