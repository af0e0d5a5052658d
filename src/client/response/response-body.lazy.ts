import type { Exchange } from '../../http/playground/exchange.ts';
import { t } from '../../i18n/browser.ts';
import { readJson } from '../../lib/json/json-text.ts';
import { chooseKind, isTextKind, openDecoder, readContentType } from './body-kind.lazy.ts';
import { create } from './elements.ts';
import { createTree } from './json-tree.lazy.ts';
import type { AnswerParts } from './response-card.ts';
import { createPagedText, showText } from './text-view.lazy.ts';
import { writeSize } from './write-amount.ts';
import { yieldToMain } from './yield-to-main.ts';

/** How a body ended: `cut` where the relay ends long ones, `cancelled` by the reader, `broken` by the connection. */
type Ending = 'done' | 'cut' | 'cancelled' | 'broken';

/** Shows an answer that is not short JSON, while it arrives. Ends without a word when `signal` says that another one is shown. */
export async function showBody(parts: AnswerParts, exchange: Exchange, signal: AbortSignal): Promise<void> {
  const { card, write } = parts;
  const { dataset } = card;
  const root = card.querySelector('.shown') as HTMLElement;
  const type = exchange.headers.find(([name]) => /^content-type$/i.test(name))?.[1] ?? '';
  const { mediaType, charset } = readContentType(type);
  const kind = chooseKind(mediaType);
  const isStream = kind === 'events' || kind === 'lines';
  const pieces: BlobPart[] = [];
  const texts: string[] = [];
  const decoder = openDecoder(charset);
  const text = () => texts.join('');
  const body = () => new Blob(pieces, { type: mediaType });
  let size = 0;
  const showStream = isStream && (await import('./stream-view.lazy.ts')).showStream;
  if (signal.aborted) return;
  // JSON becomes a tree when it is whole; until then it is shown only when that takes long.
  const view = showStream
    ? showStream(root, kind === 'lines')
    : isTextKind(kind)
      ? showText(root, kind === 'json' ? 300 : 50, text)
      : undefined;
  parts.shown = { exchange, body, text: view && text };
  if (view) dataset['text'] = '';
  const add = (more: string) => {
    texts.push(more);
    view?.add(more);
  };
  const ending = await readBody(exchange.body, exchange.limit ?? Number.POSITIVE_INFINITY, (piece) => {
    if (signal.aborted) throw new Error('Another answer is shown.');
    pieces.push(piece);
    size += piece.length;
    write('size', writeSize(size));
    if (view) add(decoder.decode(piece, { stream: true }));
  }).catch((error): Ending => (error?.name === 'AbortError' ? 'cancelled' : 'broken'));
  if (signal.aborted) return;
  write('size', writeSize(size));
  if (size === 0) root.append(create('p', 'note', t('The response has no body.')));
  else if (view) {
    add(decoder.decode());
    const { tree, mistake } = kind === 'json' ? await showJson(text()) : {};
    if (signal.aborted) return;
    view.end();
    if (tree) {
      root.replaceChildren(tree);
      root.scrollTop = 0;
    }
    if (tree || isStream) dataset['text'] = 'pretty';
    if (mistake) root.prepend(create('p', 'note', mistake));
  } else {
    const save = () => card.querySelector<HTMLElement>('.save')?.click();
    const { showMedia } = await import('./media-view.lazy.ts');
    const release = await showMedia(root, { kind, body: body(), mediaType, download: save });
    if (signal.aborted) release();
    else signal.addEventListener('abort', release);
  }
  if (signal.aborted) return;
  dataset['state'] = ending;
  if (ending === 'done') return;
  const note = describeEnd(ending, writeSize(size));
  write('note', note);
  write('live', note);
}

let pretty: readonly Node[] = [];

/** Shows a text as it came in place of what was made of it, or that again. */
export function toggleRaw({ card, shown }: AnswerParts): void {
  const button = card.querySelector('.raw') as HTMLElement;
  const root = card.querySelector('.shown') as HTMLElement;
  const isRaw = button.ariaPressed === 'false';
  button.ariaPressed = `${isRaw}`;
  if (isRaw) pretty = [...root.childNodes];
  root.replaceChildren(...(isRaw ? createPagedText(shown?.text?.() ?? '') : pretty));
  root.scrollTop = 0;
}

/** Why a body is not whole. */
function describeEnd(ending: Exclude<Ending, 'done'>, size: string): string {
  return {
    cut: t('Truncated at {size}: this is the relay’s limit.', { size }),
    cancelled: t('Canceled after {size}.', { size }),
    broken: t('The connection was lost after {size}.', { size }),
  }[ending];
}

/**
 * Gives a body to `take` as it arrives, in small pieces. Ends with 'cut' when there is more than `limit`, and rejects as
 * the stream does.
 */
async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
  take: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<'done' | 'cut'> {
  const reader = body.getReader();
  let turn = performance.now();
  let room = limit;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'done';
    for (let at = 0; at < value.length; ) {
      if (room === 0) {
        reader.cancel().catch(() => undefined);
        return 'cut';
      }
      const piece = value.subarray(at, at + Math.min(65_536, room));
      take(piece);
      at += piece.length;
      room -= piece.length;
      turn = await yieldToMain(turn);
    }
  }
}

/** Maximum characters of JSON that are read in one go. */
const short = 100_000;

/** Shows whole JSON as a tree; what is long, or wrong, with a part that is loaded then. */
async function showJson(text: string): Promise<{ readonly tree?: HTMLElement; readonly mistake?: string }> {
  try {
    if (text.length <= short) return { tree: createTree(readJson(text), { rows: 200 }) };
  } catch {
    // It is not JSON, or nested too deep for this way.
  }
  const { createJsonView } = await import('./json-scan.lazy.ts');
  return createJsonView(text);
}
