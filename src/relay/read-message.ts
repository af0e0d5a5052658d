import type { RelayBody, RelayRequest } from '../http/playground/relay-message.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The playground's message with what the rules look at. */
export interface ReadMessage {
  readonly message: RelayRequest;
  /** The names of all that it holds: `server.url`. */
  readonly keys: readonly string[];
  /** The bytes of its body; undefined when it sends none. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** Reads a message's bytes; a refusal for what is not JSON of the shape of a `RelayRequest`. */
export function readMessage(bytes: Uint8Array): ReadMessage | Refusal {
  const all = parse(bytes);
  if (!isRecord(all)) return refuse('invalid-request', 'The message is no JSON object.');
  const server = read(all, 'server');
  const body = read(all, 'body');
  const operation = read(all, 'operation');
  const parameters = read(all, 'parameters');
  const security = read(all, 'security');
  const credentials = read(all, 'credentials');
  const mediaType = read(all, 'mediaType');
  const url = isRecord(server) ? read(server, 'url') : undefined;
  const variables = isRecord(server) ? read(server, 'variables') : undefined;
  const bodyRead = body === null ? null : readBody(body);
  if (
    typeof operation !== 'string' ||
    typeof url !== 'string' ||
    !isTexts(variables) ||
    !isRecord(parameters) ||
    !(security === null || (typeof security === 'number' && Number.isInteger(security) && security >= 0)) ||
    !isTexts(credentials) ||
    !(mediaType === null || typeof mediaType === 'string') ||
    bodyRead === undefined
  )
    return refuse('invalid-request', 'The message lacks something, or something in it is of another type.');
  return {
    message: {
      operation,
      server: { url, variables },
      parameters,
      security,
      credentials,
      mediaType,
      body: bodyRead?.body ?? null,
    },
    keys: [...Object.keys(all), ...listKeys('server', server), ...listKeys('body', body)],
    body: bodyRead?.bytes,
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function readBody(
  body: unknown,
): { readonly body: RelayBody; readonly bytes: Uint8Array<ArrayBuffer> } | undefined {
  if (!isRecord(body)) return undefined;
  const text = read(body, 'text');
  const base64 = read(body, 'base64');
  const boundary = read(body, 'boundary');
  if (typeof text === 'string' && base64 === undefined && boundary === undefined)
    return { body: { text }, bytes: new TextEncoder().encode(text) };
  if (typeof base64 !== 'string' || text !== undefined) return undefined;
  if (boundary !== undefined && typeof boundary !== 'string') return undefined;
  const bytes = decodeBase64(base64);
  return bytes && { body: boundary === undefined ? { base64 } : { base64, boundary }, bytes };
}

/** RFC 4648, section 4; undefined for what is none. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
}

function listKeys(name: string, value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value).map((key) => `${name}.${key}`) : [];
}

/** A property of the object itself; those of its prototype are not there. */
function read(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
