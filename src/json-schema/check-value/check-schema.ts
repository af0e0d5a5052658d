import type { JsonSchema } from '../json-schema.ts';
import { checkArray } from './check-array.ts';
import { checkBranches } from './check-branches.ts';
import { checkNumber } from './check-number.ts';
import { checkObject } from './check-object.ts';
import { checkText } from './check-text.ts';
import { isObject, isOfType } from './json-type.ts';
import { joinWords, type Place, report } from './place.ts';
import { writeComparable, writeShort } from './write-comparable.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

/** Reports what a schema does not allow at a place; gives the members of the value that it looked at. */
export function checkSchema(schema: JsonSchema, place: Place): Set<string> {
  const seen = new Set<string>();
  const { value, found } = place;
  if (!isObject(schema)) {
    if (schema === false) report(place, 'Is not allowed here.');
    return seen;
  }
  const before = found.length;
  const types = [schema['type'] ?? []].flat().map(String);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) reportWanted(place, 'type', types);
  else {
    checkValues(schema, place);
    checkBranches(schema, place, seen);
    if (typeof value === 'string') checkText(schema, place);
    else if (typeof value === 'number' || typeof value === 'bigint') checkNumber(schema, place, value);
    else if (Array.isArray(value)) checkArray(schema, place, value, seen, before);
    else if (isObject(value)) checkObject(schema, place, value, seen, before);
  }
  return seen;
}

/** Notes that the value is none of what it may be. */
export function reportWanted(place: Place, kind: 'type' | 'value', names: readonly string[]): void {
  const unique = [...new Set(names)];
  const shown = unique.slice(0, 12);
  const more = unique.length > shown.length ? ` and ${unique.length - shown.length} others` : '';
  const message =
    kind === 'type'
      ? `Must be ${joinWords(unique.map((type) => typeNames[type] ?? type))}.`
      : unique.length === 1
        ? `Must be ${unique[0]}.`
        : `Must be one of: ${shown.join(', ')}${more}.`;
  report(place, message, { kind, names: unique });
}

function checkValues(schema: Readonly<Record<string, unknown>>, place: Place): void {
  const list = Array.isArray(schema['enum']) ? schema['enum'] : undefined;
  for (const values of [list, 'const' in schema ? [schema['const']] : undefined]) {
    if (!values) continue;
    const own = writeComparable(place.value);
    if (!values.some((one) => writeComparable(one) === own))
      reportWanted(place, 'value', values.map(writeShort));
  }
}
