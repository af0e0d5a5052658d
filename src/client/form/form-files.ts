import { findControl } from './field-parts.ts';

/** The files that were chosen in a field. */
export function listFiles(field: HTMLElement): readonly File[] {
  const control = findControl(field);
  return control instanceof HTMLInputElement ? [...(control.files ?? [])] : [];
}

/** Puts files into an input that the reader chose before. */
export function giveFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
