import { z } from 'zod';
import { listAlternatives, writeJson } from '../../src/config/json-words.ts';
import { siteSchema } from '../../src/config/schema/site-schema.ts';
import {
  type ConfigSchema,
  findItemSchema,
  isRequired,
  listFieldsOf,
  listForms,
  readDefault,
  readNotes,
} from '../../src/config/schema-tree.ts';

/** One field of `site.json`, as a table row. */
export interface FieldRow {
  /** `colors.primary`, `navigation[].group`. */
  readonly path: string;
  /** In words: `string`, `"link" or "github"`, `string[]`, `string or object`. */
  readonly type: string;
  /** Within the object that holds it. */
  readonly required: boolean;
  /** As it is written in JSON, strings without quotes; '' when there is none. */
  readonly default: string;
  readonly description: string;
}

/**
 * Every field of `site.json` in the order of the schema, each object and list before its own fields. A
 * group inside `navigation[].pages` is named by its type and not listed again.
 */
export function listFields(): readonly FieldRow[] {
  return listRows(siteSchema, '', []);
}

function listRows(schema: ConfigSchema, prefix: string, above: readonly ConfigSchema[]): readonly FieldRow[] {
  return [...listFieldsOf(schema)].flatMap(([key, field]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    const row = {
      path,
      type: nameType(field),
      required: isRequired(field),
      default: writeDefault(readDefault(field)),
      description: readNotes(field).description,
    };
    const item = findItemSchema(field);
    const inner = listFieldsOf(field).size > 0 ? field : item;
    const isRecursive = inner !== undefined && listForms(inner).some((form) => above.includes(form));
    if (inner === undefined || isRecursive) return [row];
    return [row, ...listRows(inner, inner === item ? `${path}[]` : path, [...above, ...listForms(inner)])];
  });
}

function nameType(schema: ConfigSchema): string {
  return [...new Set(listForms(schema).map(nameForm))].join(' or ');
}

function nameForm(form: ConfigSchema): string {
  if (form instanceof z.ZodEnum) return listAlternatives(Object.values(form.enum));
  if (form instanceof z.ZodArray) {
    const item = nameType(form.element);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  if (form instanceof z.ZodRecord) return 'object';
  if (form instanceof z.ZodUnknown) return 'any';
  return form._zod.def.type;
}

function writeDefault(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0))
    return '';
  return typeof value === 'string' ? value : writeJson(value);
}

/**
 * The reference of one top-level key of `site.json` as MDX: a `ResponseField` for each field at any depth, made from
 * the schema. Throws a RangeError when the schema has no such key.
 */
export function writeFieldTable(key: string): string {
  const rows = listFields().filter(
    ({ path }) => path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`),
  );
  if (rows.length === 0) throw new RangeError(`site.json has no key "${key}".`);
  return `${rows.map(writeRow).join('\n\n')}\n`;
}

/** The keys of `site.json`, in the schema's order. */
export function listKeys(): readonly string[] {
  return listFields().flatMap(({ path }) => (/[.[]/.test(path) ? [] : [path]));
}

function writeRow({ path, type, required, default: preset, description }: FieldRow): string {
  const props = [
    `name=${quote(path)}`,
    `type=${quote(type)}`,
    ...(required ? ['required'] : []),
    ...(preset === '' ? [] : [`default=${quote(preset)}`]),
  ];
  const text = description.replace(/[<{]/g, (sign) => `\\${sign}`);
  return `<ResponseField ${props.join(' ')}>\n\n${text}\n\n</ResponseField>`;
}

/** An attribute of JSX: a string in an expression where quotes would end it. */
function quote(text: string): string {
  return /["\n\\{}]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;
}
