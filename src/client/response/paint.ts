import { maskSecret, type WirePiece } from '../../http/playground/write-wire.ts';
import { create } from './create.ts';

/** Pieces of text in their colors; secrets are masked unless they may be seen. */
export function paint(pieces: readonly WirePiece[], isRevealed = false): readonly (Node | string)[] {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { text, kind } = piece;
    return create('span', kind, kind === 'tk-v' && !isRevealed ? maskSecret(text) : text);
  });
}
