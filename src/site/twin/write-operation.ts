import { findMediaLanguage } from '../../openapi/media-type.ts';
import type {
  Callback,
  MediaType,
  Operation,
  Parameter,
  Response,
  SecurityScheme,
} from '../../openapi/operation.ts';
import { groupParameters, type ParameterGroup } from '../../openapi/parameter-groups.ts';
import { writeCredentialForm } from '../../request/credential.ts';
import { indent, writeCodeSpan, writeFence, writeHeading } from './markdown-text.ts';
import { writeRow, writeRows } from './write-fields.ts';

/** What an operation's page shows. */
export interface OperationTwin {
  readonly title: string;
  readonly description: string | undefined;
  readonly operation: Operation;
  readonly security: readonly (readonly SecurityScheme[])[];
  /** Without a slash at its end; '' for a webhook. */
  readonly baseUrl: string;
  /** The Markdown of the page's own file, below its frontmatter; '' when there is none. */
  readonly body: string;
  /** The request as a cURL command; undefined for a webhook. */
  readonly sample: string | undefined;
}

/** An operation's page as Markdown (CommonMark): all that the page says, for machines and for people who copy it. */
export function writeOperationTwin(twin: OperationTwin): string {
  const { operation, baseUrl, sample, body } = twin;
  const { method, path, isWebhook, parameters, requestBody, responses, callbacks } = operation;
  const parts = [
    writeHeading(1, twin.title),
    operation.deprecated && '**Deprecated.**',
    isWebhook ? `Webhook ${writeCodeSpan(path)} (${method})` : writeCodeSpan(`${method} ${baseUrl}${path}`),
    (twin.description ?? operation.description)?.trim(),
    body.trim(),
    ...writeSecurity(twin.security),
    ...groupParameters(parameters).flatMap(writeParameters),
    ...(requestBody
      ? [
          writeHeading(2, requestBody.required ? 'Body' : 'Body (optional)'),
          requestBody.description?.trim(),
          ...requestBody.content.flatMap((media) => writeMediaType(media, !isWebhook)),
        ]
      : []),
    ...(sample === undefined ? [] : [writeHeading(2, 'Sample'), writeFence(sample, 'bash')]),
    responses.length > 0 && writeHeading(2, 'Responses'),
    ...responses.flatMap(writeResponse),
    callbacks.length > 0 && writeHeading(2, 'Callbacks'),
    ...callbacks.flatMap(writeCallback),
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}

function writeSecurity(security: OperationTwin['security']): readonly string[] {
  const schemes = security.flat();
  const rows = [...new Map(schemes.map((scheme) => [scheme.key, scheme])).values()].map((scheme) => {
    const form = writeCredentialForm(scheme);
    const name = `- ${writeCodeSpan(scheme.name ?? 'Authorization')} in ${scheme.in ?? 'header'}`;
    const scopes = scheme.scopes.map(writeCodeSpan).join(', ');
    const lines = [
      form && `Form: ${writeCodeSpan(form)}.`,
      scopes && `Scopes: ${scopes}.`,
      scheme.description?.trim(),
    ];
    return [name, ...lines.flatMap((line) => (line ? [indent(line, 2)] : []))].join('\n');
  });
  return rows.length === 0 ? [] : [writeHeading(2, 'Authorization'), rows.join('\n')];
}

function writeParameters({ title, parameters }: ParameterGroup<Parameter>): readonly string[] {
  const rows = parameters.map(({ name, required, deprecated, description, field }) =>
    writeRow({ ...field, name, required, deprecated, description: description ?? field.description }, true),
  );
  return [writeHeading(2, title), rows.join('\n')];
}

function writeResponse({ status, description, headers, content }: Response): readonly string[] {
  return [
    writeHeading(3, status),
    description?.trim() ?? '',
    headers.map((header) => writeRow(header, false, 'header')).join('\n'),
    ...content.flatMap((media) => writeMediaType(media, false)),
  ];
}

/** The server sends it: its reader receives what is told here. */
function writeCallback(callback: Callback): readonly string[] {
  const { name, method, expression, summary, description, parameters, requestBody, responses } = callback;
  return [
    writeHeading(3, name),
    writeCodeSpan(`${method} ${expression}`),
    (description ?? summary)?.trim() ?? '',
    parameters.map((parameter) => writeRow(parameter.field, false, parameter.in)).join('\n'),
    ...(requestBody?.content ?? []).flatMap((media) => writeMediaType(media, false)),
    ...responses.map(
      ({ status, description: words }) => `- ${[status, words?.trim()].filter(Boolean).join(': ')}`,
    ),
  ];
}

function writeMediaType({ mediaType, schema, examples }: MediaType, isInput: boolean): readonly string[] {
  const language = findMediaLanguage(mediaType).replace('text', '');
  return [
    `${writeCodeSpan(mediaType)}${schema ? ` (${schema.type})` : ''}`,
    schema ? writeRows(schema, isInput) : '',
    ...examples.flatMap(({ name, summary, description, text, link }) => [
      ['Example', summary ?? name].filter((part) => part !== '').join(': '),
      description?.trim() ?? '',
      link === undefined ? writeFence(text, language) : `<${encodeURI(link.toWellFormed())}>`,
    ]),
  ];
}
