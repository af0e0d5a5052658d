import { findControl } from './field-parts.ts';

let count = 0;

/** Says which texts belong to the input of a field: its hint, its mistakes. */
export function describe(field: HTMLElement): void {
  const texts = [...field.querySelectorAll(':scope > :is(.hint, .errors)')];
  for (const text of texts) text.id ||= `form-text-${++count}`;
  const control = findControl(field) ?? (field.matches('[role]') ? field : null);
  control?.setAttribute('aria-describedby', texts.map(({ id }) => id).join(' '));
}
