import type { WrittenField } from '../../content/compile/written-field.ts';
import { isOn } from '../../content/transform/is-on.ts';
import { readType, type TypeSchema } from './read-type.ts';

type Schema = Record<string, unknown>;

/** A field as JSON Schema, with the fields inside it. */
export function writeSchema(field: WrittenField): Schema {
  const { props, fields, description } = field;
  const type = addFields(readType(props['type']), fields);
  const values = readList(props['enum']).map((value) => readValue(value, type));
  const preset = readValue(props['default'], type);
  const example = readValue(props['initialValue'] ?? props['placeholder'], type);
  return {
    ...type,
    ...(values.length > 0 && { enum: values }),
    ...(preset !== undefined && { default: preset }),
    ...(example !== undefined && { examples: [example] }),
    ...(description !== undefined && { description }),
    ...(isOn(props['deprecated']) && { deprecated: true }),
  };
}

/** The fields of an object as its properties; of several with one name the first. */
export function writeObject(fields: readonly WrittenField[]): Schema {
  const unique = fields.filter(({ name }, index) => fields.findIndex((one) => one.name === name) === index);
  const required = unique.filter(({ props }) => isOn(props['required'])).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(unique.map((field) => [field.name, writeProperty(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** Of a type that nothing is known of, an example is an object: that is what has a name of its own. */
function writeProperty(field: WrittenField): Schema {
  const schema = writeSchema(field);
  const isNamed =
    field.props['type'] !== undefined && !['type', 'contentMediaType'].some((key) => key in schema);
  const isGiven = ['enum', 'default', 'examples'].some((key) => key in schema);
  return isNamed && !isGiven ? { ...schema, examples: [{}] } : schema;
}

function addFields(type: TypeSchema, fields: readonly WrittenField[]): TypeSchema {
  if (fields.length === 0) return type;
  const object = writeObject(fields);
  if (type['type'] === 'array') return { ...type, items: { ...(type['items'] as TypeSchema), ...object } };
  return { ...type, ...object, type: type['type'] ?? 'object' };
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\s*[,|]\s*/) : [];
}

/** A value as its type has it: what is written `"10"` is a number where numbers are meant. */
export function readValue(value: unknown, { type }: TypeSchema): unknown {
  if (value === undefined || value === null) return undefined;
  const types = [type].flat();
  if (typeof value !== 'string')
    return types.includes('string') && types.length === 1 ? toText(value) : value;
  if (types.includes('string') || type === undefined) return value;
  const parsed = parse(value);
  return parsed === undefined || typeof parsed === 'string' ? undefined : parsed;
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
