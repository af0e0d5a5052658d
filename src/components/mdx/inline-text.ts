/** A piece of a title or caption. */
export interface TextPiece {
  readonly text: string;
  readonly isCode: boolean;
}

/** The pieces of a title: what stands between backticks is code, as in Markdown; a lone backtick is itself. */
export function splitCode(text: string): readonly TextPiece[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.length > 2 && piece.startsWith('`') && piece.endsWith('`')
        ? { text: piece.slice(1, -1), isCode: true }
        : { text: piece, isCode: false },
    );
}
