import type { Exchange } from '../../http/playground/exchange.ts';
import type { Failure } from '../../http/playground/failure.ts';
import type { AnswerParts, Help } from './answer-shapes.ts';
import { create } from './create.ts';
import { layOutJson } from './lay-out-json.ts';
import { readShort } from './read-short.ts';
import { writeSize, writeTime } from './write-amount.ts';

/** Shows what a request was answered, from the moment it is sent. */
export interface AnswerCard {
  /** A request was sent: what was shown before goes. `cancel` ends it, and its body while that arrives. */
  readonly wait: (cancel: () => void) => void;
  /** Shows an answer while it arrives; settles with its end, however it ends. */
  readonly show: (exchange: Exchange) => Promise<void>;
  /** Nothing came back, or nothing was sent; `help` is what the reader may do instead. */
  readonly fail: (failure: Pick<Failure, 'title' | 'message'>, help: Help | undefined) => Promise<void>;
  /** The form was changed since the request was sent. */
  readonly markEdited: () => void;
}

/**
 * Takes over the card that components/playground/answer/AnswerCard.astro rendered, and can be asked at its element too.
 * Short JSON is shown here; all else with parts that are loaded then.
 */
export function openCard(card: HTMLElement): AnswerCard {
  const { dataset } = card;
  const find = (name: string) => card.querySelector(name) as HTMLElement;
  const write = (part: string, ...content: (Node | string)[]) =>
    find(`[data-part=${part}]`).replaceChildren(...content);
  const parts: AnswerParts = { card, write, shown: undefined };
  const raw = find('.raw');
  let run = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;

  raw.onclick = async () => (await import('./other-body.ts')).toggleRaw(parts);
  find('.save').onclick = async () => (await import('./save-body.ts')).saveBody(parts);
  card.addEventListener('octavo-copy', (event) => {
    if (event instanceof CustomEvent && find('#panel-answer-body.open'))
      event.detail.text = parts.shown?.text?.();
  });

  return Object.assign(card, {
    wait: (cancel: () => void) => {
      clearInterval(timer);
      run.abort();
      run = new AbortController();
      parts.shown = undefined;
      for (const name in dataset) delete dataset[name];
      for (const part of card.querySelectorAll('[data-part]')) part.textContent = '';
      raw.ariaPressed = 'false';
      find('.cancel').onclick = cancel;
      find('[role=tab]').click();
      const start = performance.now();
      timer = setInterval(() => write('time', writeTime(performance.now() - start)), 100);
      dataset['state'] = 'waiting';
      write('status', 'Waiting');
      write('live', 'The request was sent');
    },

    show: async (exchange: Exchange) => {
      const { route, status, statusText, headers, body, duration } = exchange;
      const { signal } = run;
      const title = `${status} ${statusText}`.trim();
      const time = writeTime(duration);
      clearInterval(timer);
      dataset['state'] = 'streaming';
      dataset['tone'] = status < 400 ? 'good' : 'bad';
      dataset['route'] = route;
      write('status', title);
      write('time', time);
      // What a screen reader says: how it went, not the body.
      write('live', `${title}, ${time}`);
      write('headers', ...headers.flatMap(([name, value]) => [create('span', 'tk-n', name), `: ${value}\n`]));
      const [first, whole] = body.tee();
      const blob = await readShort(headers, first);
      const text = await blob?.text();
      const rows = text && layOutJson(text);
      if (!blob || !rows) {
        const { showOther } = await import('./other-body.ts');
        await showOther(parts, { ...exchange, body: whole }, signal);
      } else if (!signal.aborted) {
        parts.shown = { exchange, body: () => blob, text: () => text };
        dataset['text'] = 'pretty';
        dataset['state'] = 'done';
        write('size', writeSize(blob.size));
        write('body', rows);
      }
    },

    fail: async (failure: Pick<Failure, 'title' | 'message'>, help: Help | undefined) => {
      const { signal } = run;
      const { showFailure } = await import('./show-failure.ts');
      clearInterval(timer);
      if (!signal.aborted) showFailure(parts, failure, help);
    },

    markEdited: () => {
      dataset['edited'] = '';
    },
  });
}
