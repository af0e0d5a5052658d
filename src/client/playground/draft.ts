import { assembleRequest } from '../../request/assemble-request.ts';
import { createBoundary } from '../../request/boundary.ts';
import type { Circumstances } from '../../request/choose-way.ts';
import { encodePath } from '../../request/encode-path.ts';
import type { FormBody, FormValues } from '../../request/form-values.ts';
import type { HttpBody, HttpRequest } from '../../request/http-request.ts';
import { type Credential, createKeyCredential } from '../../request/key-credential.ts';
import type { PlacedParameters } from '../../request/place-parameters.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { prepareRequest } from '../../request/prepare-request.ts';
import type { PreparedRequest } from '../../request/prepared-request.ts';
import type { RelayRequest } from '../../request/relay-message.ts';
import { writeRelayRequest } from '../../request/relay-request.ts';
import type { Known } from './climb.ts';
import type { Credentials } from './credentials.ts';
import { type FoundWay, findWay } from './find-way.ts';
import type { Servers } from './servers.ts';

/** A request as it is filled in now. */
export interface Draft {
  /** For samples: what is secret stands as a variable, unless the reader wants to see it. */
  readonly shown: HttpRequest;
  readonly prepared: PreparedRequest;
  /** The credentials as they are sent, and what is typed into password fields. */
  readonly secrets: readonly string[];
  readonly message: () => RelayRequest;
  readonly circumstances: Circumstances;
  readonly found: FoundWay;
}

const boundary = createBoundary();

/** What would be sent. Rejects when a file cannot be read any more. */
export async function draft(
  data: PlaygroundData,
  known: Known,
  filled: {
    readonly values: FormValues;
    readonly servers: Servers;
    readonly credentials: Credentials;
    readonly secrets: readonly string[];
  },
): Promise<Draft> {
  const { values, servers, credentials, secrets } = filled;
  const { index, values: typed } = credentials;
  await servers.ready;
  const choice = servers.choice();
  const base = servers.base();
  const [placed, [body, bytes], authorize] = await Promise.all([
    place(data, values),
    encode(values.body),
    loadAuthorize(credentials),
  ]);
  const build = (list: readonly Credential[]) =>
    assembleRequest(data.call, { baseUrl: base, mediaType: values.mediaType, body }, placed, list);
  const request = build(typed ? authorize(typed) : []);
  const prepared = prepareRequest(request, {
    show: (variable) => (variable === 'BASE_URL' ? base : `<${variable}>`),
    body: bytes,
    boundary,
  });
  const circumstances: Circumstances = {
    request,
    url: prepared.url,
    size: bytes?.length ?? 0,
    pageOrigin: location.origin,
    isTyped: servers.isTyped(),
    canRelay: data.canRelay,
    hasRelay: known.hasRelay,
    isRefused: known.refused.has(URL.parse(prepared.url)?.origin ?? ''),
  };
  return {
    shown: build(authorize((credentials.isShown && typed) || {})),
    prepared,
    secrets: [...Object.values(typed ?? {}), ...secrets],
    message: () =>
      writeRelayRequest({
        operation: data.id,
        choice,
        values,
        security: typed ? index : null,
        credentials: typed ?? {},
        bytes,
        boundary,
      }),
    circumstances,
    found: await findWay(circumstances),
  };
}

/** What the parameters put into the request; how they are written is loaded where an operation has some. */
async function place({ call }: PlaygroundData, { parameters }: FormValues): Promise<PlacedParameters> {
  if (call.parameters.length === 0 && !call.isWebhook && !/[{#]/.test(call.path))
    return { path: [encodePath(call.path)], pairs: [], headers: [], cookies: [] };
  const { placeParameters } = await import('../../request/place-parameters.ts');
  // What was left empty is left out: no example takes its place.
  const empty = call.parameters.map(({ in: where, name }) => [`${where}.${name}`, undefined] as const);
  return placeParameters(call, { ...Object.fromEntries(empty), ...parameters });
}

type Authorize = (typed: Readonly<Record<string, string>>) => readonly Credential[];

/** What writes credentials from what was typed; that of others than keys is loaded where there are some. */
async function loadAuthorize({ schemes, variables }: Credentials): Promise<Authorize> {
  if (schemes.every(({ type }) => type === 'apiKey'))
    return (typed) =>
      schemes.map((scheme, index) => {
        const variable = variables[index] ?? '';
        return createKeyCredential(scheme, variable, typed[variable]);
      });
  const { createCredential } = await import('../../request/credential.ts');
  return (typed) => schemes.flatMap((scheme) => createCredential(scheme, typed) ?? []);
}

/** A body and its bytes; what files and parts need is loaded when there are some. */
async function encode(
  body: FormBody | undefined,
): Promise<readonly [HttpBody | null, Uint8Array<ArrayBuffer>?]> {
  if (!body) return [null];
  if (body.kind === 'text') return [body, new TextEncoder().encode(body.text)];
  const { encodeBody, toHttpBody } = await import('../../request/encode-body.ts');
  return [toHttpBody(body), await encodeBody(body, boundary)];
}
