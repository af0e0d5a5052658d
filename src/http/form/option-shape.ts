import { formatInlineJson } from '../../lib/json/format-json.ts';
import { type JsonValue, RawJson } from '../../lib/json/json-text.ts';
import type { FormField } from './playground-form.ts';

/** What tells a value of one option of a choice from those of the others. */
export interface OptionShape {
  /** Of JSON: `object`, `array`, `string`, `number`, `boolean`; undefined for any. */
  readonly type?: string | undefined;
  /** The values that it has, as JSON on one line; undefined for any. */
  readonly values?: readonly string[] | undefined;
  readonly required?: readonly string[] | undefined;
  /** The shapes of its keys, as far as they tell anything. */
  readonly keys?: Readonly<Record<string, OptionShape>> | undefined;
}

const types: Readonly<Record<string, string>> = { text: 'string', list: 'array', file: 'string' };

/** The shape of a field's values. */
export function describeShape({ control }: FormField, depth = 0): OptionShape {
  if (control.kind === 'enum') return { values: control.values.map(formatInlineJson) };
  if (control.kind === 'choice' || control.kind === 'json') return {};
  if (control.kind !== 'object') return { type: types[control.kind] ?? control.kind };
  if (depth > 0) return { type: 'object' };
  const required = control.fields.filter((field) => field.required).map(({ name }) => name);
  const keys = control.fields.map((field) => [field.name, describeShape(field, depth + 1)] as const);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    ...(keys.length > 0 ? { keys: Object.fromEntries(keys) } : {}),
  };
}

/** Which option a value is of: the one that knows most of its keys among those that it fits; -1 when it fits none. */
export function chooseOption(shapes: readonly OptionShape[], value: JsonValue): number {
  const scores = shapes.map((shape) => rate(shape, value));
  const best = Math.max(...scores);
  return best < 0 ? -1 : scores.indexOf(best);
}

/** -1 for a value that does not fit. */
function rate({ type, values, required = [], keys = {} }: OptionShape, value: JsonValue): number {
  if (values) return values.includes(formatInlineJson(value)) ? 1 : -1;
  if (type !== undefined && type !== nameType(value)) return -1;
  if (!(value instanceof Map)) return 0;
  const members = [...value] as [string, JsonValue][];
  const known = members.flatMap(([key, item]) => {
    const shape = Object.hasOwn(keys, key) ? keys[key] : undefined;
    return shape ? [rate(shape, item)] : [];
  });
  return required.every((key) => value.has(key)) && known.every((score) => score >= 0) ? known.length : -1;
}

function nameType(value: JsonValue): string {
  if (value instanceof Map) return 'object';
  if (value instanceof RawJson) return 'number';
  return Array.isArray(value) ? 'array' : typeof value;
}
