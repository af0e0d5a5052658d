import type { PreparedRequest } from './prepared-request.ts';
import type { WirePiece } from './write-wire.ts';

const token = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/;

/** What the pieces that `token` cuts a text into are, in turn. */
const kinds = [undefined, 'tk-n', 'tk-s', 'tk-c', 'tk-k'] as const;

/** The names and values of JSON apart from what is between them. */
export function paintJson(text: string): readonly WirePiece[] {
  return text.split(token).flatMap((piece, index) => {
    const kind = kinds[index % kinds.length];
    return piece ? [kind ? { text: piece, kind } : piece] : [];
  });
}

/** Whether a message with these headers holds JSON in UTF-8. */
export function isJson(headers: PreparedRequest['headers']): boolean {
  return headers.some(
    ([name, value]) => /^content-type$/i.test(name) && /[/+]json\s*(?:;.*utf-8\W*)?$/i.test(value),
  );
}

/** The body of a request that is short JSON; undefined for any other, which `writeWireBody` knows. */
export function paintJsonBody({ body, headers }: PreparedRequest): readonly WirePiece[] | undefined {
  if (!body) return [];
  if (!isJson(headers) || body.length > 10_000) return undefined;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they say that it is no text
  return /[\0-\x08\x0e-\x1f\ufffd]/.test(text) ? undefined : paintJson(text);
}
