import type { WirePiece } from './write-wire.ts';

const token = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** The names and values of JSON apart from what is between them. */
export function paintJson(text: string): readonly WirePiece[] {
  const pieces: WirePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [found, colon = ''] = match;
    const kind = colon ? 'name' : found.startsWith('"') ? 'string' : /\d/.test(found) ? 'number' : 'word';
    pieces.push(
      { text: text.slice(end, match.index) },
      { text: found.slice(0, found.length - colon.length), kind },
      { text: colon },
    );
    end = match.index + found.length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
}

/** The body of a request that is short JSON; undefined for any other, which `writeWireBody` knows. */
export function paintJsonBody(
  body: Uint8Array<ArrayBuffer>,
  headers: readonly (readonly [name: string, value: string])[],
): readonly WirePiece[] | undefined {
  const isJson = headers.some(([name, value]) => /^content-type$/i.test(name) && /[/+]json\b/i.test(value));
  if (!isJson || body.length > 10_000) return undefined;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they say that it is no text
  return /[\0-\x08\x0e-\x1f\ufffd]/.test(text) ? undefined : paintJson(text);
}
