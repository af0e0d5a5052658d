import type { Exchange } from '../../request/exchange.ts';
import { paintJsonBody } from '../../request/paint-json.ts';
import type { PreparedRequest } from '../../request/prepared-request.ts';
import { markSecret, maskSecret, type WirePiece, writeWireHead } from '../../request/write-wire.ts';
import { create } from './create.ts';

const classes = {
  method: 'tk-k',
  word: 'tk-k',
  name: 'tk-n',
  string: 'tk-s',
  number: 'tk-c',
  secret: 'tk-v',
  quiet: 'tk-m',
  summary: 'tk-m',
};

/** `<octavo-wire>`: shows a request as it goes over the wire, its secrets masked until the reader asks for them. */
export class WireElement extends HTMLElement {
  private isRevealed = false;
  private draw = () => {};

  connectedCallback(): void {
    const button = this.querySelector('button');
    button?.addEventListener('click', () => {
      this.isRevealed = !this.isRevealed;
      button.textContent = this.isRevealed ? 'Hide secrets' : 'Show secrets';
      this.draw();
    });
  }

  /** `sent` is what the relay says that it sent; `secrets` the credentials as the reader typed them. */
  show(
    request: PreparedRequest,
    sent: Exchange['sent'],
    way: 'direct' | 'relay' | 'curl',
    secrets: readonly string[] = [],
  ): void {
    const { head, added } = writeWireHead({ request, sent, way, secrets });
    const mark = (pieces: readonly WirePiece[]) => pieces.map((piece) => markSecret(piece, secrets));
    const short = request.body ? paintJsonBody(request.body, request.headers) : [];
    let body = mark(short ?? []);
    const button = this.querySelector('button');
    const paint = ({ text, kind }: WirePiece) =>
      kind
        ? create('span', classes[kind], kind === 'secret' && !this.isRevealed ? maskSecret(text) : text)
        : text;
    const draw = () => {
      this.querySelector('code')?.replaceChildren(
        ...head.flatMap(({ pieces, isAdded }) => [
          isAdded
            ? create('span', 'added', ...pieces.map(({ text }) => text))
            : create('span', '', ...pieces.map(paint)),
          '\n',
        ]),
        ...(body.length > 0 ? ['\n', ...body.map(paint)] : []),
      );
      const all = [...head.flatMap(({ pieces }) => pieces), ...body];
      if (button) button.hidden = !all.some(({ kind }) => kind === 'secret');
    };
    this.draw = draw;
    draw();
    if (!short)
      void import('../../request/wire-body.ts').then(({ writeWireBody }) => {
        if (request.body) body = mark(writeWireBody(request.body, request.headers));
        if (this.draw === draw) draw();
      });
    const note = this.querySelector('.note');
    if (note) note.textContent = sent ? 'Exactly as the relay sent it.' : describe(way, added);
  }
}

function describe(way: string, added: readonly string[]): string {
  if (way === 'relay') return 'The relay adds what is grey. What it sent is shown here afterwards.';
  if (way === 'curl') return 'cURL adds what is grey, User-Agent and Accept.';
  return `The browser adds what is grey, and others whose values no page can see: ${added.join(', ')}.`;
}

customElements.define('octavo-wire', WireElement);
