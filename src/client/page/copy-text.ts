import { on } from './on.ts';

// What is copied is found by a script of its own. The clipboard takes the promise of it, because it has to be asked
// while the click is answered. https://w3c.github.io/clipboard-apis/#dom-clipboarditem-clipboarditem
on('click', 'octavo-copy-button button, :is(h2, h3, h4, h5, h6) > a[href^="#"]', (pressed) => {
  if (!navigator.clipboard) return;
  const work = import('./copied-text.ts');
  const text = work.then(({ readCopied }) => readCopied(pressed));
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  void work.then(({ showCopied }) => showCopied(pressed, written));
});
