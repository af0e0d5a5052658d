import type { CallableBody, CallableParameter } from '../../src/http/form/callable.ts';
import type { RelayRequest } from '../../src/http/playground/relay-message.ts';
import type { SecurityScheme } from '../../src/openapi/read/operation.ts';
import { createClientLimits } from '../../src/relay/client-limits.ts';
import { createRelay } from '../../src/relay/handle-relay.ts';
import { createOwnHosts } from '../../src/relay/own-host.ts';
import {
  type RelayOperation,
  type RelayOptions,
  relayLimits,
  type TransportRequest,
  type TransportResponse,
} from '../../src/relay/relay-options.ts';
import { type RelayRules, relayRules } from '../../src/relay/rules/relay-rules.ts';

/** A relay that can be taken apart, and what it sent. */
export interface RelayParts {
  readonly rules: RelayRules;
  readonly options: RelayOptions;
  readonly sent: TransportRequest[];
}

/** A hostile request, and the relay without the one rule that stops it. */
export interface HostileCase {
  readonly name: string;
  /** Of the relay that is attacked; anew for each attack. */
  readonly options?: () => Partial<RelayOptions>;
  readonly weaken: (parts: RelayParts) => RelayParts;
  /** Whether it gets through. */
  readonly attack: (parts: RelayParts) => Promise<boolean>;
}

export const siteOrigin = 'http://localhost:4321';
export const operationId = 'api.yaml PUT /items/{id}';

const parameter = (place: CallableParameter['in'], name: string): CallableParameter => ({
  name,
  in: place,
  required: place === 'path',
  style: place === 'path' || place === 'header' ? 'simple' : 'form',
  explode: false,
  mediaType: undefined,
  example: undefined,
});

const scheme = (place: 'header' | 'cookie', name: string): SecurityScheme => ({
  key: name,
  type: 'apiKey',
  scheme: undefined,
  name,
  in: place,
  description: undefined,
  scopes: [],
  prefix: '',
  labels: [name],
});

const body = (mediaType: string, kind: CallableBody['kind']): CallableBody => ({
  mediaType,
  kind,
  example: undefined,
  files: [],
});

/** Headers that a careless document declares as parameters. */
export const careless = [
  'Host',
  'Cookie',
  'Origin',
  'Referer',
  'X-Forwarded-For',
  'Forwarded',
  'Via',
  'Proxy-Authorization',
  'Sec-Fetch-Site',
  'Accept-Encoding',
  'X-Real-IP',
];

export const operation: RelayOperation = {
  id: operationId,
  servers: [
    { url: 'https://api.example.com/v1', description: undefined, variables: [] },
    {
      url: 'https://{region}.example.com',
      description: undefined,
      variables: [
        { name: 'region', default: 'eu', enum: ['eu', 'us'], description: undefined },
        { name: 'free', default: 'a', enum: [], description: undefined },
      ],
    },
    { url: '/sandbox', description: undefined, variables: [] },
  ],
  call: {
    method: 'PUT',
    path: '/items/{id}',
    isWebhook: false,
    parameters: [
      parameter('path', 'id'),
      parameter('query', 'q'),
      parameter('header', 'X-Note'),
      parameter('cookie', 'theme'),
      ...careless.map((name) => parameter('header', name)),
    ],
    bodies: [
      body('application/json', 'json'),
      body('multipart/form-data', 'multipart'),
      body('application/octet-stream', 'file'),
    ],
    isBodyRequired: false,
    security: [[scheme('header', 'Authorization')], [scheme('cookie', 'session')]],
  },
};

export const goodMessage: RelayRequest = {
  operation: operationId,
  server: { url: 'https://api.example.com/v1', variables: {} },
  parameters: { 'path.id': '7' },
  security: 0,
  credentials: { API_TOKEN: 'Token t' },
  mediaType: 'application/json',
  body: { text: '{"a":1}' },
};

/** A response of these bytes. */
export function respond(
  chunks: readonly (string | Uint8Array<ArrayBuffer>)[],
  headers: TransportResponse['headers'] = [],
  status = 200,
): TransportResponse {
  const left = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
  return {
    status,
    statusText: 'OK',
    headers,
    body: new ReadableStream({
      pull(controller) {
        const next = left.shift();
        if (next) controller.enqueue(next);
        else controller.close();
      },
    }),
  };
}

/** A whole relay on this machine whose transport keeps what it is given and answers `{}`. */
export function createParts(changes: Partial<RelayOptions> = {}): RelayParts {
  const sent: TransportRequest[] = [];
  const isLocal = changes.isLocal ?? true;
  return {
    rules: relayRules,
    sent,
    options: {
      findOperation: (id) => (id === operationId ? operation : undefined),
      transport: async (request) => {
        sent.push(request);
        return respond(['{}']);
      },
      resolve: async () => ['93.184.215.14'],
      isOwnHost: createOwnHosts({ port: 4321, isLocal, origins: [] }),
      origins: [],
      isLocal,
      client: 'reader',
      clients: createClientLimits({ perMinute: 1_000, atOnce: 1_000, atOnceInAll: 1_000 }),
      limits: relayLimits,
      ...changes,
    },
  };
}

/** Names of the rules that were taken out until now. */
export const takenOut = new Set<string>();

/** The relay without some of its rules. */
export function without(
  stage: 'request' | 'post' | 'local' | 'message' | 'call' | 'address' | 'headers',
  ...names: readonly string[]
): (parts: RelayParts) => RelayParts {
  return (parts) => {
    const rules: readonly { readonly name: string }[] = parts.rules[stage];
    for (const name of names) {
      if (!rules.some((rule) => rule.name === name)) throw new Error(`There is no rule ${name}.`);
      if (names.length === 1) takenOut.add(name);
    }
    const kept = parts.rules[stage].filter((rule) => !names.includes(rule.name));
    return { ...parts, rules: { ...parts.rules, [stage]: kept } };
  };
}

/** The relay with other options. */
export function withOptions(change: (options: RelayOptions) => Partial<RelayOptions>) {
  return (parts: RelayParts): RelayParts => ({
    ...parts,
    options: { ...parts.options, ...change(parts.options) },
  });
}

/** The relay with one limit taken off. */
export function unlimited(limit: keyof typeof relayLimits): (parts: RelayParts) => RelayParts {
  return withOptions(({ limits = relayLimits }) => ({
    limits: { ...limits, [limit]: Number.POSITIVE_INFINITY },
  }));
}

export interface Sending {
  readonly method?: string;
  readonly url?: string;
  /** Besides those that a page of the site sends; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/** Sends a message, or any text, to the relay as a page of the site does. */
export function send(
  { rules, options }: RelayParts,
  message: object | string | ReadableStream = goodMessage,
  { method = 'POST', url = `${siteOrigin}/_octavo/relay`, headers = {}, signal }: Sending = {},
): Promise<Response> {
  const all = {
    'Content-Type': 'application/json',
    Origin: siteOrigin,
    'Sec-Fetch-Site': 'same-origin',
    Host: new URL(url).host,
    ...headers,
  };
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    ),
    duplex: 'half',
  };
  if (signal) init.signal = signal;
  const isRaw = typeof message === 'string' || message instanceof ReadableStream;
  if (method !== 'GET' && method !== 'HEAD') init.body = isRaw ? message : JSON.stringify(message);
  return createRelay(rules)(new Request(url, init), options);
}

/** An attack that gets through when the relay sends anything. */
export function sends(
  message: object | string | ReadableStream,
  sending?: Sending,
  changes?: Partial<RelayOptions>,
): HostileCase['attack'] {
  return async (parts) => {
    const changed = withOptions(() => changes ?? {})(parts);
    const response = await send(changed, message, sending);
    await response.text();
    return response.status === 200 && parts.sent.length > 0;
  };
}

/** The good message with changes. */
export function message(changes: Readonly<Record<string, unknown>>): object {
  return { ...goodMessage, ...changes };
}
