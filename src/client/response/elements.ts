import type { WirePiece } from '../../http/playground/highlight-json.ts';
import { maskSecret } from '../../http/playground/write-wire.ts';

/** An element with a class and children; texts among them stay texts. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** Pieces of text in their colors; secrets are masked unless they may be seen. */
export function renderPieces(pieces: readonly WirePiece[], isRevealed = false): readonly (Node | string)[] {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { text, kind } = piece;
    return create('span', kind, kind === 'tk-v' && !isRevealed ? maskSecret(text) : text);
  });
}
