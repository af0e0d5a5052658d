import { chooseOption } from '../../http/form/option-shape.ts';
import { formatInlineJson, formatJson } from '../../lib/json/format-json.ts';
import { type JsonValue, RawJson } from '../../lib/json/json-text.ts';
import { listShapes, showOption } from './choice.ts';
import {
  findChosen,
  findControl,
  findInner,
  findKey,
  findNull,
  listEntries,
  listMembers,
  listParts,
} from './field-parts.ts';
import { kept } from './kept-values.ts';
import { addEntry, numberEntries } from './rows.ts';

/** JSON that is wider has several lines. */
const inlineWidth = 60;

/** Fills in a value; undefined empties the field. What the field cannot show is kept, and read again as it was. */
export function writeField(field: HTMLElement, value: JsonValue | undefined): void {
  const { kind } = field.dataset;
  const box = findNull(field);
  if (box) box.checked = value === null;
  const isNull = box?.checked;
  kept.delete(field);
  if (value !== undefined && !isNull && !(kind === 'list' && Array.isArray(value) && value.length > 0))
    kept.set(field, value);
  if (kind === 'object') writeObject(field, value);
  else if (kind === 'list') writeEntries(field, Array.isArray(value) ? value.map((item) => ['', item]) : []);
  else if (kind === 'choice') writeChoice(field, isNull ? undefined : value);
  else writeLeaf(field, kind, isNull ? undefined : value);
}

function writeObject(field: HTMLElement, value: JsonValue | undefined): void {
  const given: ReadonlyMap<string, JsonValue> = value instanceof Map ? value : new Map();
  const others = new Map(given);
  for (const member of listMembers(field)) {
    const { name = '' } = member.dataset;
    writeField(member, given.get(name));
    others.delete(name);
  }
  writeEntries(field, [...others]);
  if (field instanceof HTMLDetailsElement && given.size > 0) field.open = true;
}

/** Rows that are there already stay, so that whoever types in one is not interrupted. */
function writeEntries(
  field: HTMLElement,
  items: readonly (readonly [key: string, value: JsonValue])[],
): void {
  const [rows] = listParts(field, '.rows');
  if (!rows) return;
  for (const surplus of listEntries(field).slice(items.length)) surplus.remove();
  for (let count = listEntries(field).length; count < items.length; count++) addEntry(rows);
  numberEntries(rows);
  for (const [index, entry] of listEntries(field).entries()) {
    const [key = '', value] = items[index] ?? [];
    const input = findKey(entry);
    const inner = findInner(entry);
    if (input) input.value = key;
    if (inner) writeField(inner, value);
  }
}

function writeChoice(field: HTMLElement, value: JsonValue | undefined): void {
  const select = findControl(field);
  if (!(select instanceof HTMLSelectElement)) return;
  const index =
    value === undefined ? Number(select.options[0]?.value || -1) : chooseOption(listShapes(field), value);
  showOption(field, index);
  const inner = findChosen(field);
  if (!inner) return;
  writeField(inner, value);
  kept.delete(field);
}

function writeLeaf(field: HTMLElement, kind: string | undefined, value: JsonValue | undefined): void {
  let control = findControl(field);
  if (!control || kind === 'file') return;
  const inline = value === undefined ? '' : formatInlineJson(value);
  const isPlain = (kind === 'text' && typeof value === 'string') || value instanceof RawJson;
  const text =
    isPlain || kind === 'number'
      ? String(value instanceof RawJson ? value.text : (value ?? ''))
      : kind === 'json' && inline.length > inlineWidth
        ? formatJson(value)
        : kind === 'text' && value === null
          ? ''
          : inline;
  // A line of input would lose the breaks.
  if (control instanceof HTMLInputElement && text.includes('\n')) {
    const area = document.createElement('textarea');
    for (const { name, value: own } of control.attributes) if (name !== 'value') area.setAttribute(name, own);
    control.replaceWith(area);
    control = area;
  }
  if (control.value !== text) control.value = text;
  // What can only be one thing is that.
  if (control instanceof HTMLSelectElement && text === '' && control.options.length === 1)
    control.selectedIndex = 0;
}
