import { writeCredentialForm } from '../../http/request/credential.ts';
import type { SecurityScheme } from '../../openapi/read/operation.ts';
import { indent, writeCodeSpan, writeHeading } from './markdown-text.ts';

/** How a request is authorized, each way once; empty when it needs none. */
export function writeSecurity(security: readonly (readonly SecurityScheme[])[]): readonly string[] {
  const schemes = security.flat();
  const isNeeded = security.length === 1;
  const rows = [...new Map(schemes.map((scheme) => [scheme.key, scheme])).values()].map((scheme) => {
    const form = writeCredentialForm(scheme);
    const marks = [`string in ${scheme.in ?? 'header'}`, ...(isNeeded ? ['required'] : [])];
    const name = `- ${writeCodeSpan(scheme.name ?? 'Authorization')} (${marks.join(', ')}): ${nameType(scheme)}`;
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

function nameType({ type, scheme }: SecurityScheme): string {
  if (type === 'apiKey') return 'API key';
  if (type !== 'http')
    return { oauth2: 'OAuth 2.0', openIdConnect: 'OpenID Connect', mutualTLS: 'Mutual TLS' }[type];
  return { basic: 'Basic', bearer: 'Bearer token' }[scheme ?? ''] ?? scheme ?? 'HTTP';
}
