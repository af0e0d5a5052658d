import { findMediaLanguage } from '../../lib/text/media-type.ts';
import {
  type Callback,
  groupParameters,
  type MediaType,
  type Operation,
  type Parameter,
  type ParameterGroup,
  type Response,
  type ResponseLink,
  type SecurityScheme,
  type Server,
} from '../../openapi/read/operation.ts';
import { indent, writeCodeSpan, writeFence, writeHeading } from './markdown-text.ts';
import { type MarkdownSample, writeSamples, writeSecurity, writeServers } from './request-markdown.ts';
import { writeDocs, writeFact, writeRow, writeRows } from './schema-markdown.ts';

/** What an operation's page shows. */
export interface OperationMarkdown {
  readonly title: string;
  readonly description: string | undefined;
  readonly operation: Operation;
  readonly security: readonly (readonly SecurityScheme[])[];
  /** Without a slash at its end; '' for a webhook. */
  readonly baseUrl: string;
  /** What the page's own file says, as Markdown; '' when there is none. */
  readonly body: string;
  /** All base URLs, with what is known of them; none for a webhook. */
  readonly servers: readonly Server[];
  /** The request as code; none for a webhook. */
  readonly samples: readonly MarkdownSample[];
}

/** An operation's page as Markdown (CommonMark): all that the page says, for machines and for people who copy it. */
export function renderOperationMarkdown(page: OperationMarkdown): string {
  const { operation, baseUrl, body } = page;
  const { method, path, isWebhook, parameters, requestBody, responses, callbacks } = operation;
  const parts = [
    writeHeading(1, page.title),
    operation.deprecated && '**Deprecated.**',
    isWebhook ? `Webhook ${writeCodeSpan(path)} (${method})` : writeCodeSpan(`${method} ${baseUrl}${path}`),
    isWebhook && 'A webhook: the API sends this request to you.',
    (page.description ?? operation.description)?.trim(),
    operation.externalDocs && writeDocs(operation.externalDocs),
    body.trim(),
    ...writeServers(page.servers),
    ...writeSecurity(page.security),
    ...groupParameters(parameters).flatMap((group) => writeParameters(group, 2, true)),
    ...(requestBody
      ? [
          writeHeading(2, requestBody.required ? 'Body' : 'Body (optional)'),
          requestBody.description?.trim(),
          ...requestBody.content.flatMap((media) =>
            writeMediaType(media, !isWebhook, requestBody.description),
          ),
        ]
      : []),
    ...writeSamples(page.samples),
    responses.length > 0 && writeHeading(2, 'Responses'),
    ...responses.flatMap((response) => writeResponse(response, 3, isWebhook)),
    callbacks.length > 0 && writeHeading(2, 'Callbacks'),
    ...callbacks.flatMap(writeCallback),
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}

function writeParameters(
  { title, parameters }: ParameterGroup<Parameter>,
  depth: number,
  isInput: boolean,
): readonly string[] {
  const rows = parameters.map(({ name, required, deprecated, description, field }) =>
    writeRow(
      { ...field, name, required, deprecated, description: description ?? field.description },
      isInput,
    ),
  );
  return [writeHeading(depth, title), rows.join('\n')];
}

/** The server sends it: its reader receives what is told here. */
function writeCallback(callback: Callback): readonly string[] {
  const { name, method, expression, summary, description, deprecated, requestBody, responses } = callback;
  return [
    writeHeading(3, name),
    deprecated ? '**Deprecated.**' : '',
    writeCodeSpan(`${method} ${expression}`),
    (description ?? summary)?.trim() ?? '',
    ...groupParameters(callback.parameters).flatMap((group) => writeParameters(group, 4, false)),
    ...(requestBody
      ? [
          writeHeading(4, requestBody.required ? 'Body' : 'Body (optional)'),
          requestBody.description?.trim() ?? '',
          ...requestBody.content.flatMap((media) => writeMediaType(media, false, requestBody.description)),
        ]
      : []),
    ...(responses.length > 0 ? [writeHeading(4, 'Responses')] : []),
    ...responses.flatMap((response) => writeResponse(response, 5, true)),
  ];
}

/** A response, its status as a heading of that depth. `isInput` says whether the page's reader sends it. */
function writeResponse(response: Response, depth: number, isInput: boolean): readonly string[] {
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

/** What a body or a response holds in a media type. `description` is above it already. */
function writeMediaType(
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
