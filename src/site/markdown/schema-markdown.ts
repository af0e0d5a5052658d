import type { Schema } from '../../openapi/read/open-schema.ts';
import type { Choice, ExternalDocs, Fact, Field, OperationSummary } from '../../openapi/read/operation.ts';
import type { OverviewLink } from '../site.ts';
import { indent, writeCodeSpan, writeFence, writeHeading } from './markdown-text.ts';

/** What a schema's page shows. */
interface SchemaMarkdown {
  readonly title: string;
  readonly description: string | undefined;
  readonly schema: Schema;
  readonly users: readonly OverviewLink[];
  /** What the page's own file says, as Markdown. */
  readonly body: string;
}

/** A schema's page as Markdown (CommonMark): all that the page says. */
export function renderSchemaMarkdown({ title, description, schema, users, body }: SchemaMarkdown): string {
  const { field, name, deprecated, examples } = schema;
  const rows = writeRows(field, true) || writeRow({ ...field, description: undefined }, true);
  const parts = [
    writeHeading(1, title),
    deprecated && '**Deprecated.**',
    (description ?? field.description)?.trim(),
    schema.externalDocs && writeDocs(schema.externalDocs),
    body.trim(),
    writeHeading(2, 'Schema'),
    `${writeCodeSpan(name)} (${field.type})`,
    rows,
    ...examples.flatMap(({ name, summary, text }) => [
      writeHeading(2, ['Example', summary ?? name].filter(Boolean).join(': ')),
      writeFence(text, 'json'),
    ]),
    ...(users.length === 0
      ? []
      : [
          writeHeading(2, 'Used by'),
          users.map(({ title, url, operation }) => writeLinkEntry(title, url, operation)).join('\n'),
        ]),
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}

/** The rows of a schema as nested lists, one entry for each field; '' when it has none. */
export function writeRows(schema: Field, isInput: boolean): string {
  const options = schema.choices?.options ?? [];
  return [
    ...schema.children.map((row) => writeRow(row, isInput)),
    ...options.map((choice) => writeChoice(choice, isInput)),
  ].join('\n');
}

/** One field as an entry of a list, with what lies in it. */
export function writeRow(field: Field, isInput: boolean): string {
  const marks = [
    field.type,
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

/** An entry of a list that leads to a page; to an operation's with its request. */
export function writeLinkEntry(title: string, url: string, operation?: OperationSummary): string {
  const method = operation?.isWebhook ? 'Webhook' : operation?.method;
  const request = operation && writeCodeSpan(`${method} ${operation.path}`);
  const words = title.replace(/\s+/g, ' ').replace(/[\\[\]*_`<]/g, '\\$&');
  return `- [${words}](${url})${request ? `: ${request}` : ''}`;
}
