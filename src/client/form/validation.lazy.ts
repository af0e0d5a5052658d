import type { FormMistake, PlaygroundData } from '../../http/form/playground-form.ts';
import { t } from '../../i18n/browser.ts';
import { findJsonMistake } from '../../json-schema/json-mistake.ts';
import { validate } from '../../json-schema/validate.ts';
import { formatJson } from '../../lib/json/format-json.ts';
import { type JsonValue, RawJson } from '../../lib/json/json-text.ts';
import { describeFields, isShownAsJson, listChosenFiles } from './form-dom.lazy.ts';
import {
  type BodyContent,
  type FormParts,
  findChosen,
  findControl,
  findInner,
  findKey,
  listEntries,
  listMemberFields,
  readField,
} from './form-dom.ts';

export interface MistakeView {
  /** Shows the mistakes of a text that is not JSON. */
  readonly explain: (body: BodyContent) => void;
  /** What was shown and is corrected is removed; `field` may have got a new one. */
  readonly mend: (field?: Element | null) => void;
  readonly clear: () => void;
  /** As `OpenForm.check`. */
  readonly check: (leads: boolean) => readonly FormMistake[];
}

/** Finds what is wrong in a form, and shows it there. */
export function openMistakeView(data: PlaygroundData, parts: FormParts): MistakeView {
  let shown: readonly FoundMistake[] = [];
  const show = (mistakes: readonly FoundMistake[]) => {
    shown = mistakes;
    showMistakes(parts.root, mistakes);
  };
  const nameOf = ({ place, pointer }: FoundMistake) => `${place} ${pointer}`;
  return {
    explain: (body) => show(checkBody(body, data, true)),
    mend: (field) => {
      if (shown.length === 0 && !field) return;
      const before = shown.map(nameOf);
      show(findMistakes(data, parts).filter((one) => before.includes(nameOf(one)) || one.field === field));
    },
    clear: () => show([]),
    check: (leads) => {
      show(findMistakes(data, parts));
      if (leads) focusMistake(parts.root);
      return shown.map(({ place, pointer, message }) => ({ place, pointer, message }));
    },
  };
}

/** A mistake with the field that it is shown beside. */
interface FoundMistake extends FormMistake {
  readonly field: HTMLElement;
}

/** What is wrong with all that is filled in. */
function findMistakes(data: PlaygroundData, parts: FormParts): readonly FoundMistake[] {
  const body = parts.sent();
  return [
    ...parts.parameters.flatMap((field) => checkParameter(field, data)),
    ...(body ? checkBody(body, data, isShownAsJson(parts.root)) : []),
  ];
}

/** What is wrong with a parameter: it is missing, is not JSON, or its schema does not allow it. */
function checkParameter(field: HTMLElement, data: PlaygroundData): readonly FoundMistake[] {
  const place = field.dataset['place'] ?? '';
  const value = readField(field);
  if (value !== undefined) return checkField(field, place, value, data, data.schemas[place]);
  return field.dataset['required'] === undefined
    ? []
    : [{ place, pointer: '', message: t('Required'), field }];
}

/** What is wrong with the body that is chosen. `asText` says that its JSON is edited as text. */
function checkBody(
  { field, text, call }: BodyContent,
  data: PlaygroundData,
  asText: boolean,
): readonly FoundMistake[] {
  const say = (message: string, beside = field): readonly FoundMistake[] =>
    beside ? [{ place: 'body', pointer: '', message, field: beside }] : [];
  const schema = data.schemas[`body.${data.call.bodies.indexOf(call)}`];
  if (text) {
    const beside = text.closest<HTMLElement>('.field') ?? undefined;
    const broken = findJsonMistake(text.value);
    if (broken)
      return (asText || !field ? [] : checkTexts(field, 'body')).concat(
        asText || !field ? say(broken.message, beside) : [],
      );
    const mistakes = validate(schema ?? true, JSON.parse(text.value, keepDigits), data.definitions);
    return mistakes.flatMap(({ pointer, message }) => {
      const isOutside = asText || !field;
      const named =
        isOutside && pointer !== ''
          ? t('{field}: {mistake}', { field: pointer.slice(1), mistake: message })
          : message;
      const target = isOutside ? beside : locate(field, pointer);
      return target ? [{ place: 'body', pointer, message: named, field: target }] : [];
    });
  }
  if (!field) return [];
  if (call.kind === 'file') return listChosenFiles(field).length > 0 ? [] : say(t('Choose a file'));
  if (field.dataset['kind'] === 'text')
    return data.call.isBodyRequired && !findControl(field)?.value ? say(t('Required')) : [];
  const value = readField(field, true);
  const files = listMemberFields(field).flatMap((member): (readonly [string, JsonValue])[] => {
    const chosen = listChosenFiles(member).map(({ name }) => name);
    const isMany = findControl(member)?.matches('[multiple]');
    return chosen.length > 0 ? [[member.dataset['name'] ?? '', isMany ? chosen : (chosen[0] ?? '')]] : [];
  });
  const whole = value instanceof Map ? new Map([...value, ...files]) : value;
  return whole === undefined ? [] : checkField(field, 'body', whole, data, schema);
}

function checkField(
  field: HTMLElement,
  place: string,
  value: JsonValue,
  { definitions }: PlaygroundData,
  schema: PlaygroundData['schemas'][string] = field.dataset['kind'] === 'number' ? { type: 'number' } : true,
): readonly FoundMistake[] {
  const broken = checkTexts(field, place);
  if (broken.length > 0) return broken;
  const plain: unknown = JSON.parse(formatJson(value), keepDigits);
  return validate(schema, plain, definitions).map(({ pointer, message }) => ({
    place,
    pointer,
    message,
    field: locate(field, pointer),
  }));
}

/** The texts inside a field that are not JSON. */
function checkTexts(field: HTMLElement, place: string): FoundMistake[] {
  const all = [field, ...field.querySelectorAll<HTMLElement>('.field')];
  return all.flatMap((one) => {
    const value = one.dataset['kind'] === 'json' ? readField(one) : undefined;
    const mistake = value instanceof RawJson ? findJsonMistake(value.text) : undefined;
    return mistake ? [{ place, pointer: '', message: mistake.message, field: one }] : [];
  });
}

/** A whole number that JavaScript would round is a `bigint`, as `validate` takes it. */
function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source ?? '';
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source)
    ? BigInt(source)
    : value;
}

/** The field that shows what a pointer leads to, or the nearest one around it. */
function locate(field: HTMLElement, pointer: string): HTMLElement {
  let found = field;
  for (const step of pointer.split('/').slice(1)) {
    const segment = step.replaceAll('~1', '/').replaceAll('~0', '~');
    found = openChoice(found);
    const entries = listEntries(found);
    const entry =
      found.dataset['kind'] === 'list'
        ? entries[Number(segment)]
        : entries.find((one) => findKey(one)?.value === segment);
    const next =
      listMemberFields(found).find(({ dataset }) => dataset['name'] === segment) ?? findInner(entry);
    if (!next) return found;
    found = next;
  }
  return openChoice(found, true);
}

/** The field of the option that is chosen; `isLeaf` asks for one without parts only. */
function openChoice(field: HTMLElement, isLeaf = false): HTMLElement {
  const inner = findChosen(field);
  if (!inner || (isLeaf && !findControl(inner))) return field;
  return openChoice(inner, isLeaf);
}

/** Maximum number of mistakes shown beside one field. */
const maximum = 5;

/** Shows these mistakes beside their fields, and none that was there before. */
function showMistakes(root: HTMLElement, mistakes: readonly FoundMistake[]): void {
  for (const old of root.querySelectorAll('.errors')) {
    const control = old.parentElement && findControl(old.parentElement);
    control?.removeAttribute('aria-invalid');
    old.remove();
  }
  for (const [field, own] of Map.groupBy(mistakes, (mistake) => mistake.field)) {
    const box = document.createElement('div');
    box.className = 'errors';
    for (const message of new Set(own.slice(0, maximum).map((mistake) => mistake.message)))
      box.append(drawMistake(message));
    const label = field.querySelector(':scope > :is(label:not(.null), summary, .control)');
    const isBelow = label?.matches('label, .control');
    if (isBelow) label?.after(box);
    else (field.querySelector(':scope > :is(.rows, .parts)') ?? field.firstChild)?.before(box);
    findControl(field)?.setAttribute('aria-invalid', 'true');
  }
  describeFields(root);
}

/** Leads the reader to the first mistake, and opens what contains it. */
function focusMistake(root: HTMLElement): void {
  const field = root.querySelector('.errors')?.parentElement;
  if (!field) return;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  (findControl(field) ?? field.querySelector<HTMLElement>('button, .control, summary'))?.focus();
}

function drawMistake(message: string): HTMLElement {
  const line = document.createElement('p');
  line.className = 'error';
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', '#form-mistake');
  icon.append(use);
  const words = document.createElement('span');
  words.textContent = message;
  line.append(icon, words);
  return line;
}
