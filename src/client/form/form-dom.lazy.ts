import { findControl } from './form-dom.ts';

/** The body's JSON is edited as text. */
export function isShownAsJson(root: HTMLElement): boolean {
  return findBox(root)?.checked === true;
}

/** Shows the body's JSON as text. */
export function showAsJson(root: HTMLElement): void {
  const box = findBox(root);
  if (box) box.checked = true;
}

function findBox(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('.segments [value=json]');
}

/** The files that were chosen in a field. */
export function listChosenFiles(field: HTMLElement): readonly File[] {
  const control = findControl(field);
  return control instanceof HTMLInputElement ? [...(control.files ?? [])] : [];
}

/** Puts files into an input that the reader chose before. */
export function giveFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

let count = 0;

/** Says which texts belong to the inputs of a form: hints that the page did not have at first, and mistakes. */
export function describeFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLElement>('.field:has(> :is(.hint, .errors))')) {
    const texts = [...field.querySelectorAll(':scope > :is(.hint, .errors)')];
    for (const text of texts) text.id ||= `form-text-${++count}`;
    const control = findControl(field) ?? (field.matches('[role]') ? field : null);
    control?.setAttribute('aria-describedby', texts.map(({ id }) => id).join(' '));
  }
}
