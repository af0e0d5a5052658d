/** Of a body that has no form the JSON editor is loaded when its text field gets the focus; of others when a reader turns to it. */
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLTextAreaElement && target.matches('.body .text > textarea'))
    void import('./json-editor.lazy.ts').then(({ openJsonEditor }) => openJsonEditor(target));
});
