import type { RelayRequest } from '../../http/playground/relay-message.ts';
import { nameVariables } from '../../http/request/credential.ts';
import type { Server } from '../../openapi/read/operation.ts';
import type { RelayLimits, RelayOperation } from '../relay-options.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What the playground asks for, and the operation that it names. */
interface MessageContext {
  readonly message: RelayRequest;
  /** The names of all that the message holds: `server.url`. */
  readonly keys: readonly string[];
  /** The bytes of the message's body. */
  readonly body: Uint8Array | undefined;
  readonly operation: RelayOperation;
  readonly server: Server;
  readonly limits: RelayLimits;
}

export type MessageRule = (context: MessageContext) => Refusal | undefined;

/** In the order in which the relay looks. */
export const messageRules: readonly MessageRule[] = [
  refuseUnknownKeys,
  refuseFreeVariables,
  refuseUndeclaredParameters,
  refuseControlCharacters,
  refuseUnknownSecurity,
  refuseUndeclaredBody,
  refuseLargeBody,
  refuseBadBoundary,
];

const known: ReadonlySet<string> = new Set([
  'operation',
  'server',
  'server.url',
  'server.variables',
  'parameters',
  'security',
  'credentials',
  'mediaType',
  'body',
  'body.text',
  'body.base64',
  'body.boundary',
]);

/** A URL, a method or headers of the reader's own among them. */
function refuseUnknownKeys({ keys }: MessageContext): Refusal | undefined {
  const unknown = keys.find((key) => !known.has(key));
  return unknown === undefined
    ? undefined
    : refuse('invalid-request', `The relay does not recognize "${unknown}".`);
}

/** A variable of a server is one of its values, or its default where the document lists none. */
function refuseFreeVariables({ message, server }: MessageContext): Refusal | undefined {
  for (const [name, value] of Object.entries(message.server.variables)) {
    const variable = server.variables.find((other) => other.name === name);
    if (!variable || (value !== variable.default && !variable.enum.includes(value)))
      return refuse(
        'unknown-server',
        `The relay does not accept "${value}" for the server variable "${name}".`,
      );
  }
  return undefined;
}

function refuseUndeclaredParameters({ message, operation }: MessageContext): Refusal | undefined {
  const declared = new Set(operation.call.parameters.map((parameter) => `${parameter.in}.${parameter.name}`));
  const unknown = Object.keys(message.parameters).find((key) => !declared.has(key));
  return unknown === undefined
    ? undefined
    : refuse('invalid-request', `The operation has no parameter "${unknown}".`);
}

/** Nothing of a line break gets near a header. */
function refuseControlCharacters({ message }: MessageContext): Refusal | undefined {
  const headers = Object.entries(message.parameters).filter(([key]) => /^(?:header|cookie)\./.test(key));
  const values = [...headers, ...Object.entries(message.credentials)];
  const bad = values.find(([, value]) => typeof value === 'string' && hasControl(value));
  return (
    bad && refuse('invalid-request', `The value of "${bad[0]}" contains a line break or control character.`)
  );
}

function refuseUnknownSecurity({ message, operation }: MessageContext): Refusal | undefined {
  const { security } = message;
  const schemes =
    security === null ? [] : (operation.call.security[security] ?? (security === 0 ? [] : null));
  if (schemes === null) return refuse('invalid-request', 'The operation does not use this authorization.');
  const names = new Set(schemes.flatMap(nameVariables));
  const unknown = Object.keys(message.credentials).find((name) => !names.has(name));
  return unknown === undefined
    ? undefined
    : refuse('invalid-request', `The operation does not use the credential "${unknown}".`);
}

function refuseUndeclaredBody({ message, operation, body }: MessageContext): Refusal | undefined {
  const types = operation.call.bodies.map(({ mediaType }) => mediaType);
  if (message.mediaType !== null && !types.includes(message.mediaType))
    return refuse('invalid-request', `The operation does not accept a body of type "${message.mediaType}".`);
  return body !== undefined && types.length === 0
    ? refuse('invalid-request', 'The operation does not accept a body.')
    : undefined;
}

function refuseLargeBody({ body, limits }: MessageContext): Refusal | undefined {
  if (body === undefined || body.length <= limits.bodyBytes) return undefined;
  return refuse(
    'request-too-large',
    `The relay sends bodies of up to ${limits.bodyBytes / 1_000_000} MB. Send a larger one with cURL.`,
  );
}

/** RFC 2046, section 5.1.1; only a multipart body has one. */
function refuseBadBoundary({ message, operation }: MessageContext): Refusal | undefined {
  const { body, mediaType } = message;
  const boundary = body && 'boundary' in body ? body.boundary : undefined;
  if (boundary === undefined) return undefined;
  const { bodies } = operation.call;
  const chosen = bodies.find((other) => other.mediaType === mediaType) ?? bodies[0];
  const isGood = /^[\w'()+,./:=?-]{1,70}$/.test(boundary) && chosen?.kind === 'multipart';
  return isGood ? undefined : refuse('invalid-request', 'The multipart boundary is not valid.');
}

function hasControl(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text.replaceAll('\t', ''));
}
