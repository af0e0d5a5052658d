import type { FormValues, PlaygroundData } from '../../http/form/playground-form.ts';
import type { Exchange, PreparedRequest } from '../../http/playground/exchange.ts';
import {
  type RelayBody,
  type RelayHead,
  type RelayRefusal,
  type RelayRequest,
  relayPath,
} from '../../http/playground/relay-message.ts';
import type { ServerChoice } from '../../http/request/resolve-server.ts';
import { fetchTimed, type Relayed } from './send-request.ts';

/** Maximum milliseconds until the relay's own answer; it gives up on a server after 30 s. */
const patience = 40_000;

/** Maximum bytes of the first line of an answer. */
const headLimit = 1_000_000;

let found: Promise<boolean> | undefined;

/** Whether a relay is served with this site, also one that refuses; asked once for each page. */
export function findRelay(): Promise<boolean> {
  found ??= fetch(relayPath, { credentials: 'omit', cache: 'no-store' }).then(
    ({ headers }) => headers.get('Octavo-Relay') === '1',
    () => false,
  );
  return found;
}

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

/** Sends a request through the relay of the site. */
export async function sendRelay(ask: RelayAsk, signal: AbortSignal): Promise<Relayed> {
  const { answer, ...times } = await fetchTimed(relayPath, patience, signal, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(await writeRelayRequest(ask)),
  });
  if (answer.status !== 200) {
    const refusal: RelayRefusal | undefined = await answer.json().catch(() => undefined);
    return refusal?.code && refusal.message ? { refusal } : undefined;
  }
  const opened = answer.body && (await readHead(answer.body));
  return opened ? { exchange: { ...opened, ...times, request: ask.prepared, route: 'relay' } } : undefined;
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
  return (await import('../../http/playground/relay-bytes.lazy.ts')).writeRelayBytes(body.kind, prepared);
}

/** Takes the first line off a stream; the rest stays one. Undefined when that line is not a `RelayHead`. */
async function readHead(stream: Exchange['body']): Promise<(RelayHead & Pick<Exchange, 'body'>) | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let line = '';
  while (line.length < headLimit) {
    const { done, value } = await reader.read();
    if (done) break;
    const end = value.indexOf(10);
    line += decoder.decode(end < 0 ? value : value.subarray(0, end), { stream: end < 0 });
    if (end < 0) continue;
    const head = parse(line);
    reader.releaseLock();
    const first = value.subarray(end + 1);
    const body = stream.pipeThrough(new TransformStream({ start: (rest) => rest.enqueue(first) }));
    return head && { ...head, body };
  }
  await reader.cancel();
  return undefined;
}

function parse(line: string): RelayHead | undefined {
  try {
    const head: RelayHead = JSON.parse(line);
    return typeof head.status === 'number' ? head : undefined;
  } catch {
    return undefined;
  }
}
