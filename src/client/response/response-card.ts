import type { Exchange, Failure } from '../../http/playground/exchange.ts';
import { highlightJson, isJson } from '../../http/playground/highlight-json.ts';
import { t } from '../../i18n/browser.ts';
import { formatJson } from '../../lib/json/format-json.ts';
import { parseJson } from '../../lib/json/json-text.ts';
import { create, renderPieces } from './elements.ts';
import { writeSize, writeTime } from './write-amount.ts';

/** Shows what a request was answered, from the moment it is sent. */
export interface AnswerCard {
  /** A request was sent: what was shown before goes. `cancel` ends it, and its body while that arrives. */
  readonly wait: (cancel: () => void) => void;
  /** Shows an answer while it arrives; settles with its end, however it ends, and gives the text that has arrived. */
  readonly show: (exchange: Exchange) => Promise<string | undefined>;
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

  raw.onclick = async () => (await import('./response-body.lazy.ts')).toggleRaw(parts);
  find('.save').onclick = async () => (await import('./download.lazy.ts')).saveBody(parts);
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
      write('status', t('Waiting'));
      write('live', t('The request was sent'));
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
      const rows = text && formatJsonRows(text);
      if (!blob || !rows) {
        const { showBody } = await import('./response-body.lazy.ts');
        await showBody(parts, { ...exchange, body: whole }, signal);
      } else if (!signal.aborted) {
        parts.shown = { exchange, body: () => blob, text: () => text };
        dataset['text'] = 'pretty';
        dataset['state'] = 'done';
        write('size', writeSize(blob.size));
        write('body', rows);
      }
      return parts.shown?.text?.();
    },

    fail: async (failure: Pick<Failure, 'title' | 'message'>, help: Help | undefined) => {
      const { signal } = run;
      const { showFailure } = await import('./show-failure.lazy.ts');
      clearInterval(timer);
      if (!signal.aborted) showFailure(parts, failure, help);
    },

    markEdited: () => {
      dataset['edited'] = '';
    },
  });
}

/** Maximum bytes of JSON that is shown here, and milliseconds in which it has to arrive. */
const short = 3000;
const patience = 600;

/**
 * The body of a response if it is JSON, short, and soon there; undefined for any other, of which this branch is left after
 * its first piece.
 */
async function readShort(headers: Exchange['headers'], body: Exchange['body']): Promise<Blob | undefined> {
  const pieces: BlobPart[] = [];
  let room = isJson(headers) ? short : -1;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (piece) => {
      pieces.push(piece);
      room -= piece.length;
      if (room < 0) throw new Error('It is long.');
    },
  });
  try {
    // One branch of a stream is cancelled for good only with the other one: nothing waits for that.
    await body.pipeTo(sink, { preventCancel: true, signal: AbortSignal.timeout(patience) });
    return new Blob(pieces);
  } catch {
    body.cancel().catch(() => undefined);
    return undefined;
  }
}

/** Maximum characters with indentation; JSON beyond that is nested so deep that it is better folded. */
const longest = 10_000;

/**
 * Short JSON in lines, looking like a tree that is open. Undefined for what is not JSON, and for what would not be shown
 * as it was sent: with escapes that need not be, members that are named twice.
 */
function formatJsonRows(text: string): HTMLElement | undefined {
  const pretty = formatJson(parseJson(text));
  if (pretty.length > longest || dropSpace(pretty) !== dropSpace(text)) return undefined;
  const rows = pretty.split('\n').map((line) => {
    const row = create('div', 'json-row', ...renderPieces(highlightJson(line.trim())));
    row.style.paddingInlineStart = `${line.search(/\S/)}ch`;
    return row;
  });
  return create('div', 'json', ...rows);
}

function dropSpace(text: string): string {
  return text.replace(/\s/g, '');
}

/** The card of an answer, for what fills it. */
export interface AnswerParts {
  readonly card: HTMLElement;
  /** Writes into one of its parts, in place of what is there. */
  readonly write: (part: string, ...content: (Node | string)[]) => void;
  /** What its buttons work on. */
  shown: ShownAnswer | undefined;
}

interface ShownAnswer {
  readonly exchange: Exchange;
  /** What has arrived of its body. */
  readonly body: () => Blob;
  /** That as text, as it came; undefined where it is none. */
  readonly text: (() => string) | undefined;
}

/** What a reader may do instead. */
export interface Help {
  readonly label: string;
  readonly run: () => void;
}
