import { isTypedServer } from '../../request/choose-server.ts';
import type { Circumstances } from '../../request/choose-way.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import type { Known } from './climb.ts';
import type { Draft } from './draft.ts';

/** What decides about the way of a request. */
export function readCircumstances(
  { canRelay }: PlaygroundData,
  { hasRelay, refused }: Known,
  { prepared, choice }: Pick<Draft, 'prepared' | 'choice'>,
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
