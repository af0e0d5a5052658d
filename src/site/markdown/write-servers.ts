import { fillServer } from '../../http/request/base-url.ts';
import { hasMoreToTell } from '../../http/request/list-servers.ts';
import type { Server } from '../../openapi/read/operation.ts';
import { indent, writeCodeSpan, writeHeading } from './markdown-text.ts';

/** All base URLs with what is known of them; empty for one that the request itself says all of. */
export function writeServers(servers: readonly Server[]): readonly string[] {
  return hasMoreToTell(servers) ? [writeHeading(2, 'Base URLs'), servers.map(writeServer).join('\n')] : [];
}

function writeServer(server: Server): string {
  const variables = server.variables.map(({ name, default: standard, enum: values, description }) => {
    const facts = [
      standard !== '' && `Default: ${writeCodeSpan(standard)}.`,
      values.length > 0 && `One of: ${values.map(writeCodeSpan).join(', ')}.`,
      description?.trim(),
    ];
    return [`- ${writeCodeSpan(name)}`, ...facts.flatMap((fact) => (fact ? [indent(fact, 2)] : []))].join(
      '\n',
    );
  });
  const filled = fillServer(server);
  const shown = filled === server.url ? [] : [`Filled in: ${writeCodeSpan(filled)}.`];
  return [
    `- ${writeCodeSpan(server.url || '/')}`,
    ...[server.description?.trim(), ...shown, ...variables].flatMap((part) =>
      part ? [indent(part, 2)] : [],
    ),
  ].join('\n');
}
