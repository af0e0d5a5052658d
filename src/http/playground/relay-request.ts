import type { FormValues, PlaygroundData } from '../form/playground-form.ts';
import type { ServerChoice } from '../request/resolve-server.ts';
import type { PreparedRequest } from './exchange.ts';
import type { RelayBody, RelayRequest } from './relay-message.ts';

export interface RelayAsk {
  readonly data: Pick<PlaygroundData, 'id'>;
  readonly choice: ServerChoice;
  readonly values: FormValues;
  readonly credentials: {
    /** Which alternative of `Callable.security`. */
    readonly index: number;
    /** As `RequestValues.credentials`; undefined for none. */
    readonly values: Readonly<Record<string, string>> | undefined;
  };
  /** The request that the relay will make of this. */
  readonly prepared: PreparedRequest;
}

/** What the relay is asked for. */
export async function writeRelayRequest(ask: RelayAsk): Promise<RelayRequest> {
  const { data, choice, values, credentials } = ask;
  return {
    operation: data.id,
    server: { url: choice.server.url, variables: choice.variables },
    parameters: values.parameters,
    security: credentials.values ? credentials.index : null,
    credentials: credentials.values ?? {},
    mediaType: values.mediaType ?? null,
    body: await writeBody(ask),
  };
}

async function writeBody({ values: { body }, prepared }: RelayAsk): Promise<RelayBody | null> {
  if (!body) return null;
  if (body.kind === 'text') return { text: body.text };
  return (await import('./relay-bytes.lazy.ts')).writeRelayBytes(body.kind, prepared);
}
