import type { Schema } from '../../openapi/read/open-schema.ts';
import type { OverviewLink } from '../site.ts';
import { writeCodeSpan, writeFence, writeHeading } from './markdown-text.ts';
import { writeDocs, writeRow, writeRows } from './write-fields.ts';
import { writeLinkEntry } from './write-link-entry.ts';

/** What a schema's page shows. */
export interface SchemaTwin {
  readonly title: string;
  readonly description: string | undefined;
  readonly schema: Schema;
  readonly users: readonly OverviewLink[];
  /** What the page's own file says, as Markdown. */
  readonly body: string;
}

/** A schema's page as Markdown (CommonMark): all that the page says. */
export function writeSchemaTwin({ title, description, schema, users, body }: SchemaTwin): string {
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
