import type { FormValues } from '../../request/form-values.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import type { ServerChoice } from '../../request/resolve-server.ts';
import type { SharedRequest } from '../../request/share-request.ts';
import { keepForTab, readFromTab } from './tab-storage.ts';

/** One request that was sent from this page, as it is kept: of files nothing, and no credentials. */
export interface Entry {
  readonly status: number;
  readonly duration: number;
  readonly sentAt: number;
  readonly values: FormValues;
  readonly choice: ServerChoice;
}

export interface History {
  readonly add: (
    /** Without secrets. */
    values: FormValues,
    choice: ServerChoice,
    answer: { readonly status: number; readonly duration: number; readonly sentAt: number },
  ) => void;
}

const maximum = 20;

/** The requests of this page in this tab; their list, of which one can be filled in again, is loaded with its tab. */
export function openHistory(
  page: HTMLElement,
  data: PlaygroundData,
  restore: (shared: SharedRequest) => void,
): History {
  const name = `history:${data.id}`;
  const read = (): readonly Entry[] => {
    try {
      return JSON.parse(readFromTab(name) ?? '[]');
    } catch {
      return [];
    }
  };
  let draw = () => {};
  const open = async () => {
    const { drawHistory } = await import('./draw-history.ts');
    draw = () => drawHistory(page, data, read(), restore);
    draw();
  };
  const tab = page.querySelector('#answer-history');
  for (const event of ['click', 'focus']) tab?.addEventListener(event, open, { once: true });
  if (tab?.ariaSelected === 'true') void open();
  return {
    add: (values, choice, { status, duration, sentAt }) => {
      const entry: Entry = { status, duration, sentAt, values, choice };
      keepForTab(name, JSON.stringify([entry, ...read()].slice(0, maximum)));
      draw();
    },
  };
}
