import { readCopiedCode } from './copied-code.ts';

/**
 * `<octavo-copy-button>`: copies its button's `data-copy`, or else what an element around it answers to `octavo-copy` as
 * the event's `detail.text`, or else the code that the card around it shows, without removed lines and prompts. It says
 * so for a moment. The button stays hidden where the clipboard cannot be used.
 */
class CopyButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button || !navigator.clipboard) return;
    button.hidden = false;
    const label = button.ariaLabel;
    button.addEventListener('click', async () => {
      const detail: { text?: string } = {};
      this.dispatchEvent(new CustomEvent('octavo-copy', { detail, bubbles: true }));
      await navigator.clipboard.writeText(button.dataset['copy'] ?? detail.text ?? this.readCode());
      button.ariaLabel = 'Copied';
      button.dataset['copied'] = '';
      setTimeout(() => {
        button.ariaLabel = label;
        delete button.dataset['copied'];
      }, 1500);
    });
  }

  private readCode(): string {
    const card = this.closest('.code');
    const shown =
      card?.querySelector('.open details[open] pre') ?? card?.querySelector(':scope > pre, .open pre');
    const code = shown?.cloneNode(true);
    if (!(code instanceof Element)) return '';
    for (const removed of code.querySelectorAll('del')) removed.remove();
    return readCopiedCode(code.textContent);
  }
}

customElements.define('octavo-copy-button', CopyButton);
