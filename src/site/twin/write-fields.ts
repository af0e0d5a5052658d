import type { Field } from '../../openapi/operation.ts';
import { indent, writeCodeSpan } from './markdown-text.ts';

/** The rows of a schema as nested lists, one entry for each field; '' when it has none. */
export function writeRows(schema: Field, isInput: boolean): string {
  return [...listRows(schema), ...schema.choices.map(({ title, field }) => ({ title, field }))]
    .map((row) => ('title' in row ? writeChoice(row.title, row.field, isInput) : writeRow(row, isInput)))
    .join('\n');
}

/** One field as an entry of a list, with what lies in it. `where` says where a parameter is sent. */
export function writeRow(field: Field, isInput: boolean, where?: string): string {
  const marks = [
    where === undefined ? field.type : `${field.type} in ${where}`,
    field.required && isInput && 'required',
    field.deprecated && 'deprecated',
    field.readOnly && 'read-only',
    field.writeOnly && 'write-only',
  ].filter((mark) => mark !== false);
  return [
    `- ${writeCodeSpan(field.name || 'value')} (${marks.join(', ')})`,
    ...listDetails(field, isInput).map((part) => indent(part, 2)),
  ].join('\n');
}

function writeChoice(title: string, field: Field, isInput: boolean): string {
  return [
    `- One choice: **${title.replace(/\s+/g, ' ')}** (${field.type})`,
    ...listDetails(field, isInput).map((part) => indent(part, 2)),
  ].join('\n');
}

function listDetails(field: Field, isInput: boolean): readonly string[] {
  const facts = field.facts.map(({ label, values }) => `${label}: ${values.map(writeCodeSpan).join(', ')}.`);
  return [
    field.description?.trim(),
    facts.join(' '),
    field.recursion && `Has the fields of ${writeCodeSpan(field.recursion)} again.`,
    field.isCut && 'More fields are left out.',
    writeRows(field, isInput),
  ].flatMap((part) => (part ? [part] : []));
}

function listRows({ children, anyKey }: Field): readonly Field[] {
  return anyKey ? [...children, anyKey] : children;
}
