import { findControl } from './field-parts.ts';

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
