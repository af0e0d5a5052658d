import type { Translate } from '../../i18n/translate.ts';
import type { Schema } from '../../openapi/read/open-schema.ts';
import type { Choice, ExternalDocs, Fact, Field, OperationSummary } from '../../openapi/read/operation.ts';
import { translateFacts } from '../operations/translate-facts.ts';
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

/** A schema's page as Markdown (CommonMark): all that the page says, in its language. */
export function renderSchemaMarkdown(page: SchemaMarkdown, t: Translate): string {
  const { title, description, schema, users, body } = page;
  const { field, name, deprecated, examples } = schema;
  const rows = writeRows(field, true, t) || writeRow({ ...field, description: undefined }, true, t);
  const parts = [
    writeHeading(1, title),
    deprecated && writeDeprecated(t),
    (description ?? field.description)?.trim(),
    schema.externalDocs && writeDocs(schema.externalDocs, t),
    body.trim(),
    writeHeading(2, t('Schema')),
    `${writeCodeSpan(name)} (${field.type})`,
    rows,
    ...examples.flatMap(({ name, summary, text }) => [
      writeHeading(2, [t('Example'), summary ?? name].filter(Boolean).join(': ')),
      writeFence(text, 'json'),
    ]),
    ...(users.length === 0
      ? []
      : [
          writeHeading(2, t('Used by')),
          users.map(({ title, url, operation }) => writeLinkEntry(title, url, t, operation)).join('\n'),
        ]),
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}

/** The rows of a schema as nested lists, one entry for each field; '' when it has none. */
export function writeRows(schema: Field, isInput: boolean, t: Translate): string {
  const options = schema.choices?.options ?? [];
  return [
    ...schema.children
      .filter(({ writeOnly }) => isInput || !writeOnly)
      .map((row) => writeRow(row, isInput, t)),
    ...options.map((choice) => writeChoice(choice, isInput, t)),
  ].join('\n');
}

/** One field as an entry of a list, with what lies in it. */
export function writeRow(field: Field, isInput: boolean, t: Translate): string {
  // Its fields are on the page of its schema.
  const isElsewhere =
    field.children.length === 0 && field.choices === undefined && field.shownAt === undefined;
  const marks = [
    field.type,
    isElsewhere && field.schemaName !== undefined && writeCodeSpan(field.schemaName),
    field.required && isInput && !field.readOnly && t('required'),
    field.optional && !isInput && t('optional'),
    field.deprecated && t('deprecated'),
    field.readOnly && t('read-only'),
    field.writeOnly && t('write-only'),
  ].filter((mark) => mark !== false);
  return [
    `- ${writeCodeSpan(field.name || 'value')} (${marks.join(', ')})`,
    ...listDetails(field, isInput, t).map((part) => indent(part, 2)),
  ].join('\n');
}

function writeChoice({ title, values, field }: Choice, isInput: boolean, t: Translate): string {
  const marks = [...values.map(writeCodeSpan), field.type];
  return [
    `- ${t('One of')}: **${title.replace(/\s+/g, ' ')}** (${marks.join(', ')})`,
    ...listDetails(field, isInput, t).map((part) => indent(part, 2)),
  ].join('\n');
}

function listDetails(field: Field, isInput: boolean, t: Translate): readonly string[] {
  const { description, children, facts, externalDocs, shownAt, choices, omitted } = field;
  const property = choices?.discriminator;
  const document = t('OpenAPI document');
  return [
    description?.trim(),
    writeFacts(facts, t),
    externalDocs && writeDocs(externalDocs, t),
    shownAt && t('See {link}', { link: writeCodeSpan(shownAt.name) }),
    property !== undefined &&
      t(choices?.kind === 'oneOf' ? 'One of, depending on {property}' : 'Any of, depending on {property}', {
        property: writeCodeSpan(property),
      }),
    writeRows(field, isInput, t),
    omitted > 0 &&
      t.plural(
        omitted,
        children.length > 0
          ? '{count} more fields omitted to keep this page short. See {document}.'
          : '{count} fields omitted to keep this page short. See {document}.',
        { document },
      ),
  ].flatMap((part) => (part ? [part] : []));
}

/** What a field may be, as sentences. */
export function writeFacts(facts: readonly Fact[], t: Translate): string {
  return translateFacts(facts, t).map(writeFact).join(' ');
}

/** `**Deprecated.**` in the language of the page. */
export function writeDeprecated(t: Translate): string {
  return `**${t('Deprecated')}.**`;
}

function writeFact({ label, values, notes = [] }: Fact): string {
  const texts = values.map((value, index) => {
    const note = notes[index]?.trim();
    return note ? `${writeCodeSpan(value)} (${note})` : writeCodeSpan(value);
  });
  return `${label}: ${texts.join(', ')}.`;
}

/** A link to further documentation, with its own words where it has some. */
export function writeDocs({ url, description }: ExternalDocs, t: Translate): string {
  const words = description
    ?.replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]*_`<]/g, '\\$&');
  return words
    ? `[${words}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`
    : `${t('More documentation')}: <${url}>`;
}

/** An entry of a list that leads to a page; to an operation's with its request. */
export function writeLinkEntry(
  title: string,
  url: string,
  t: Translate,
  operation?: OperationSummary,
): string {
  const method = operation?.isWebhook ? t('Webhook') : operation?.method;
  const request = operation && writeCodeSpan(`${method} ${operation.path}`);
  const words = title.replace(/\s+/g, ' ').replace(/[\\[\]*_`<]/g, '\\$&');
  return `- [${words}](${url})${request ? `: ${request}` : ''}`;
}
