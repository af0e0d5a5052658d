/** `<octavo-copy-button>`: its button stays hidden where the clipboard cannot be used; `acting/copy-text.ts` copies. */
class CopyButton extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.toggleAttribute('hidden', !navigator.clipboard);
  }
}

customElements.define('octavo-copy-button', CopyButton);
