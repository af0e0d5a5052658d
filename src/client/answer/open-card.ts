import type { Exchange } from '../../request/exchange.ts';
import type { Answer, Failure } from './answer-shapes.ts';
import { create } from './create.ts';
import { isJsonType, openDecoder, readContentType } from './media-type.ts';
import type { OtherBody } from './other-body.ts';
import { readBody } from './read-body.ts';
import { showJson } from './whole-json.ts';
import { writeSize, writeTime } from './write-amount.ts';

export interface AnswerCard {
  readonly wait: (cancel: () => void) => void;
  readonly show: (exchange: Exchange) => Promise<Answer>;
  readonly fail: (failure: Failure) => Promise<void>;
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

  const begin = (state: string, status: string): object => {
    cleanUp();
    cleanUp = save = () => {};
    cancel = readText = undefined;
    isCancelled = false;
    for (const name of ['tone', 'route', 'text']) delete dataset[name];
    for (const name of ['time', 'size', 'note', 'headers', 'body']) write(name);
    write('status', status);
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
    raw.onclick = async () =>
      (await import('./other-body.ts')).toggleRaw(raw, root, pretty, readText?.() ?? '');
  };

  find('save').onclick = () => save();
  find('cancel').onclick = () => {
    isCancelled = true;
    cancel?.();
    if (dataset['state'] !== 'waiting') return;
    begin('cancelled', 'Cancelled');
    tell('Cancelled');
  };
  card.addEventListener('octavo-copy', (event) => {
    if (event instanceof CustomEvent && card.querySelector('#panel-answer-body.open'))
      event.detail.text = readText?.();
  });

  return {
    wait: (end) => {
      begin('waiting', 'Waiting');
      // Edits from now on are told beside the answer.
      delete dataset['edited'];
      cancel = end;
      const start = performance.now();
      const timer = setInterval(() => write('time', writeTime(performance.now() - start)), 100);
      cleanUp = () => clearInterval(timer);
      tell('The request was sent');
    },

    show: async ({ request, route, status, statusText, headers, body, limit, duration }) => {
      const end = cancel;
      const title = `${status} ${statusText}`.trim();
      const own = begin('streaming', title);
      cancel = end;
      const read = (name: string) => headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? '';
      const { mediaType, charset } = readContentType(read('content-type'));
      const isJson = isJsonType(mediaType);
      const time = writeTime(duration);
      dataset['tone'] = status < 400 ? 'good' : 'bad';
      dataset['route'] = route;
      write('time', time);
      tell(`${title}, ${time}`);
      write('headers', ...headers.flatMap(([name, value]) => [create('span', 'tk-n', name), `: ${value}\n`]));
      const root = openBody();
      const pieces: BlobPart[] = [];
      const texts: string[] = [];
      const decoder = openDecoder(charset);
      const toBlob = () => new Blob(pieces, { type: mediaType });
      const readTexts = () => texts.join('');
      let size = 0;
      let other: OtherBody | undefined;
      const openOther = async () => {
        const { openOther: open } = await import('./other-body.ts');
        if (run !== own || other) return;
        other = open(root, mediaType, readTexts);
        other.view?.add(readTexts());
      };
      const isText = () => isJson || other?.view !== undefined;
      save = async () =>
        (await import('./save-body.ts')).saveBody(
          toBlob(),
          read('content-disposition'),
          request.url,
          mediaType,
        );
      // JSON becomes a tree when it is whole; until then it is shown only when that takes long.
      const timer = isJson && setTimeout(openOther, 600);
      if (!timer) await openOther();
      if (isText()) {
        dataset['text'] = '';
        readText = readTexts;
      }
      const add = (text: string) => {
        texts.push(text);
        other?.view?.add(text);
      };
      const ending = await readBody(body, limit ?? Number.POSITIVE_INFINITY, (piece) => {
        if (run !== own) throw new Error('Another answer is shown.');
        pieces.push(piece);
        size += piece.length;
        write('size', writeSize(size));
        if (isText()) add(decoder.decode(piece, { stream: true }));
      }).catch(() => (isCancelled ? 'cancelled' : 'broken'));
      if (timer) clearTimeout(timer);
      const answer: Answer = { end: ending, body: toBlob() };
      if (run !== own) return answer;
      write('size', writeSize(size));
      if (size === 0) root.append(create('p', 'note', 'The response has no body.'));
      else if (isText()) {
        add(decoder.decode());
        const { tree, mistake } = isJson ? await showJson(readTexts()) : {};
        if (!tree) await openOther();
        if (run !== own) return answer;
        other?.view?.end();
        if (tree) root.replaceChildren(tree);
        if (tree || other?.isPretty) offerRaw(root);
        if (mistake) root.prepend(create('p', 'note', mistake));
      } else if (other) {
        const release = await other.show(answer.body, () => save());
        if (run === own) cleanUp = release;
        else release();
      }
      const note = ending === 'done' ? '' : (await import('./other-body.ts')).describeEnd(ending, size);
      if (run !== own) return answer;
      dataset['state'] = ending;
      write('note', note);
      if (note) tell(note);
      return answer;
    },

    fail: async (failure) => {
      const own = begin('failed', failure.title);
      dataset['tone'] = 'bad';
      tell(`${failure.title}. ${failure.text}`);
      const { showFailure } = await import('./show-failure.ts');
      if (run === own) showFailure(openBody(), failure);
    },

    markEdited: () => {
      dataset['edited'] = '';
    },
  };
}
