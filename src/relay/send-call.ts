import type { RelayCall } from './build-call.ts';
import { findAddresses } from './find-addresses.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type { RelayOptions } from './relay-options.ts';
import type { RelayRules } from './rules/relay-rules.ts';
import { runRules } from './rules/run-rules.ts';
import { type TransportResponse, UnreachableError } from './transport.ts';

/**
 * Looks up a call's server once, holds every address that it has to the rules, and sends the call to one of those. A
 * refusal when it may not or cannot be sent, or when `late` ends the wait for the response's head.
 */
export async function sendCall(
  call: RelayCall,
  rules: RelayRules,
  options: RelayOptions,
  signal: AbortSignal,
): Promise<TransportResponse | Refusal> {
  const { host, port, isSecure, method, target, headers, body } = call;
  try {
    const addresses = await orAbort(findAddresses(host, options.resolve), signal);
    if (addresses.length === 0)
      return refuse('server-unreachable', `The name ${host} is not known. Check the server's address.`);
    for (const address of addresses) {
      const refusal = runRules(rules.address, rules.describeAddress(host, address, options.isLocal));
      if (refusal) return refusal;
    }
    return await options.transport(
      { method, target, headers, body, isSecure, addresses, port, serverName: host },
      signal,
    );
  } catch (error) {
    if (isRefusal(signal.reason)) return signal.reason;
    const why = error instanceof UnreachableError ? error.message : 'broke the connection';
    return refuse('server-unreachable', `${host} ${why}.`);
  }
}

function orAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
