import { parseJson } from '../../lib/json/json-text.ts';
import type { BodyContent, Pairs } from './body-content.ts';
import { isText, showText } from './body-view.ts';
import { showOption } from './choice.ts';
import { describeFields } from './describe-field.ts';
import { syncField } from './fill-body.ts';
import { fillForm } from './fill-form.ts';
import type { FormParts } from './form-parts.ts';
import { keepTyped } from './keep-typed.ts';
import { forget } from './kept-values.ts';
import type { Mistakes } from './open-mistakes.ts';
import { addEntry, removeEntry } from './rows.ts';

// All that changes a form from outside or rebuilds a part of it: loaded when that is first asked for.
export { fillForm, forget, syncField };

/** What bodies need that are no JSON, if there are some. */
export async function loadPairs(contents: readonly BodyContent[]): Promise<Pairs | undefined> {
  return contents.some(({ isPairs }) => isPairs) ? import('./form-pairs.ts') : undefined;
}

/** Fills in the documented bodies, and keeps what was typed before; `tell` is told of each control that keeps it. */
export function adopt(
  { root, contents }: FormParts,
  pairs: Pairs | undefined,
  tell: (control: HTMLElement) => void,
): void {
  const fill = () => {
    contents.forEach(syncField);
    pairs?.adoptExamples(contents);
  };
  keepTyped(root, fill, tell);
}

/**
 * Does what an input asks for that rebuilds a part of the form: the body as its form or as its JSON, an option of a choice,
 * a row more or less of a list or a map. Gives what is changed by that.
 */
export function rebuild(target: HTMLElement, parts: FormParts, mistakes: Mistakes): HTMLElement | null {
  if (target.matches('.segments *')) {
    turnView(parts, mistakes);
    return null;
  }
  const rows = target.closest<HTMLElement>('.rows');
  if (target instanceof HTMLSelectElement) choose(target);
  else if (rows) changeRows(target, rows);
  describeFields(parts.root);
  return target instanceof HTMLSelectElement ? target : rows;
}

/** Shows the body as its form or as its JSON, whichever the reader turned to; a form only of what is JSON. */
function turnView(parts: FormParts, mistakes: Mistakes): void {
  const { root } = parts;
  const body = parts.current();
  if (!body) return;
  if (isText(root) || parseJson(body.text?.value ?? '') !== undefined) {
    if (!isText(root)) syncField(body);
    mistakes.mend();
  } else {
    // The form could only show what stood there before.
    showText(root);
    void mistakes.load().then((shown) => shown.explain(body));
  }
}

/** Shows the option that a choice is set to. */
function choose(select: HTMLSelectElement): void {
  const field = select.closest<HTMLElement>('.field');
  if (field) showOption(field, Number(select.value || -1));
}

/** Adds a row to a list or a map, or removes one, as this button says. */
function changeRows(button: HTMLElement, rows: HTMLElement): void {
  if (button.dataset['do'] === 'add') {
    const entry = addEntry(rows);
    entry?.querySelector<HTMLElement>('.control, button')?.focus();
  } else removeEntry(button.parentElement ?? button);
}
