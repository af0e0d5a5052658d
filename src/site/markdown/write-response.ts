import { findMediaLanguage } from '../../lib/text/media-type.ts';
import type { MediaType, Response, ResponseLink } from '../../openapi/read/operation.ts';
import { indent, writeCodeSpan, writeFence, writeHeading } from './markdown-text.ts';
import { writeDocs, writeFact, writeRow, writeRows } from './write-fields.ts';

/** A response, its status as a heading of that depth. `isInput` says whether the page's reader sends it. */
export function writeResponse(response: Response, depth: number, isInput: boolean): readonly string[] {
  const { status, description, headers, content, links } = response;
  return [
    writeHeading(depth, status),
    description?.trim() ?? '',
    ...(headers.length > 0 ? ['Headers', headers.map((header) => writeRow(header, false)).join('\n')] : []),
    content.length === 0 ? 'No body.' : '',
    ...content.flatMap((media) => writeMediaType(media, isInput, description)),
    ...(links.length > 0 ? ['Links', links.map(writeLink).join('\n')] : []),
  ];
}

/** What a body or a response holds in a media type. `description` stands above it already. */
export function writeMediaType(
  { mediaType, schema, examples }: MediaType,
  isInput: boolean,
  description: string | undefined,
): readonly string[] {
  const language = findMediaLanguage(mediaType).replace('text', '');
  const text = schema?.description?.trim();
  return [
    `${writeCodeSpan(mediaType)}${schema ? ` (${schema.type})` : ''}`,
    schema?.deprecated ? '**Deprecated.**' : '',
    text && text !== description?.trim() ? text : '',
    schema ? schema.facts.map(writeFact).join(' ') : '',
    schema?.externalDocs ? writeDocs(schema.externalDocs) : '',
    schema ? writeRows(schema, isInput) : '',
    ...examples.flatMap(({ name, summary, description, text, link }) => [
      ['Example', summary ?? name].filter((part) => part !== '').join(': '),
      description?.trim() ?? '',
      link === undefined ? writeFence(text, language) : `<${encodeURI(link.toWellFormed())}>`,
    ]),
  ];
}

function writeLink({ name, operation, description, parameters }: ResponseLink): string {
  const lines = [description?.trim(), parameters.map(writeFact).join(' ')];
  return [
    `- ${writeCodeSpan(name)} to ${writeCodeSpan(operation)}`,
    ...lines.flatMap((line) => (line ? [indent(line, 2)] : [])),
  ].join('\n');
}
