import type { WirePiece } from '../../http/playground/highlight-json.ts';
import {
  highlightJsonBody,
  listFurther,
  type WireOptions,
  writeWire,
} from '../../http/playground/write-wire.ts';
import { renderPieces } from './elements.ts';

/** A request to be shown. */
export type WireRequest = Omit<WireOptions, 'body'>;

export interface WireView {
  /** Shows a request as it goes over the wire, its secrets masked until the reader asks for them. */
  readonly showWire: (shown: WireRequest) => Promise<void>;
}

/** Takes over the view that components/reference/ExampleRail.astro rendered, and can be asked at its element too. */
export function openWire(view: HTMLElement): WireView {
  const find = (name: string) => view.querySelector(name) as HTMLElement;
  const code = find('code');
  const button = find('button');
  const names = find('.names');
  const all = names.textContent;
  let isRevealed = false;
  let latest: WireRequest;
  let pieces: readonly WirePiece[] = [];
  const draw = () => code.replaceChildren(...renderPieces(pieces, isRevealed));
  button.onclick = () => {
    isRevealed = !isRevealed;
    button.ariaPressed = `${isRevealed}`;
    draw();
  };
  const showWire = async (shown: WireRequest) => {
    latest = shown;
    const { request } = shown;
    const body =
      highlightJsonBody(request) ??
      (await import('../../http/playground/wire-body.lazy.ts')).writeWireBody(request);
    if (shown !== latest) return;
    pieces = writeWire({ ...shown, body });
    draw();
    names.textContent = listFurther(all, request);
    view.dataset['way'] = shown.sent ? 'sent' : shown.route;
    button.hidden = !find('.tk-v');
  };
  return Object.assign(view, { showWire });
}
