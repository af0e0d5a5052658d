import type { FormBody, FormValues } from '../../http/form/playground-form.ts';
import { fromPlain } from '../../lib/json/from-plain.ts';
import { parseJson } from '../../lib/json/json-text.ts';
import { describeFields, giveFiles, isShownAsJson, showAsJson } from './form-dom.lazy.ts';
import { type BodyContent, type Control, type FormParts, findControl, type Pairs } from './form-dom.ts';
import type { Validation } from './open-form.ts';
import { addEntry, forget, removeEntry, showOption, writeField } from './write-field.lazy.ts';

// All that changes a form from outside or rebuilds a part of it: loaded when that is first asked for.
export { forget };

/** What bodies need that are no JSON, if there are some. */
export async function loadPairs(contents: readonly BodyContent[]): Promise<Pairs | undefined> {
  return contents.some(({ isPairs }) => isPairs) ? import('./body-pairs.lazy.ts') : undefined;
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
export function rebuild(target: HTMLElement, parts: FormParts, mistakes: Validation): HTMLElement | null {
  if (target.matches('.segments *')) {
    turnView(parts, mistakes);
    return null;
  }
  if (target.dataset['do'] === 'pick') {
    void import('./pick-date.lazy.ts').then(({ pickDate }) => pickDate(target));
    return null;
  }
  const rows = target.closest<HTMLElement>('.rows');
  if (target instanceof HTMLSelectElement) choose(target);
  else if (rows) changeRows(target, rows);
  describeFields(parts.root);
  return target instanceof HTMLSelectElement ? target : rows;
}

/** Shows the body as its form or as its JSON, whichever the reader turned to; a form only of what is JSON. */
function turnView(parts: FormParts, mistakes: Validation): void {
  const { root } = parts;
  const body = parts.current();
  if (!body) return;
  if (isShownAsJson(root) || parseJson(body.text?.value ?? '') !== undefined) {
    if (!isShownAsJson(root)) syncField(body);
    else if (body.text) void openEditor(body.text);
    mistakes.mend();
  } else {
    // The form could only show what was there before.
    showAsJson(root);
    void mistakes.load().then((shown) => shown.explain(body));
  }
}

async function openEditor(text: HTMLTextAreaElement): Promise<void> {
  const { openJsonEditor } = await import('./json-editor.lazy.ts');
  openJsonEditor(text);
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

/** Fills in other values, of a shared link or an earlier request. */
export function fillForm(parts: FormParts, values: FormValues, pairs: Pairs | undefined): void {
  const { root, parameters, contents, media } = parts;
  for (const field of parameters) {
    const value = values.parameters[field.dataset['place'] ?? ''];
    writeField(field, value === undefined ? undefined : fromPlain(value));
  }
  const index = contents.findIndex(({ call }) => call.mediaType === values.mediaType);
  if (media && index >= 0) media.selectedIndex = index;
  const include = root.querySelector<HTMLInputElement>('.include');
  if (include) include.checked = values.body !== undefined;
  const body = parts.current();
  if (body && values.body) writeBody(body, values.body, pairs);
  if (body?.text && !syncField(body)) showAsJson(root);
  describeFields(root);
}

/** Brings the form into step with the text; false when that is not JSON. */
export function syncField({ field, text }: BodyContent): boolean {
  const value = parseJson(text?.value ?? '');
  if (field && value !== undefined) writeField(field, value);
  return value !== undefined;
}

/** Fills in a body that was sent, or shared. */
function writeBody(content: BodyContent, body: FormBody, pairs: Pairs | undefined): void {
  const { field, text } = content;
  if (text && body.kind === 'text') {
    text.value = body.text;
    syncField(content);
  }
  if (text || !field) return;
  const control = findControl(field);
  if (body.kind === 'multipart') pairs?.writeParts(field, body.parts);
  else if (body.kind === 'file') giveFiles(control as HTMLInputElement, [body.file]);
  else if (content.isPairs) pairs?.writePairsInto(field, body.text);
  else writeField(field, body.text);
}

/** Does something to a form, and keeps what a reader, or the browser, has put into it until then. */
function keepTyped(root: HTMLElement, act: () => void, tell: (control: Control) => void): void {
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
