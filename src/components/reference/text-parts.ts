/** A piece of a path. */
export interface PathPart {
  readonly text: string;
  /** Whether it is a parameter: `{id}`. */
  readonly isParameter: boolean;
  /** Whether a line may end before it. */
  readonly canBreak: boolean;
}

/** The path of an endpoint in pieces: parameters apart, with the places where a long one is broken, before `/ ? & #`. */
export function splitPath(path: string): readonly PathPart[] {
  const parts = path.match(/\{[^{}]*\}|[/?&#]?[^/?&#{]+|./gsu) ?? [];
  return parts.map((text, index) => ({
    text,
    isParameter: /^\{[^{}]*\}$/.test(text),
    canBreak: index > 0 && /^[/?&#]/.test(text),
  }));
}

/**
 * The first paragraph of a description's HTML, and what follows it. Both together are the whole; without a paragraph to
 * begin with, the whole is the first. A `<p>` holds no other: https://html.spec.whatwg.org/#the-p-element
 */
export function splitLead(html: string): { readonly lead: string; readonly rest: string } {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') + 4 : html.length;
  return { lead: html.slice(0, end), rest: html.slice(end).trim() };
}
