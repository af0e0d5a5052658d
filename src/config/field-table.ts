import { type FieldRow, listFields } from './fields.ts';

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
