import type { PlaygroundData } from '../../http/form/playground-data.ts';
import { isTypedServer } from '../../http/playground/choose-server.ts';
import type { Circumstances } from '../../http/playground/choose-way.ts';
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
