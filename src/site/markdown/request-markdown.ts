import { fillServer, hasMoreToTell } from '../../http/request/base-url.ts';
import { createCredential, nameAuthorization, writeCredentialForm } from '../../http/request/credential.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { SecurityScheme, Server } from '../../openapi/read/operation.ts';
import { indent, writeCodeSpan, writeFence, writeHeading } from './markdown-text.ts';

/** All base URLs with what is known of them; empty for one that the request itself says all of. */
export function writeServers(servers: readonly Server[], t: Translate): readonly string[] {
  if (!hasMoreToTell(servers)) return [];
  return [writeHeading(2, t('Base URLs')), servers.map((server) => writeServer(server, t)).join('\n')];
}

function writeServer(server: Server, t: Translate): string {
  const variables = server.variables.map(({ name, default: standard, enum: values, description }) => {
    const facts = [
      standard !== '' && `${t('Default')}: ${writeCodeSpan(standard)}.`,
      values.length > 0 && `${t('Allowed values')}: ${values.map(writeCodeSpan).join(', ')}.`,
      description?.trim(),
    ];
    return [`- ${writeCodeSpan(name)}`, ...facts.flatMap((fact) => (fact ? [indent(fact, 2)] : []))].join(
      '\n',
    );
  });
  const filled = fillServer(server);
  const shown = filled === server.url ? [] : [`${t('Example')}: ${writeCodeSpan(filled)}.`];
  return [
    `- ${writeCodeSpan(server.url || '/')}`,
    ...[server.description?.trim(), ...shown, ...variables].flatMap((part) =>
      part ? [indent(part, 2)] : [],
    ),
  ].join('\n');
}

/** How a request is authorized, each way once; empty when it needs none. */
export function writeSecurity(
  security: readonly (readonly SecurityScheme[])[],
  t: Translate,
): readonly string[] {
  const schemes = security.flat();
  const isNeeded = security.length === 1;
  const rows = [...new Map(schemes.map((scheme) => [scheme.key, scheme])).values()].map((scheme) => {
    const form = writeCredentialForm(scheme);
    const isInRequest = createCredential(scheme) !== undefined;
    const marks = [
      ...(isInRequest ? [t('{type} in {place}', { type: 'string', place: scheme.in ?? 'header' })] : []),
      ...(isNeeded ? [t('required')] : []),
    ];
    const title = isInRequest ? (scheme.name ?? 'Authorization') : scheme.key;
    const name = `- ${writeCodeSpan(title)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${t.known(nameAuthorization(scheme))}`;
    const scopes = scheme.scopes.map(writeCodeSpan).join(', ');
    const lines = [
      form && `${t('Format: {form}', { form: writeCodeSpan(form) })}.`,
      scopes && `${t('Scopes')}: ${scopes}.`,
      scheme.description?.trim(),
    ];
    return [name, ...lines.flatMap((line) => (line ? [indent(line, 2)] : []))].join('\n');
  });
  return rows.length === 0 ? [] : [writeHeading(2, t('Authorization')), rows.join('\n')];
}

/** A request in a language. */
export interface MarkdownSample {
  readonly title: string;
  readonly language: string;
  readonly code: string;
}

/** Samples of a request, each with its title; empty without one. */
export function writeSamples(
  samples: readonly MarkdownSample[],
  t: Translate,
  title: string = t('Request'),
): readonly string[] {
  if (samples.length === 0) return [];
  return [
    writeHeading(2, title),
    ...samples.map(({ title, language, code }) =>
      writeFence(code, `${language || 'text'} ${title}`.replace(/[`\s]+/g, ' ')),
    ),
  ];
}
