import type { CallableBody } from '../form/callable.ts';
import type { FormBody, FormPart, FormValues } from '../form/playground-form.ts';
import type { ServerChoice } from '../request/resolve-server.ts';
import { encodeBase64 } from '../request/template.ts';

/** What a link to a filled-in request holds: no credentials, no files. */
export interface SharedRequest {
  readonly values: FormValues;
  /** For `readServerChoice`: it may be anything. */
  readonly server: unknown;
}

/** Maximum length of a link that is read. */
const maximumLength = 200_000;

/** A request as the fragment of a link, `#try=` and base64url (RFC 4648, section 5) of JSON. */
export function writeShared(values: FormValues, { server, variables }: ServerChoice): string {
  const { parameters, mediaType, body } = values;
  const text = JSON.stringify({
    p: parameters,
    m: mediaType,
    b: packBody(body),
    s: { url: server.url, variables },
  });
  return `#try=${encodeBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * The request in a fragment, for an operation with these parameters (`in.name`) and bodies; what the operation does not
 * have is dropped. Undefined for anything that `writeShared` did not write.
 */
export function readShared(fragment: string, operation: Known): SharedRequest | undefined {
  const [, packed] = /^#try=([\w-]+)$/.exec(fragment) ?? [];
  if (packed === undefined || packed.length > maximumLength) return undefined;
  return restrict(parse(packed), operation);
}

/** The same of values and a server that were kept as JSON; their files are dropped. */
export function readKept(values: unknown, choice: unknown, operation: Known): SharedRequest | undefined {
  if (!isRecord(values) || !isRecord(choice)) return undefined;
  const { server, variables } = choice;
  return restrict(
    {
      p: values['parameters'],
      m: values['mediaType'],
      b: isRecord(values['body']) ? flatten(values['body']) : undefined,
      s: { ...(isRecord(server) && { url: server['url'] }), variables },
    },
    operation,
  );
}

/** What is known of an operation: its parameters (`in.name`) and bodies. */
interface Known {
  readonly places: readonly string[];
  readonly bodies: readonly CallableBody[];
}

function flatten({ text, parts }: Readonly<Record<string, unknown>>): unknown {
  return Array.isArray(parts) ? parts.map((part) => isRecord(part) && [part['name'], part['text']]) : text;
}

function restrict(given: unknown, operation: Known): SharedRequest | undefined {
  if (!isRecord(given)) return undefined;
  const parameters = new Map(isRecord(given['p']) ? Object.entries(given['p']) : []);
  const media = operation.bodies.find(({ mediaType }) => mediaType === given['m']);
  return {
    values: {
      parameters: Object.fromEntries(
        operation.places.flatMap((place) =>
          parameters.has(place) ? [[place, parameters.get(place)] as const] : [],
        ),
      ),
      mediaType: media?.mediaType,
      body: media && unpackBody(given['b']),
    },
    server: given['s'],
  };
}

type PackedBody = string | readonly (readonly [name: string, text: string])[];

function packBody(body: FormBody | undefined): PackedBody | undefined {
  if (body?.kind === 'text') return body.text;
  if (body?.kind !== 'multipart') return undefined;
  return body.parts.flatMap((part) => ('text' in part ? [[part.name, part.text] as const] : []));
}

function unpackBody(value: unknown): FormBody | undefined {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (!Array.isArray(value)) return undefined;
  const parts = value.flatMap((part: unknown): readonly FormPart[] => {
    if (!Array.isArray(part)) return [];
    const [name, text]: readonly unknown[] = part;
    return typeof name === 'string' && typeof text === 'string' ? [{ name, text }] : [];
  });
  return { kind: 'multipart', parts };
}

function parse(packed: string): unknown {
  try {
    const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))),
    );
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
