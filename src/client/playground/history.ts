import type { PlaygroundData } from '../../http/form/playground-form.ts';
import type { Exchange } from '../../http/playground/exchange.ts';
import type { SharedRequest } from '../../http/playground/share-request.ts';
import type { FilledForm } from './send-request.ts';
import { keepFirst, readList } from './tab-storage.ts';

/** One request that was sent from this page, as it is kept: of files nothing, and no credentials. */
export type HistoryEntry = Pick<Exchange, 'status' | 'duration' | 'sentAt'> &
  Pick<FilledForm, 'values' | 'choice'>;

/**
 * The requests of this page in this tab, the latest first, one a line; their list, of which one can be filled in again, is
 * loaded with its tab. Gives what adds one.
 */
export function openHistory(
  page: HTMLElement,
  data: PlaygroundData,
  restore: (shared: SharedRequest) => Promise<void>,
): (entry: HistoryEntry) => void {
  const name = `history:${data.id}`;
  const tab = page.querySelector('#answer-history');
  const draw = async () =>
    (await import('./draw-history.lazy.ts')).drawHistory(page, data, readList(name), restore);
  const follow = () => {
    if (tab?.ariaSelected === 'true') void draw();
  };
  for (const event of ['click', 'focus']) tab?.addEventListener(event, draw);
  return (entry) => {
    keepFirst(name, entry);
    follow();
  };
}
