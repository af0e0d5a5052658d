import type { PlaygroundData } from '../../http/form/playground-form.ts';
import type { Exchange } from '../../http/playground/exchange.ts';
import type { SharedRequest } from '../../http/playground/share-request.ts';
import type { FilledForm } from './send-request.ts';
import { keepForTab, readFromTab } from './tab-storage.ts';

/** One request that was sent from this page, as it is kept: of files nothing, and no credentials. */
export type HistoryEntry = Pick<Exchange, 'status' | 'duration' | 'sentAt'> &
  Pick<FilledForm, 'values' | 'choice'>;

const maximum = 20;

/**
 * The requests of this page in this tab, the latest first, one a line; their list, of which one can be filled in again, is
 * loaded with its tab. Gives what adds one.
 */
export function openHistory(
  page: HTMLElement,
  data: PlaygroundData,
  restore: (shared: SharedRequest) => void,
): (entry: HistoryEntry) => void {
  const name = `history:${data.id}`;
  const tab = page.querySelector('#answer-history');
  const read = () => (readFromTab(name) ?? '').split('\n');
  const draw = async () => (await import('./draw-history.lazy.ts')).drawHistory(page, data, read(), restore);
  const follow = () => {
    if (tab?.ariaSelected === 'true') void draw();
  };
  for (const event of ['click', 'focus']) tab?.addEventListener(event, draw);
  follow();
  return (entry) => {
    keepForTab(name, [JSON.stringify(entry), ...read()].slice(0, maximum).join('\n'));
    follow();
  };
}
