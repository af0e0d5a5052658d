import type { CallableBody } from '../../http/form/callable.ts';
import type { FormBody, PlaygroundData } from '../../http/form/playground-form.ts';
import { formatJson } from '../../lib/json/format-json.ts';
import { type JsonValue, parseJson, RawJson } from '../../lib/json/json-text.ts';

/** The parts of a form that was rendered, and which of them are chosen. */
export interface FormParts {
  readonly root: HTMLElement;
  readonly parameters: readonly HTMLElement[];
  readonly contents: readonly BodyContent[];
  /** Which of them is sent. */
  readonly media: HTMLSelectElement | null;
  readonly current: () => BodyContent | undefined;
  /** The body that is sent; undefined when there is none, or the reader chose to send none. */
  readonly sent: () => BodyContent | undefined;
}

/** Finds the parts of the form that `components/playground/Playground.astro` rendered. */
export function findFormParts(root: HTMLElement, data: PlaygroundData): FormParts {
  const contents = listContents(root, data);
  const media = root.querySelector<HTMLSelectElement>('.media');
  const current = () => contents[media?.selectedIndex ?? 0];
  return {
    root,
    parameters: [...root.querySelectorAll<HTMLElement>('[data-place]')],
    contents,
    media,
    current,
    sent: () => (root.querySelector('.include:not(:checked)') ? undefined : current()),
  };
}

/** What only bodies made of pairs, of parts or of a file need: loaded when a page has one. */
export type Pairs = typeof import('./body-pairs.lazy.ts');

/** The body of one media type: the field of its form, and of JSON the text, which is what is sent. */
export interface BodyContent {
  readonly call: CallableBody;
  readonly element: HTMLElement;
  /** Null where there is text alone. */
  readonly field: HTMLElement | null;
  readonly text: HTMLTextAreaElement | null;
  /** It is not text but pairs, parts or a file, for which `Pairs` is needed. */
  readonly isPairs: boolean;
}

/** The bodies of a form, in the order of their media types. */
function listContents(root: HTMLElement, data: PlaygroundData): readonly BodyContent[] {
  const elements = root.querySelectorAll('.body > .content');
  return data.call.bodies.map((call, index) => {
    const element = elements[index] as HTMLElement;
    const field = element.querySelector<HTMLElement>(':scope > :not(.text)');
    const text = element.querySelector<HTMLTextAreaElement>(':scope > .text > .control');
    return { call, element, field, text, isPairs: !text && field?.dataset['kind'] !== 'text' };
  });
}

/** The JSON of a body's form. */
export function writeBodyText(field: HTMLElement): string {
  return formatJson(readField(field, true));
}

/** What is sent; undefined for a file that is not chosen yet. */
export function readBody(
  { call, field, text, isPairs }: BodyContent,
  pairs: Pairs | undefined,
): FormBody | undefined {
  if (isPairs) return field ? pairs?.readPairsBody(field, call.kind) : undefined;
  return { kind: 'text', text: (text ?? (field && findControl(field)))?.value ?? '' };
}

let reader = readShown;

/** Lets another function read fields: one that knows what was written into them. */
export function useReader(given: typeof readShown): void {
  reader = given;
}

/**
 * The value of a field; undefined when nothing is filled in. `isNeeded` says that there is one: then an object or a
 * list is at least empty, and what has one possible value has it.
 */
export function readField(field: HTMLElement, isNeeded = false): JsonValue | undefined {
  return reader(field, isNeeded);
}

/** The same of what a field shows. */
export function readShown(field: HTMLElement, isNeeded: boolean): JsonValue | undefined {
  if (findNull(field)?.checked) return null;
  const { kind } = field.dataset;
  if (kind === 'object')
    return isNeeded || readMembers(field, false).size > 0 ? readMembers(field, true) : undefined;
  if (kind === 'list') {
    const items = listEntries(field).map(readEntry);
    return isNeeded || items.length > 0 ? items : undefined;
  }
  const control = findControl(field);
  if (kind === 'choice') {
    const inner = findChosen(field);
    const isOpen = control?.querySelector('[value=""]');
    return inner ? readField(inner, isNeeded || !!isOpen) : undefined;
  }
  const isFixed = control?.matches('select:not(:has(option + option))');
  return !control?.value || (isFixed && !isNeeded) ? undefined : readTyped(kind, control.value);
}

/** What a text means in a field of this kind. */
export function readTyped(kind: string | undefined, text: string): JsonValue | undefined {
  const trimmed = text.trim();
  if (kind === 'text') return text;
  if (trimmed === '' || kind === 'file') return undefined;
  const value = parseJson(trimmed);
  if (kind === 'number') return value instanceof RawJson ? value : trimmed;
  return value === undefined ? new RawJson(trimmed) : value;
}

/** The members that an object shows. */
export function readMembers(field: HTMLElement, areNeeded: boolean): ReadonlyMap<string, JsonValue> {
  const known = new Map<string, JsonValue>();
  for (const member of listMemberFields(field)) {
    const { name = '', required } = member.dataset;
    const value = readField(member, areNeeded && required !== undefined);
    if (value !== undefined) known.set(name, value);
  }
  for (const entry of listEntries(field)) {
    const key = findKey(entry)?.value;
    if (key) known.set(key, readEntry(entry));
  }
  return known;
}

function readEntry(entry: HTMLElement): JsonValue {
  const field = findInner(entry);
  const value = field && readField(field, true);
  return value === undefined ? (field?.dataset['kind'] === 'text' ? '' : null) : value;
}

/** What can be typed into or chosen from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The elements right below another that match. */
export function matchChildren(owner: ParentNode, selector: string): readonly HTMLElement[] {
  return [...owner.querySelectorAll<HTMLElement>(`:scope > ${selector}`)];
}

/** The input of a field that is neither an object nor a list; of a choice its `<select>`. */
export function findControl(field: ParentNode): Control | null {
  return field.querySelector<Control>(':scope > .control, :scope > label > .control');
}

/** The box that says that a field is null. */
export function findNull(field: HTMLElement): HTMLInputElement | null {
  return field.querySelector<HTMLInputElement>(':scope > .null > input');
}

/** The fields of an object. */
export function listMemberFields(field: ParentNode): readonly HTMLElement[] {
  return matchChildren(field, '.parts > .field');
}

/** The rows of a list, or of an object's further keys. */
export function listEntries(field: ParentNode): readonly HTMLElement[] {
  return matchChildren(field, '.rows > .entry');
}

/** The field inside a row, a choice or a template. */
export function findInner(owner: ParentNode | null | undefined): HTMLElement | null | undefined {
  return owner?.querySelector<HTMLElement>('.field');
}

/** The field of the option that is chosen in a choice. */
export function findChosen(field: ParentNode): HTMLElement | null {
  return field.querySelector<HTMLElement>(':scope > .slot > .field');
}

/** The key of a row of a map. */
export function findKey(entry: HTMLElement): HTMLInputElement | null {
  return entry.querySelector<HTMLInputElement>(':scope > .key');
}
