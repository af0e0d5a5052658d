import { create } from './elements.ts';

/** A button that does something. */
export function createButton(className: string, label: string, act: () => void): HTMLButtonElement {
  const button = create('button', className, label);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}
