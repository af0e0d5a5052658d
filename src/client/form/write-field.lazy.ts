import { chooseOption, type OptionShape } from '../../http/form/option-shape.ts';
import { t } from '../../i18n/browser.ts';
import { formatInlineJson, formatJson } from '../../lib/json/format-json.ts';
import { type JsonValue, RawJson } from '../../lib/json/json-text.ts';
import {
  findChosen,
  findControl,
  findInner,
  findKey,
  findNull,
  listEntries,
  listMemberFields,
  matchChildren,
  readMembers,
  readShown,
  useReader,
} from './form-dom.ts';

/** Maximum width of JSON on one line, in characters. */
const inlineWidth = 60;

/** Fills in a value; undefined empties the field. What the field cannot show is kept, and read again as it was. */
export function writeField(field: HTMLElement, value: JsonValue | undefined): void {
  const { kind } = field.dataset;
  const box = findNull(field);
  if (box) box.checked = value === null;
  const isNull = box?.checked;
  keptValues.delete(field);
  if (value !== undefined && !isNull && !(kind === 'list' && Array.isArray(value) && value.length > 0))
    keptValues.set(field, value);
  if (kind === 'object') writeObject(field, value);
  else if (kind === 'list') writeEntries(field, Array.isArray(value) ? value.map((item) => ['', item]) : []);
  else if (kind === 'choice') writeChoice(field, isNull ? undefined : value);
  else writeLeaf(field, kind, isNull ? undefined : value);
}

function writeObject(field: HTMLElement, value: JsonValue | undefined): void {
  const given: ReadonlyMap<string, JsonValue> = value instanceof Map ? value : new Map();
  const others = new Map(given);
  for (const member of listMemberFields(field)) {
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
  const [rows] = matchChildren(field, '.rows');
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
  keptValues.delete(field);
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

/** The options that were filled in before, by their choice. */
const earlier = new WeakMap<HTMLElement, Map<number, HTMLElement>>();

/** The shapes of the options of a choice. */
function listShapes(field: HTMLElement): readonly OptionShape[] {
  return listTemplates(field).map((template) => readShape(findInner(template.content), 0));
}

/** Shows one option of a choice, as it was left; -1 shows none. */
export function showOption(field: HTMLElement, index: number): void {
  const select = findControl(field);
  const [slot] = matchChildren(field, '.slot');
  const template = listTemplates(field)[index];
  if (!select || !slot) return;
  const known = earlier.get(field) ?? new Map<number, HTMLElement>();
  earlier.set(field, known);
  const shown = findInner(slot);
  const before = Number(slot.dataset['shown'] ?? -1);
  if (shown && before >= 0) known.set(before, shown);
  select.value = template ? String(index) : '';
  if (shown && before === index) return;
  const next = known.get(index) ?? findInner(template && document.importNode(template.content, true));
  slot.replaceChildren(...(next ? [next] : []));
  slot.dataset['shown'] = String(index);
}

function listTemplates(field: HTMLElement): readonly HTMLTemplateElement[] {
  return matchChildren(field, 'template').filter((part) => part instanceof HTMLTemplateElement);
}

/** As `describeShape` has it for the field that this element was made from. */
function readShape(field: HTMLElement | null | undefined, depth: number): OptionShape {
  const kind = field?.dataset['kind'];
  if (!field || kind === 'choice' || kind === 'json') return {};
  const control = findControl(field);
  if (kind === 'enum' && control instanceof HTMLSelectElement)
    return { values: [...control.options].map(({ value }) => value).filter(Boolean) };
  if (kind !== 'object')
    return { type: { text: 'string', file: 'string', list: 'array' }[kind ?? ''] ?? kind };
  if (depth > 0) return { type: kind };
  const members = listMemberFields(field);
  const name = (member: HTMLElement) => member.dataset['name'] ?? '';
  return {
    type: kind,
    required: members.filter((member) => 'required' in member.dataset).map(name),
    keys: Object.fromEntries(members.map((member) => [name(member), readShape(member, 1)])),
  };
}

/** Adds an empty row at the end of a list or a map. */
export function addEntry(rows: HTMLElement): HTMLElement | null {
  const template = rows.querySelector<HTMLTemplateElement>(':scope > template');
  if (template) rows.append(document.importNode(template.content, true));
  numberEntries(rows);
  return rows.querySelector<HTMLElement>(':scope > .entry:last-child');
}

/** Takes a row out, and leads whoever did it to the next one. */
export function removeEntry(entry: HTMLElement): void {
  const rows = entry.parentElement;
  const next = entry.nextElementSibling ?? entry.previousElementSibling;
  entry.remove();
  if (!rows) return;
  numberEntries(rows);
  const goal = next?.matches('.entry') ? next.querySelector<HTMLElement>(':scope > [data-do]') : null;
  (goal ?? rows.querySelector<HTMLElement>('[data-do="add"]'))?.focus();
}

/** Names the rows by their numbers, and closes a list that is full. */
function numberEntries(rows: HTMLElement): void {
  const entries = matchChildren(rows, '.entry');
  for (const [index, entry] of entries.entries()) {
    const number = index + 1;
    const isPair = findKey(entry);
    const remove = isPair ? t('Remove pair {number}', { number }) : t('Remove item {number}', { number });
    entry.querySelector(':scope > [data-do]')?.setAttribute('aria-label', remove);
    const inner = findInner(entry);
    const named = inner?.matches('[role]') ? inner : inner && findControl(inner);
    if (!isPair) named?.setAttribute('aria-label', t('Item {number}', { number }));
  }
  const add = rows.querySelector<HTMLButtonElement>(':scope > .add');
  if (add) add.disabled = entries.length >= Number(rows.dataset['maximum'] ?? Number.POSITIVE_INFINITY);
}

/** What was written into a field and not changed since. */
const keptValues = new WeakMap<HTMLElement, JsonValue>();

useReader((field, isNeeded) => {
  const base = keptValues.get(field);
  const isObject = field.dataset['kind'] === 'object';
  if (base === undefined || findNull(field)?.checked) return readShown(field, isNeeded);
  if (!isObject || !(base instanceof Map)) return base;
  const hasRows = matchChildren(field, '.rows').length > 0;
  const names = listMemberFields(field).map((member) => member.dataset['name']);
  const others = [...base].filter(([name]) => !hasRows && !names.includes(name));
  const read = (areNeeded: boolean) => arrange(base, readMembers(field, areNeeded), others);
  return isNeeded || base.size === 0 || read(false).size > 0 ? read(true) : undefined;
});

/** What a reader changes by hand is no longer what was written. */
export function forget(target: Element): void {
  for (
    let field = target.closest<HTMLElement>('.field');
    field;
    field = field.parentElement?.closest('.field') ?? null
  )
    if (field.dataset['kind'] !== 'object' || !(keptValues.get(field) instanceof Map))
      keptValues.delete(field);
}

/** The keys in the order that they have already; new ones come after those that the form has before them. */
function arrange(
  base: ReadonlyMap<string, JsonValue>,
  known: ReadonlyMap<string, JsonValue>,
  others: readonly (readonly [string, JsonValue])[],
): ReadonlyMap<string, JsonValue> {
  const all = new Map([...others, ...known]);
  const names = [...base.keys()].filter((name) => all.has(name));
  let last = -1;
  for (const name of known.keys()) {
    const at = names.indexOf(name);
    if (at < 0) names.splice(++last, 0, name);
    else last = at;
  }
  return new Map(names.map((name) => [name, all.get(name) ?? null]));
}
