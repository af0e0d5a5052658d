import { joinAddress } from '../../http/request/base-url.ts';
import type { Translate } from '../../i18n/translate.ts';
import { findMediaLanguage } from '../../lib/text/media-type.ts';
import {
  type Callback,
  type ChannelMessage,
  groupMessages,
  groupParameters,
  type MediaType,
  type MessageGroup,
  type Operation,
  type Parameter,
  type ParameterGroup,
  type RequestBody,
  type Response,
  type ResponseLink,
  type SecurityScheme,
  type Server,
} from '../../openapi/read/operation.ts';
import { findSignature, type WebhookSignature } from '../operations/webhook-signature.ts';
import { indent, writeCodeSpan, writeFence, writeHeading } from './markdown-text.ts';
import { type MarkdownSample, writeSamples, writeSecurity, writeServers } from './request-markdown.ts';
import { writeDeprecated, writeDocs, writeFacts, writeRow, writeRows } from './schema-markdown.ts';

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

/**
 * An operation's page as Markdown (CommonMark): all that the page says, in its language,
 * for machines and for people who copy it.
 */
export function renderOperationMarkdown(page: OperationMarkdown, t: Translate): string {
  const { operation, baseUrl, body } = page;
  const { method, path, isWebhook, parameters, requestBody, responses, callbacks } = operation;
  const parts = [
    writeHeading(1, page.title),
    operation.deprecated && writeDeprecated(t),
    isWebhook
      ? `${t('Webhook')} ${writeCodeSpan(path)} (${method})`
      : writeCodeSpan(`${method} ${joinAddress(baseUrl, path)}`),
    isWebhook && t('A webhook: the API sends this request to you.'),
    (page.description ?? operation.description)?.trim(),
    operation.externalDocs && writeDocs(operation.externalDocs, t),
    body.trim(),
    ...writeServers(page.servers, t),
    ...writeSecurity(page.security, t),
    ...(isWebhook ? writeVerification(findSignature(parameters), t) : []),
    ...groupParameters(parameters).flatMap((group) => writeParameters(group, 2, true, t)),
    ...(requestBody
      ? [
          writeHeading(2, writeBodyTitle(requestBody, t)),
          requestBody.description?.trim(),
          ...requestBody.content.flatMap((media) =>
            writeMediaType(media, !isWebhook, requestBody.description, t),
          ),
        ]
      : []),
    ...writeSamples(page.samples, t, operation.channel === undefined ? undefined : t('Connect')),
    responses.length > 0 && writeHeading(2, t('Response')),
    ...responses.flatMap((response) => writeResponse(response, 3, isWebhook, t)),
    ...groupMessages(operation.channelOperations ?? []).flatMap((group) => writeMessages(group, t)),
    callbacks.length > 0 && writeHeading(2, t('Callbacks')),
    ...callbacks.flatMap((callback) => writeCallback(callback, t)),
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}

function writeParameters(
  { title, parameters }: ParameterGroup<Parameter>,
  depth: number,
  isInput: boolean,
  t: Translate,
): readonly string[] {
  const rows = parameters.map(({ name, required, deprecated, description, field }) =>
    writeRow(
      { ...field, name, required, deprecated, description: description ?? field.description },
      isInput,
      t,
    ),
  );
  return [writeHeading(depth, t.known(title)), rows.join('\n')];
}

/** What a client sends, or receives, with what comes back for it. */
function writeMessages({ title, direction, operations }: MessageGroup, t: Translate): readonly string[] {
  const isInput = direction === 'send';
  return [
    writeHeading(2, t.known(title)),
    ...operations.flatMap(({ title: name, description, deprecated, messages, replies }) => [
      name === undefined ? '' : `**${name}**`,
      deprecated ? writeDeprecated(t) : '',
      description ?? '',
      ...messages.flatMap((message) => writeMessage(message, isInput, t)),
      ...(replies.length > 0 ? [`${t('Reply')}:`] : []),
      ...replies.flatMap((message) => writeMessage(message, !isInput, t)),
    ]),
  ];
}

function writeMessage(message: ChannelMessage, isInput: boolean, t: Translate): readonly string[] {
  const { title, description, deprecated, payload, headers, foreignSchema } = message;
  return [
    writeHeading(3, title),
    deprecated ? writeDeprecated(t) : '',
    description ?? '',
    ...(foreignSchema
      ? [writeCodeSpan(foreignSchema.format), writeFence(foreignSchema.text, '')]
      : writeMediaType(payload, isInput, description, t)),
    ...(headers ? [t('Headers'), writeRows(headers, isInput, t)] : []),
  ];
}

/** The server sends it: its reader receives what is told here. */
function writeCallback(callback: Callback, t: Translate): readonly string[] {
  const { name, method, expression, summary, description, deprecated, requestBody, responses } = callback;
  return [
    writeHeading(3, name),
    deprecated ? writeDeprecated(t) : '',
    writeCodeSpan(`${method} ${expression}`),
    (description ?? summary)?.trim() ?? '',
    ...groupParameters(callback.parameters).flatMap((group) => writeParameters(group, 4, false, t)),
    ...(requestBody
      ? [
          writeHeading(4, writeBodyTitle(requestBody, t)),
          requestBody.description?.trim() ?? '',
          ...requestBody.content.flatMap((media) => writeMediaType(media, false, requestBody.description, t)),
        ]
      : []),
    ...(responses.length > 0 ? [writeHeading(4, t('Response'))] : []),
    ...responses.flatMap((response) => writeResponse(response, 5, true, t)),
  ];
}

function writeVerification(signature: WebhookSignature | undefined, t: Translate): readonly string[] {
  if (!signature) return [];
  const { content } = signature;
  const header = writeCodeSpan(signature.header);
  return [
    writeHeading(2, t('Verify the request')),
    t('Compute the signature of the body with your secret. Trust the request only if it matches {header}.', {
      header,
    }),
    content === undefined
      ? ''
      : t('The signature is the HMAC-SHA256 of {content}, as defined by {standard}.', {
          content: writeCodeSpan(content),
          standard: '[Standard Webhooks](https://www.standardwebhooks.com)',
        }),
  ];
}

/** The heading of a request's body, which says where it need not be sent. */
function writeBodyTitle({ required }: RequestBody, t: Translate): string {
  return required ? t('Body') : `${t('Body')} (${t('optional')})`;
}

/** A response, its status as a heading of that depth. `isInput` says whether the page's reader sends it. */
function writeResponse(response: Response, depth: number, isInput: boolean, t: Translate): readonly string[] {
  const { status, description, headers, content, links } = response;
  return [
    writeHeading(depth, status),
    description?.trim() ?? '',
    ...(headers.length > 0
      ? [t('Headers'), headers.map((header) => writeRow(header, false, t)).join('\n')]
      : []),
    content.length === 0 ? t('No body.') : '',
    ...content.flatMap((media) => writeMediaType(media, isInput, description, t)),
    ...(links.length > 0
      ? [t.plural(links.length, '{count} links'), links.map((link) => writeLink(link, t)).join('\n')]
      : []),
  ];
}

/** What a body or a response holds in a media type. `description` is above it already. */
function writeMediaType(
  { mediaType, schema, examples }: MediaType,
  isInput: boolean,
  description: string | undefined,
  t: Translate,
): readonly string[] {
  const language = findMediaLanguage(mediaType).replace('text', '');
  const text = schema?.description?.trim();
  return [
    `${writeCodeSpan(mediaType)}${schema ? ` (${schema.type})` : ''}`,
    schema?.deprecated ? writeDeprecated(t) : '',
    text && text !== description?.trim() ? text : '',
    schema ? writeFacts(schema.facts, t) : '',
    schema?.externalDocs ? writeDocs(schema.externalDocs, t) : '',
    schema ? writeRows(schema, isInput, t) : '',
    ...examples.flatMap(({ name, summary, description, text, link }) => [
      [t('Example'), summary ?? name].filter((part) => part !== '').join(': '),
      description?.trim() ?? '',
      link === undefined ? writeFence(text, language) : `<${encodeURI(link.toWellFormed())}>`,
    ]),
  ];
}

function writeLink({ name, operation, description, parameters }: ResponseLink, t: Translate): string {
  const lines = [description?.trim(), writeFacts(parameters, t)];
  return [
    `- ${writeCodeSpan(name)} ${t('to {operation}', { operation: writeCodeSpan(operation) })}`,
    ...lines.flatMap((line) => (line ? [indent(line, 2)] : [])),
  ].join('\n');
}
