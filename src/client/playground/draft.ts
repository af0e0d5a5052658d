import { buildRequest, type RequestValues } from '../../request/build-request.ts';
import type { Circumstances } from '../../request/choose-way.ts';
import { createBoundary, encodeBody, toHttpBody } from '../../request/encode-body.ts';
import type { FormValues } from '../../request/form-values.ts';
import type { HttpRequest } from '../../request/http-request.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { prepareRequest } from '../../request/prepare-request.ts';
import type { PreparedRequest } from '../../request/prepared-request.ts';
import type { RelayRequest } from '../../request/relay-message.ts';
import { writeRelayRequest } from '../../request/relay-request.ts';
import type { Credentials } from './credentials.ts';
import type { Known } from './ladder.ts';
import type { Servers } from './servers.ts';

/** A request as it is filled in now. */
export interface Draft {
  /** For samples: what is secret stands as a variable, unless the reader wants to see it. */
  readonly shown: HttpRequest;
  readonly request: HttpRequest;
  readonly prepared: PreparedRequest;
  /** The credentials as they are sent, and what is typed into password fields. */
  readonly secrets: readonly string[];
  readonly message: () => RelayRequest;
  readonly circumstances: Circumstances;
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
  const choice = servers.choice();
  const base = servers.base();
  const body = values.body && (await encodeBody(values.body, boundary));
  // What was left empty is left out: no example takes its place.
  const empty = data.call.parameters.map(({ in: place, name }) => [`${place}.${name}`, undefined] as const);
  const common: RequestValues = {
    baseUrl: base,
    parameters: { ...Object.fromEntries(empty), ...values.parameters },
    mediaType: values.mediaType,
    body: values.body ? toHttpBody(values.body) : null,
  };
  const request = buildRequest(data.call, {
    ...common,
    schemes: credentials.values ? credentials.schemes : [],
    credentials: credentials.values,
  });
  const prepared = prepareRequest(request, {
    show: (variable) => (variable === 'BASE_URL' ? base : `<${variable}>`),
    body,
    boundary,
  });
  return {
    shown: buildRequest(data.call, {
      ...common,
      schemes: credentials.schemes,
      credentials: credentials.isShown ? credentials.values : undefined,
    }),
    request,
    prepared,
    secrets: [...Object.values(credentials.values ?? {}), ...secrets],
    message: () =>
      writeRelayRequest({
        operation: data.id,
        choice,
        values,
        security: credentials.values ? credentials.index : null,
        credentials: credentials.values ?? {},
        bytes: body,
        boundary,
      }),
    circumstances: {
      request,
      url: prepared.url,
      size: body?.length ?? 0,
      pageOrigin: location.origin,
      isTyped: servers.isTyped(),
      canRelay: data.canRelay,
      hasRelay: known.hasRelay,
      isRefused: known.refused.has(URL.parse(prepared.url)?.origin ?? ''),
    },
  };
}
