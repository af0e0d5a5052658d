import type { SecurityScheme } from '../../openapi/read/operation.ts';
import { writeTyped } from './http-request.ts';
import type { Template } from './template.ts';

/** What a security scheme puts into a request; nothing for one that is settled on the connection. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: Template;
}

/**
 * How a scheme is sent (OpenAPI 3.1.1, 4.8.27; RFC 6750, RFC 7617). A value in `typed`, by the variable's name, is what
 * the reader typed, prefix included; what is not there is a variable after the scheme's prefix.
 */
export function createCredential(
  scheme: SecurityScheme,
  typed: Readonly<Record<string, string>> = {},
): Credential | undefined {
  if (scheme.type === 'mutualTLS' || scheme.type === 'protocol') return undefined;
  const names = nameVariables(scheme);
  const [first = '', second = ''] = names;
  const find = (variable: string) => (Object.hasOwn(typed, variable) ? typed[variable] : undefined);
  const read = (variable: string, prefix: string) => writeTyped(prefix, variable, find(variable));
  if (scheme.type === 'apiKey')
    return { in: scheme.in ?? 'header', name: scheme.name ?? '', value: read(first, scheme.prefix) };
  const inHeader = (value: Template): Credential => ({ in: 'header', name: 'Authorization', value });
  if (scheme.type === 'http' && scheme.scheme === 'basic')
    return inHeader(['Basic ', { base64: [...read(first, scheme.prefix), ':', ...read(second, '')] }]);
  const word = scheme.type === 'http' ? nameScheme(scheme.scheme ?? 'bearer') : 'Bearer';
  // A reader who pastes "Bearer x" means x.
  const value = dropWord(read(first, scheme.prefix), word);
  return inHeader([`${word} `, ...value]);
}

/** The environment variables that samples read a scheme's values from: one, or two for basic authentication. */
export function nameVariables(scheme: SecurityScheme): readonly string[] {
  if (scheme.scheme === 'basic') return scheme.labels.map((label) => toVariable(label) || 'USERNAME');
  const name = scheme.type === 'apiKey' ? toVariable((scheme.name ?? '').replace(/^x-/i, '')) : '';
  return [name === '' || name === 'AUTHORIZATION' ? 'API_TOKEN' : name];
}

/** How a credential looks, for a reader: `Token <API_TOKEN>`, `Basic base64(<USERNAME>:<PASSWORD>)`; '' for none. */
export function writeCredentialForm(scheme: SecurityScheme): string {
  const credential = createCredential(scheme);
  return credential ? writeForm(credential.value) : '';
}

function writeForm(template: Template): string {
  return template
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'variable' in part ? `<${part.variable}>` : `base64(${writeForm(part.base64)})`;
    })
    .join('');
}

function dropWord(value: Template, word: string): Template {
  const [head, ...rest] = value;
  if (typeof head !== 'string') return value;
  const cut = head.replace(new RegExp(`^(?:${word}\\s+)+`, 'i'), '');
  return cut === '' && rest.length > 0 ? rest : [cut, ...rest];
}

/** `Bearer`, `Digest`: schemes are compared without letter case, and written like this. */
function nameScheme(scheme: string): string {
  return /^[\w-]+$/.test(scheme) ? scheme.charAt(0).toUpperCase() + scheme.slice(1) : 'Bearer';
}

/** A name as that of an environment variable: `petId` is `PET_ID`; '' where nothing is left of it. */
export function toVariable(text: string): string {
  const name = text
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();
  return /^\d/.test(name) ? `KEY_${name}` : name;
}

/** The schemes that AsyncAPI has besides those of HTTP (3.0.0, Security Scheme Object). */
const protocolSchemes: Readonly<Record<string, string>> = {
  userPassword: 'Username and password',
  apiKey: 'API key',
  X509: 'Client certificate',
  symmetricEncryption: 'Symmetric encryption',
  asymmetricEncryption: 'Asymmetric encryption',
  plain: 'SASL PLAIN',
  scramSha256: 'SASL SCRAM-SHA-256',
  scramSha512: 'SASL SCRAM-SHA-512',
  gssapi: 'SASL GSSAPI',
};

/** The way in which a scheme authorizes, for readers: `Bearer token`. */
export function nameAuthorization({ type, scheme }: Pick<SecurityScheme, 'type' | 'scheme'>): string {
  if (type === 'apiKey') return 'API key';
  if (type === 'protocol') return protocolSchemes[scheme ?? ''] ?? scheme ?? 'API key';
  if (type !== 'http')
    return { oauth2: 'OAuth 2.0', openIdConnect: 'OpenID Connect', mutualTLS: 'Mutual TLS' }[type];
  return scheme === 'basic' ? 'Basic' : scheme === 'bearer' ? 'Bearer token' : (scheme ?? 'HTTP');
}
