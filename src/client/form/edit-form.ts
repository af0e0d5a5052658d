import { parseJson } from '../../request/json-text.ts';
import { showOption } from './choice.ts';
import { syncField } from './fill-body.ts';
import { fillForm } from './fill-form.ts';
import type { FormParts } from './form-parts.ts';
import { keepTyped } from './keep-typed.ts';
import type { Mistakes } from './open-mistakes.ts';
import { forget } from './read-field.ts';
import { addEntry, removeEntry } from './rows.ts';

// All that changes a form from outside or rebuilds a part of it: loaded when that is first asked for.
export { fillForm, keepTyped, syncField };

/** Shows the body as its form or as its JSON, whichever the reader turned to; a form only of what is JSON. */
export function turnView(parts: FormParts, mistakes: Mistakes): void {
  const body = parts.current();
  if (!body) return;
  if (parts.isText() || parseJson(body.text?.value ?? '') !== undefined) {
    if (!parts.isText()) syncField(body);
    mistakes.mend();
  } else {
    // The form could only show what stood there before.
    parts.setView('json');
    mistakes.explain(body);
  }
}

/** Shows the option that a choice is set to. */
export function choose(select: HTMLSelectElement): void {
  const field = select.closest<HTMLElement>('.field');
  if (field) showOption(field, Number(select.value || -1));
}

/** Adds a row to a list or a map, or removes one, as this button says. */
export function changeRows(button: HTMLElement, rows: HTMLElement): void {
  forget(rows);
  if (button.dataset['do'] === 'add') {
    const entry = addEntry(rows);
    entry?.querySelector<HTMLElement>('.control, button')?.focus();
  } else removeEntry(button.parentElement ?? button);
}
