import type { PlaygroundData } from '../../http/form/playground-data.ts';
import { isTypedServer } from '../../http/playground/choose-server.ts';
import type { Circumstances } from '../../http/playground/choose-way.ts';
import type { PreparedCall, RouteMemory } from './send-request.ts';

/** What decides about the way of a request. */
export function readCircumstances(
  { canRelay }: PlaygroundData,
  { hasRelay, refused }: RouteMemory,
  { prepared, choice }: Pick<PreparedCall, 'prepared' | 'choice'>,
): Circumstances {
  return {
    request: prepared,
    pageOrigin: location.origin,
    isTyped: isTypedServer(choice),
    canRelay,
    hasRelay,
    isRefused: refused.has(URL.parse(prepared.url)?.origin ?? ''),
  };
}
