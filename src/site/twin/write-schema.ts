import type { Schema } from '../../openapi/open-schema.ts';
import type { OverviewLink } from '../site.ts';
import { writeCodeSpan, writeFence, writeHeading } from './markdown-text.ts';
import { writeRow, writeRows } from './write-fields.ts';

/** What a schema's page shows. */
export interface SchemaTwin {
  readonly title: string;
  readonly description: string | undefined;
  readonly schema: Schema;
  readonly users: readonly OverviewLink[];
  /** The Markdown of the page's own file, below its frontmatter. */
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
    body.trim(),
    writeHeading(2, 'Schema'),
    `${writeCodeSpan(name)} (${field.type})`,
    rows,
    ...examples.flatMap(({ text }) => [writeHeading(2, 'Example'), writeFence(text, 'json')]),
    ...(users.length === 0 ? [] : [writeHeading(2, 'Used by'), users.map(writeUser).join('\n')]),
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}

function writeUser({ title, url, operation }: OverviewLink): string {
  const request = operation && writeCodeSpan(`${operation.method} ${operation.path}`);
  const words = title.replace(/\s+/g, ' ').replace(/[\\[\]*_`<]/g, '\\$&');
  return `- [${words}](${url})${request ? `: ${request}` : ''}`;
}
