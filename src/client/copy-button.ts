const copied = 'octavo-copy-button button, :is(h2, h3, h4, h5, h6) > a[href^="#"]';

/** `<octavo-copy-button>`: its button stays hidden where the clipboard cannot be used. */
class CopyButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (button && navigator.clipboard) button.hidden = false;
  }
}

customElements.define('octavo-copy-button', CopyButton);

// What is copied is found by a script of its own. The clipboard takes the promise of it, because it has to be asked
// while the click is answered. https://w3c.github.io/clipboard-apis/#dom-clipboarditem-clipboarditem
addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element && target.closest<HTMLElement>(copied);
  if (!pressed || !navigator.clipboard) return;
  const work = import('./copied-text.ts');
  const text = work.then(({ readCopied }) => readCopied(pressed));
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  void work.then(({ showCopied }) => showCopied(pressed, written));
});
