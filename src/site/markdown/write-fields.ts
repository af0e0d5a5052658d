import type { Choice, ExternalDocs, Fact, Field } from '../../openapi/read/operation.ts';
import { indent, writeCodeSpan } from './markdown-text.ts';

/** The rows of a schema as nested lists, one entry for each field; '' when it has none. */
export function writeRows(schema: Field, isInput: boolean): string {
  const options = schema.choices?.options ?? [];
  return [
    ...schema.children.map((row) => writeRow(row, isInput)),
    ...options.map((choice) => writeChoice(choice, isInput)),
  ].join('\n');
}

/** One field as an entry of a list, with what lies in it. `where` says where a parameter is sent. */
export function writeRow(field: Field, isInput: boolean, where?: string): string {
  const marks = [
    where === undefined ? field.type : `${field.type} in ${where}`,
    field.required && isInput && !field.readOnly && 'required',
    field.optional && !isInput && 'optional',
    field.deprecated && 'deprecated',
    field.readOnly && 'read-only',
    field.writeOnly && 'write-only',
  ].filter((mark) => mark !== false);
  return [
    `- ${writeCodeSpan(field.name || 'value')} (${marks.join(', ')})`,
    ...listDetails(field, isInput).map((part) => indent(part, 2)),
  ].join('\n');
}

function writeChoice({ title, values, field }: Choice, isInput: boolean): string {
  const marks = [...values.map(writeCodeSpan), field.type];
  return [
    `- One choice: **${title.replace(/\s+/g, ' ')}** (${marks.join(', ')})`,
    ...listDetails(field, isInput).map((part) => indent(part, 2)),
  ].join('\n');
}

function listDetails(field: Field, isInput: boolean): readonly string[] {
  const { description, facts, externalDocs, shownAt, choices, omitted } = field;
  return [
    description?.trim(),
    facts.map(writeFact).join(' '),
    externalDocs && writeDocs(externalDocs),
    shownAt && `Has the fields of ${writeCodeSpan(shownAt.name)}, which stand elsewhere on this page.`,
    choices?.discriminator !== undefined && `Told apart by ${writeCodeSpan(choices.discriminator)}.`,
    writeRows(field, isInput),
    omitted > 0 && `${omitted} more ${omitted === 1 ? 'field is' : 'fields are'} left out.`,
  ].flatMap((part) => (part ? [part] : []));
}

/** What a field may be, as a sentence. */
export function writeFact({ label, values, notes = [] }: Fact): string {
  const texts = values.map((value, index) => {
    const note = notes[index]?.trim();
    return note ? `${writeCodeSpan(value)} (${note})` : writeCodeSpan(value);
  });
  return `${label}: ${texts.join(', ')}.`;
}

/** A link to further documentation, with its own words where it has some. */
export function writeDocs({ url, description }: ExternalDocs): string {
  const words = description
    ?.replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]*_`<]/g, '\\$&');
  return words ? `[${words}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)` : `More: <${url}>`;
}
