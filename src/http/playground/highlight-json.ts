/** A text of a request as it goes over the wire, or of JSON; with a `kind` where it is more than text. */
export type WirePiece = string | MarkedPiece;

export interface MarkedPiece {
  readonly text: string;
  /**
   * The class that gives it its color: method or word, name, string, number, secret, what is of less interest. `added` is
   * a header that the request does not have, but whoever sends it adds.
   */
  readonly kind: 'tk-k' | 'tk-n' | 'tk-s' | 'tk-c' | 'tk-v' | 'tk-m' | 'added';
}

const token = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/;

/** What the pieces that `token` cuts a text into are, in turn. */
const kinds = [undefined, 'tk-n', 'tk-s', 'tk-c', 'tk-k'] as const;

/** The names and values of JSON apart from what is between them. */
export function highlightJson(text: string): readonly WirePiece[] {
  return text.split(token).flatMap((piece, index) => {
    const kind = kinds[index % kinds.length];
    return piece ? [kind ? { text: piece, kind } : piece] : [];
  });
}

/** Whether a message with these headers holds JSON in UTF-8. */
export function isJson(headers: readonly (readonly [name: string, value: string])[]): boolean {
  return headers.some(
    ([name, value]) => /^content-type$/i.test(name) && /[/+]json\s*(?:;.*utf-8\W*)?$/i.test(value),
  );
}
