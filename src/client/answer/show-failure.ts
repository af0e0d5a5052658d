import type { Failure } from './answer-shapes.ts';
import { create, createButton } from './create.ts';

/** Says why there is no answer, and what the reader may do instead. */
export function showFailure(root: HTMLElement, { text, code, action }: Failure): void {
  root.append(create('p', 'note', text));
  if (code !== undefined) {
    const copy = createButton('button quiet small', 'Copy', async () => {
      await navigator.clipboard.writeText(code);
      copy.textContent = 'Copied';
    });
    root.append(create('pre', '', create('code', '', code)), copy);
  }
  if (action) root.append(createButton('button quiet small', action.label, action.run));
}
