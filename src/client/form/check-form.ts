import type { FormMistake } from '../../http/form/form-values.ts';
import type { PlaygroundData } from '../../http/form/playground-data.ts';
import { checkValue } from '../../json-schema/check-value/check-value.ts';
import { findJsonMistake } from '../../json-schema/check-value/json-mistake.ts';
import { formatJson } from '../../lib/json/format-json.ts';
import { type JsonValue, RawJson } from '../../lib/json/json-text.ts';
import type { BodyContent } from './body-content.ts';
import { isText } from './body-view.ts';
import { findChosen, findControl, findInner, findKey, listEntries, listMembers } from './field-parts.ts';
import { listFiles } from './form-files.ts';
import type { FormParts } from './form-parts.ts';
import { readField } from './read-field.ts';

/** A mistake with the field that it is shown beside. */
export interface FoundMistake extends FormMistake {
  readonly field: HTMLElement;
}

/** What is wrong with all that is filled in. */
export function findMistakes(data: PlaygroundData, parts: FormParts): readonly FoundMistake[] {
  const body = parts.sent();
  return [
    ...parts.parameters.flatMap((field) => checkParameter(field, data)),
    ...(body ? checkBody(body, data, isText(parts.root)) : []),
  ];
}

/** What is wrong with a parameter: it is missing, is not JSON, or its schema does not allow it. */
function checkParameter(field: HTMLElement, data: PlaygroundData): readonly FoundMistake[] {
  const place = field.dataset['place'] ?? '';
  const value = readField(field);
  if (value !== undefined) return checkField(field, place, value, data, data.schemas[place]);
  return field.dataset['required'] === undefined
    ? []
    : [{ place, pointer: '', message: 'Is required.', field }];
}

/** What is wrong with the body that is chosen. `asText` says that its JSON is edited as text. */
export function checkBody(
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
    const mistakes = checkValue(schema ?? true, JSON.parse(text.value, keepDigits), data.definitions);
    return mistakes.flatMap(({ pointer, message }) => {
      const isOutside = asText || !field;
      const named = isOutside && pointer !== '' ? `${pointer.slice(1)}: ${message}` : message;
      const target = isOutside ? beside : locate(field, pointer);
      return target ? [{ place: 'body', pointer, message: named, field: target }] : [];
    });
  }
  if (!field) return [];
  if (call.kind === 'file') return listFiles(field).length > 0 ? [] : say('Choose a file.');
  if (field.dataset['kind'] === 'text')
    return data.call.isBodyRequired && !findControl(field)?.value ? say('Is required.') : [];
  const value = readField(field, true);
  const files = listMembers(field).flatMap((member): (readonly [string, JsonValue])[] => {
    const chosen = listFiles(member).map(({ name }) => name);
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
  return checkValue(schema, plain, definitions).map(({ pointer, message }) => ({
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

/** A whole number that JavaScript would round is a `bigint`, as `checkValue` takes it. */
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
    const next = listMembers(found).find(({ dataset }) => dataset['name'] === segment) ?? findInner(entry);
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
