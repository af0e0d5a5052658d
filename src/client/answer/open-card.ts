import type { Exchange } from '../../request/exchange.ts';
import type { Answer, Failure } from './answer-shapes.ts';
import { isTextKind, openDecoder, readBodyType } from './body-kind.ts';
import type { BodyView } from './body-view.ts';
import { create, createButton } from './create.ts';
import { createJsonView } from './json-view.ts';
import { createPagedText } from './paged-text.ts';
import { readBody } from './read-body.ts';
import { showText } from './text-view.ts';
import { writeSize, writeTime } from './write-amount.ts';

export interface AnswerCard {
  readonly wait: (cancel: () => void) => void;
  readonly show: (exchange: Exchange) => Promise<Answer>;
  readonly fail: (failure: Failure) => void;
  readonly markEdited: () => void;
}

/** Takes over the card that components/playground/answer/AnswerCard.astro rendered. */
export function openCard(card: HTMLElement): AnswerCard {
  const { dataset } = card;
  const find = (name: string) => card.querySelector(`[data-part=${name}]`) as HTMLElement;
  const write = (name: string, ...parts: (Node | string)[]) => find(name).replaceChildren(...parts);
  // What a screen reader says: how it went, not the body.
  const tell = (text: string) => write('live', text);
  const raw = find('raw');
  /** Ends what belongs to the answer before, by being another object. */
  let run = {};
  let cancel: (() => void) | undefined;
  let isCancelled = false;
  let readText: (() => string) | undefined;
  let save = () => {};
  let cleanUp = () => {};

  const begin = (state: string): object => {
    cleanUp();
    cleanUp = save = () => {};
    cancel = readText = undefined;
    isCancelled = false;
    for (const name of ['tone', 'route', 'edited', 'text']) delete dataset[name];
    for (const name of ['status', 'time', 'size', 'note', 'headers', 'body']) write(name);
    raw.hidden = true;
    dataset['state'] = state;
    if (/^[wf]/.test(state)) card.querySelector<HTMLElement>('[role=tab]')?.click();
    run = {};
    return run;
  };

  const openBody = (): HTMLElement => {
    const root = create('div', 'shown');
    root.tabIndex = 0;
    root.role = 'region';
    root.ariaLabel = 'Body of the response';
    write('body', root);
    return root;
  };

  /** Lets the reader change between what is shown now and the text as it came. */
  const offerRaw = (root: HTMLElement) => {
    const pretty = [...root.childNodes];
    raw.hidden = false;
    raw.ariaPressed = 'false';
    raw.onclick = () => {
      const isRaw = raw.ariaPressed === 'false';
      raw.ariaPressed = `${isRaw}`;
      root.replaceChildren(...(isRaw ? createPagedText(readText?.() ?? '') : pretty));
      root.scrollTop = 0;
    };
  };

  find('save').onclick = () => save();
  find('cancel').onclick = () => {
    isCancelled = true;
    cancel?.();
    if (dataset['state'] !== 'waiting') return;
    begin('cancelled');
    write('status', 'Cancelled');
    tell('Cancelled');
  };
  card.addEventListener('octavo-copy', (event) => {
    if (event instanceof CustomEvent && card.querySelector('#panel-answer-body.open'))
      event.detail.text = readText?.();
  });

  return {
    wait: (end) => {
      begin('waiting');
      cancel = end;
      const start = performance.now();
      const timer = setInterval(() => write('time', writeTime(performance.now() - start)), 100);
      cleanUp = () => clearInterval(timer);
      write('status', 'Waiting');
      tell('The request was sent');
    },

    show: async ({ request, route, status, statusText, headers, body, limit, duration }) => {
      const end = cancel;
      const own = begin('streaming');
      cancel = end;
      const read = (name: string) => headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? '';
      const { kind, mediaType, charset } = readBodyType(read('content-type'));
      const isText = isTextKind(kind);
      const title = `${status} ${statusText}`.trim();
      const time = writeTime(duration);
      dataset['tone'] = status < 400 ? 'good' : 'bad';
      dataset['route'] = route;
      write('status', title);
      write('time', time);
      tell(`${title}, ${time}`);
      write('headers', ...headers.flatMap(([name, value]) => [create('span', 'tk-n', name), `: ${value}\n`]));
      const root = openBody();
      const pieces: BlobPart[] = [];
      const texts: string[] = [];
      const decoder = openDecoder(charset);
      const toBlob = () => new Blob(pieces, { type: mediaType });
      let size = 0;
      let view: BodyView | undefined;
      save = async () =>
        (await import('./save-body.ts')).saveBody(
          toBlob(),
          read('content-disposition'),
          request.url,
          mediaType,
        );
      if (isText) {
        dataset['text'] = '';
        readText = () => texts.join('');
        // JSON becomes a tree when it is whole; until then it is shown only when that takes long.
        view =
          kind === 'events' || kind === 'lines'
            ? (await import('./stream-view.ts')).showStream(root, kind)
            : showText(root, kind === 'json' ? 600 : 50, readText);
      }
      const add = (text: string) => {
        texts.push(text);
        view?.add(text);
      };
      const ending = await readBody(body, limit ?? Number.POSITIVE_INFINITY, (piece) => {
        if (run !== own) throw new Error('Another answer is shown.');
        pieces.push(piece);
        size += piece.length;
        write('size', writeSize(size));
        if (isText) add(decoder.decode(piece, { stream: true }));
      }).catch(() => (isCancelled ? 'cancelled' : 'broken'));
      const answer: Answer = { end: ending, body: toBlob() };
      if (run !== own) return answer;
      write('size', writeSize(size));
      if (size === 0) root.append(create('p', 'note', 'The response has no body.'));
      else if (isText) {
        add(decoder.decode());
        const { tree, mistake } = kind === 'json' ? await createJsonView(texts.join('')) : {};
        if (run !== own) return answer;
        view?.end();
        if (tree) root.replaceChildren(tree);
        if (tree || kind === 'events' || kind === 'lines') offerRaw(root);
        if (mistake) root.prepend(create('p', 'note', mistake));
      } else {
        const { showMedia } = await import('./media-view.ts');
        const release = await showMedia(root, { kind, body: answer.body, mediaType, download: () => save() });
        if (run === own) cleanUp = release;
        else release();
      }
      if (run !== own) return answer;
      const note = {
        done: '',
        cut: `Cut at ${writeSize(size)}: the relay passes on no more.`,
        cancelled: `Cancelled after ${writeSize(size)}.`,
        broken: `The connection broke after ${writeSize(size)}.`,
      }[ending];
      dataset['state'] = ending;
      write('note', note);
      if (note) tell(note);
      return answer;
    },

    fail: ({ title, text, code, action }) => {
      begin('failed');
      dataset['tone'] = 'bad';
      write('status', title);
      tell(`${title}. ${text}`);
      const root = openBody();
      root.append(create('p', 'note', text));
      if (code !== undefined) {
        const copy = createButton('button quiet small', 'Copy', async () => {
          await navigator.clipboard.writeText(code);
          copy.textContent = 'Copied';
        });
        root.append(create('pre', '', create('code', '', code)), copy);
      }
      if (action) root.append(createButton('button quiet small', action.label, action.run));
    },

    markEdited: () => {
      dataset['edited'] = '';
    },
  };
}
