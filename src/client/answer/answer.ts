import type { Exchange } from '../../request/exchange.ts';
import type { Answer, Failure } from './answer-shapes.ts';
import { openDecoder, readBodyType } from './body-kind.ts';
import type { BodyView } from './body-view.ts';
import { create, createButton } from './create.ts';
import { createPagedText } from './paged-text.ts';
import { readBody } from './read-body.ts';
import { showText } from './text-view.ts';
import { writeSize, writeTime } from './write-amount.ts';

type State = 'waiting' | 'streaming' | 'failed' | Answer['end'];

/** `<octavo-answer>`: shows what a request was answered, from the moment it is sent. */
export class AnswerElement extends HTMLElement {
  /** Ends what belongs to the answer before, by being another object. */
  private run = {};
  private cancel: (() => void) | undefined;
  private isCancelled = false;
  private text: string | undefined;
  private save = () => {};
  private cleanUp: (() => void)[] = [];

  connectedCallback(): void {
    this.find('cancel').addEventListener('click', () => this.stop());
    this.find('save').addEventListener('click', () => this.save());
    this.addEventListener('octavo-copy', (event) => {
      if (event instanceof CustomEvent && this.querySelector('#panel-answer-body.open'))
        event.detail.text = this.text;
    });
  }

  disconnectedCallback(): void {
    this.clean();
  }

  /** A request was sent. `cancel` ends it, and its body while that arrives. */
  wait(cancel: () => void): void {
    this.begin('waiting');
    this.cancel = cancel;
    const start = performance.now();
    const timer = setInterval(() => this.write('time', writeTime(performance.now() - start)), 100);
    this.cleanUp.push(() => clearInterval(timer));
    this.write('status', 'Waiting');
    this.tell('The request was sent');
    this.querySelector<HTMLElement>('[role=tab]')?.click();
  }

  /** Shows an answer while it arrives; resolves with the whole of it, however it ends. */
  async show(exchange: Exchange): Promise<Answer> {
    const cancel = this.cancel;
    const run = this.begin('streaming');
    this.cancel = cancel;
    const { status, statusText, headers, duration } = exchange;
    const title = `${status} ${statusText}`.trim();
    const read = (name: string) => headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? '';
    const { kind, mediaType, charset } = readBodyType(read('content-type'));
    this.dataset['tone'] = status < 400 ? 'good' : 'bad';
    this.dataset['route'] = exchange.route;
    this.write('status', title);
    this.write('time', writeTime(duration));
    this.tell(`${title}, ${writeTime(duration)}`);
    this.find('headers').replaceChildren(
      ...headers.flatMap(([name, value]) => [create('span', 'tk-n', name), `: ${value}\n`]),
    );
    const root = this.openBody();
    const pieces: BlobPart[] = [];
    const texts: string[] = [];
    const readText = () => texts.join('');
    const decoder = openDecoder(charset);
    const isText = ['json', 'text', 'events', 'lines'].includes(kind);
    let view: BodyView | undefined;
    if (kind === 'events' || kind === 'lines')
      view = (await import('./stream-view.ts')).showStream(root, kind);
    // JSON becomes a tree when it is whole; until then it is shown only when that takes long.
    else if (isText) view = showText(root, kind === 'json' ? 600 : 50, readText);
    let size = 0;
    const toBlob = () => new Blob(pieces, { type: mediaType });
    const add = (text: string) => {
      if (text === '') return;
      texts.push(text);
      view?.add(text);
    };
    this.save = () =>
      void import('./save-body.ts').then(({ saveBody }) =>
        saveBody(toBlob(), read('content-disposition'), exchange.request.url, mediaType),
      );
    const end = await readBody(exchange.body, exchange.limit ?? Number.POSITIVE_INFINITY, (piece) => {
      pieces.push(piece);
      size += piece.length;
      if (this.run !== run) throw new Error('Another answer is shown.');
      this.write('size', writeSize(size));
      if (isText) add(decoder.decode(piece, { stream: true }));
    }).catch((error: unknown) =>
      this.isCancelled || (error instanceof Error && error.name === 'AbortError') ? 'cancelled' : 'broken',
    );
    const answer: Answer = { end, body: toBlob() };
    if (this.run !== run) return answer;
    if (isText) add(decoder.decode());
    this.write('size', writeSize(size));
    if (isText && size > 0) await this.showText(root, kind, readText(), view, run);
    else if (size > 0) await this.showMedia(root, answer.body, kind, mediaType);
    else root.replaceChildren(create('p', 'note', 'The response has no body.'));
    if (this.run === run) this.finish(end, size);
    return answer;
  }

  /** Nothing came back, or nothing was sent. */
  fail({ title, text, code, action }: Failure): void {
    this.begin('failed');
    this.dataset['tone'] = 'bad';
    this.write('status', title);
    this.tell(`${title}. ${text}`);
    const root = this.openBody();
    root.append(create('p', 'note', text));
    if (code !== undefined) {
      const pre = create('pre', '', create('code', '', code));
      pre.tabIndex = 0;
      const copy = createButton('button quiet small', 'Copy', () => {
        void navigator.clipboard.writeText(code).then(() => {
          copy.textContent = 'Copied';
        });
      });
      root.append(pre, copy);
    }
    if (action) root.append(createButton('button quiet small', action.label, action.run));
  }

  /** The form was changed since the request was sent. */
  markEdited(): void {
    this.dataset['edited'] = '';
  }

  private async showText(
    root: HTMLElement,
    kind: string,
    text: string,
    view: BodyView | undefined,
    run: object,
  ): Promise<void> {
    this.text = text;
    if (kind !== 'json') {
      view?.end();
      if (kind !== 'text') this.offerRaw(root);
      return;
    }
    const { createJsonView } = await import('./json-view.ts');
    const { tree, mistake } = await createJsonView(text);
    if (this.run !== run) return;
    view?.end();
    if (tree) {
      root.replaceChildren(tree);
      this.offerRaw(root);
    } else root.replaceChildren(create('p', 'note', mistake ?? ''), ...createPagedText(text));
    root.scrollTop = 0;
  }

  /** Lets the reader change between what is shown now and the text as it came. */
  private offerRaw(root: HTMLElement): void {
    const button = this.find('raw');
    const pretty = [...root.childNodes];
    button.hidden = false;
    button.ariaPressed = 'false';
    button.onclick = () => {
      const isRaw = button.ariaPressed === 'false';
      button.ariaPressed = `${isRaw}`;
      root.replaceChildren(...(isRaw ? createPagedText(this.text ?? '') : pretty));
      root.scrollTop = 0;
    };
  }

  private async showMedia(
    root: HTMLElement,
    body: Blob,
    kind: ReturnType<typeof readBodyType>['kind'],
    mediaType: string,
  ): Promise<void> {
    const { showMedia } = await import('./media-view.ts');
    await showMedia(root, {
      kind,
      body,
      mediaType,
      download: () => this.save(),
      whenGone: (act) => this.cleanUp.push(act),
    });
  }

  private finish(end: Answer['end'], size: number): void {
    this.dataset['state'] = end;
    const note = {
      done: '',
      cut: `Cut at ${writeSize(size)}: the relay passes on no more.`,
      cancelled: `Cancelled after ${writeSize(size)}.`,
      broken: `The connection broke after ${writeSize(size)}.`,
    }[end];
    this.write('note', note);
    if (note) this.tell(note);
  }

  private stop(): void {
    this.isCancelled = true;
    this.cancel?.();
    if (this.dataset['state'] !== 'waiting') return;
    this.begin('cancelled');
    this.write('status', 'Cancelled');
    this.tell('Cancelled');
  }

  private begin(state: State): object {
    this.clean();
    this.run = {};
    this.cancel = undefined;
    this.isCancelled = false;
    this.text = undefined;
    for (const name of ['tone', 'route', 'edited']) delete this.dataset[name];
    for (const name of ['status', 'time', 'size', 'note', 'headers', 'body']) this.write(name, '');
    this.find('raw').hidden = true;
    this.dataset['state'] = state;
    return this.run;
  }

  private clean(): void {
    for (const act of this.cleanUp) act();
    this.cleanUp = [];
  }

  private openBody(): HTMLElement {
    const root = create('div', 'shown');
    root.tabIndex = 0;
    root.role = 'region';
    root.ariaLabel = 'Body of the response';
    this.find('body').replaceChildren(root);
    return root;
  }

  private find(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!part) throw new Error(`No ${name}.`);
    return part;
  }

  private write(name: string, text: string): void {
    this.find(name).textContent = text;
  }

  /** What a screen reader says: how it went, not the body. */
  private tell(text: string): void {
    this.write('live', text);
  }
}

customElements.define('octavo-answer', AnswerElement);
