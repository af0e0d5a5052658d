import { splitText, type TextPiece } from '../../../content/compile/inline-text.ts';
import { make } from '../nodes/page-runtime.ts';

/** What a writer typed as a title, a caption or the like: a text with Markdown in a line, or a node of the page. */
export function makeText(text: unknown): unknown {
  if (typeof text === 'object' && text !== null) return text;
  return splitText(String(text ?? '')).map(makePiece);
}

function makePiece(piece: TextPiece): unknown {
  if ('text' in piece) return piece.kind === 'code' ? make('code', {}, piece.text) : piece.text;
  const children = piece.pieces.map(makePiece);
  return piece.kind === 'link' ? make('a', { href: piece.href }, children) : make(piece.kind, {}, children);
}

/** A bold line that names what follows; nothing without a text. */
export function makeLabel(...text: readonly unknown[]): unknown {
  const isEmpty = text.every((part) => part === undefined || part === null || part === '');
  return isEmpty ? null : make('p', {}, make('strong', {}, text.map(makeText)));
}

/** A paragraph; nothing without a text. */
export function makeLine(text: unknown): unknown {
  return text === undefined || text === null || text === '' ? null : make('p', {}, makeText(text));
}

/** A text, or a link with it when `href` is one that may be followed. */
export function makeLinked(text: unknown, href: string | undefined): unknown {
  return href === undefined ? makeText(text) : make('a', { href }, makeText(text));
}

/** A value as a reader reads it: a text as it is, anything else as JSON. */
export function printValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
