import {
  chooseRoute,
  describeRoute,
  findRelayLimit,
  isPreflighted,
  readRouteContext,
} from '../../http/playground/choose-route.ts';
import type { Failure } from '../../http/playground/exchange.ts';
import { hostOf } from '../../http/playground/simple-request.ts';
import { t } from '../../i18n/browser.ts';
import type { AnswerCard } from '../response/response-card.ts';
import type { openRouteLine } from './request-bar.ts';
import {
  nameTried,
  type Outcome,
  type PreparedCall,
  type Relayed,
  type RouteMemory,
  type SendTask,
  TimeoutError,
} from './send-request.ts';

interface Miss {
  /** Why sending ended; undefined when nothing was sent or the relay was not there. */
  readonly error: unknown;
  /** The relay's refusal. */
  readonly relayed: Relayed;
}

/** What came of a request that got no answer at first: the answer after all, by another way, or the reason. */
export async function explain(
  known: RouteMemory,
  task: SendTask,
  { error, relayed }: Miss,
): Promise<Outcome> {
  const { found, isForced, signal } = task;
  const isDirect = found.route === 'direct' && !isForced;
  try {
    if (error !== undefined) {
      if (isDirect && !signal.aborted && !(error instanceof TimeoutError)) return await goOn(known, task);
      throw error;
    }
    return found.route === 'curl' && !isForced
      ? unsendable(found.words)
      : await conclude(known, task, relayed);
  } catch (reason) {
    if (signal.aborted)
      return fail('cancelled', t('Canceled'), t('The request may still have reached the server.'));
    if (reason instanceof TimeoutError)
      return fail(
        'timeout',
        t('No response'),
        t('The request timed out. It may still have reached the server.'),
      );
    return fail('down', t('Not sent'), t('The connection to this site was lost. Try again.'));
  }
}

/** Says why a request could not be made, or its answer not be shown. */
export function tellBroken(say: ReturnType<typeof openRouteLine>): void {
  say(t('A file can no longer be read, or the response was interrupted.'));
}

interface Places {
  readonly answer: Pick<AnswerCard, 'fail'>;
  readonly say: ReturnType<typeof openRouteLine>;
  /** Sends the request again, through the relay. */
  readonly resend: () => void;
}

/** Says why no answer came, and what the reader may do instead. */
export function tellFailure(
  failure: Failure,
  { shown }: PreparedCall,
  { answer, say, resend }: Places,
): void {
  const { offer, message } = failure;
  const relay = offer === 'relay' ? resend : undefined;
  answer.fail(failure, relay && { label: t('Send through the relay'), run: relay });
  say(message, { command: offer === 'curl' ? shown : undefined, relay });
}

/** A direct request failed: the server is not there, or does not let this page read its answers. */
async function goOn(known: RouteMemory, task: SendTask): Promise<Outcome> {
  const { prepared, signal } = task;
  const host = hostOf(prepared.url);
  const origin = URL.parse(prepared.url)?.origin ?? '';
  if (origin === location.origin || !(await isReachable(origin)))
    return fail(
      'down',
      t('No response'),
      t('{host} did not respond. It may be down, or your browser cannot reach it.', { host }),
    );
  if (known.allowed.has(nameTried(prepared)))
    return fail(
      'down',
      t('No response'),
      t('The connection to {host} was lost. The request may have reached the server.', { host }),
    );
  known.refused.add(origin);
  const limit = findRelayLimit(readRouteContext(task.data, known, task, location.origin));
  if (limit) return unsendable(describeRoute({ kind: 'curl', obstacle: { kind: 'cors' }, limit }, host));
  if (prepared.method === 'POST' && !isPreflighted(prepared.method, prepared.headers))
    return fail(
      'refused',
      t('Response not readable'),
      t(
        '{host} does not allow requests from other sites (CORS). The request may have been processed; sending it again may repeat it.',
        { host },
      ),
      'relay',
    );
  const { sendRelay } = await import('./send-relay.lazy.ts');
  const relayed = await sendRelay(task, signal);
  if (!relayed || !('exchange' in relayed)) return conclude(known, task, relayed);
  const notice = t(
    '{host} does not allow requests from other sites (CORS), so this request went through this site’s relay.',
    { host },
  );
  return { ...relayed, notice };
}

/** The relay is not there, or refused. */
async function conclude(known: RouteMemory, task: SendTask, relayed: Relayed): Promise<Outcome> {
  if (!relayed) {
    known.hasRelay = false;
    const route = chooseRoute({
      ...readRouteContext(task.data, known, task, location.origin),
      isRefused: true,
    });
    return unsendable(describeRoute(route, hostOf(task.prepared.url)));
  }
  if ('exchange' in relayed) return relayed;
  const { code, message: english } = relayed.refusal;
  // The relay speaks English, whichever page asks.
  const message =
    'octavoMessages' in globalThis
      ? (await import('./translate-refusal.lazy.ts')).translateRefusal(english)
      : english;
  const isLate = code === 'timeout' || code === 'server-unreachable';
  return isLate
    ? fail(code === 'timeout' ? 'timeout' : 'down', t('No response'), message)
    : fail('relay', t('Refused by the relay'), message, 'curl');
}

/** Whether any server answers at an origin: one that does and whose answers a page may not read has no CORS. */
async function isReachable(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(10_000);
    await fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

function unsendable(message: string): Outcome {
  return fail('unsendable', t('Not sent'), message, 'curl');
}

function fail(kind: Failure['kind'], title: string, message: string, offer?: Failure['offer']): Outcome {
  return { failure: { kind, title, message, offer } };
}
