import type { Control } from './field-parts.ts';

/** Does something to a form, and keeps what a reader, or the browser, has put into it until then. */
export function keepTyped(root: HTMLElement, act: () => void, tell: (control: Control) => void): void {
  const typed = [...root.querySelectorAll<Control>('.control')].flatMap((control) =>
    control.value === readDefault(control) ? [] : [{ control, value: control.value }],
  );
  act();
  for (const { control, value } of typed) {
    if (!control.isConnected || control.matches('[type="file"]')) continue;
    control.value = value;
    tell(control);
  }
}

function readDefault(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return chosen?.value ?? '';
}
