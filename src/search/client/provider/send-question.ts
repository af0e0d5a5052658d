import { t } from '../../../i18n/browser.ts';
import { readObject, readText, tryParseJson } from '../../../lib/json/json-value.ts';
import type { SearchProvider } from '../../../site/site.ts';
import { listProviderNodes } from '../../search-provider.ts';
import type { SearchFailure } from '../search-source.ts';
import type { SearchService, ServiceAnswer, ServiceQuestion } from './search-service.ts';

/** Milliseconds that the first node has to answer in, and each of the others. */
const firstTimeout = 3000;
const laterTimeout = 8000;

/** Letters of what a service says of its error that are shown. */
const longestReason = 200;

/** A failure, with whether the service has answered that something is wrong with the question. */
export interface ServiceFailure extends SearchFailure {
  readonly isRefused: boolean;
}

/** Asks a service for a batch of records. Undefined once `signal` has ended it. */
export type AskService = (
  question: ServiceQuestion,
  signal: AbortSignal,
) => Promise<ServiceAnswer | ServiceFailure | undefined>;

/**
 * Sends questions to a service: to its nodes one after the other until one answers, from then on to that one first. A node that
 * refuses a question (4xx) has answered. What was asked before is not asked again.
 */
export function openService<Provider extends SearchProvider>(
  service: SearchService<Provider>,
  provider: Provider,
): AskService {
  let nodes = listProviderNodes(provider);
  const known = new Map<string, ServiceAnswer>();
  return async (question, signal) => {
    const { path, body } = service.writeRequest(provider, question);
    const before = known.get(body);
    if (before) return before;
    let last: number | undefined;
    for (const [place, node] of nodes.entries()) {
      const reply = await post(node + path, body, place === 0 ? firstTimeout : laterTimeout, signal);
      if (signal.aborted) return undefined;
      last = reply?.status ?? last;
      if (!reply || reply.status >= 500) continue;
      if (reply.status >= 400) return refuse(`${reply.status} ${readMessage(reply.json)}`);
      const answer = service.readAnswer(reply.json);
      if (!answer) continue;
      nodes = [node, ...nodes.filter((other) => other !== node)];
      if ('error' in answer) return refuse(answer.error);
      known.set(body, answer);
      return answer;
    }
    if (last !== undefined) return { ...refuse(`${last}`), isRefused: false };
    const failure =
      navigator.onLine === false
        ? t('The search needs a connection, and this device is offline.')
        : t('The search service cannot be reached.');
    return { failure, isRefused: false };
  };
}

function refuse(said: string): ServiceFailure {
  const reason = said.replace(/\s+/g, ' ').trim().slice(0, longestReason);
  return { failure: t('The search service answers with an error: {reason}', { reason }), isRefused: true };
}

/** What both services say of an error. */
function readMessage(json: unknown): string {
  return readText(readObject(json)['message']) ?? '';
}

interface Reply {
  readonly status: number;
  /** Undefined for what is not JSON. */
  readonly json: unknown;
}

/** Undefined where no answer came in time. */
async function post(
  url: string,
  body: string,
  timeout: number,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, timeout);
  signal.addEventListener('abort', end);
  try {
    // Without headers of its own it is sent at once, without a request before it that asks whether it may.
    // https://fetch.spec.whatwg.org/#cors-safelisted-request-header
    const answer = await fetch(url, { method: 'POST', body, credentials: 'omit', signal: limit.signal });
    return { status: answer.status, json: tryParseJson(await answer.text()) };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
