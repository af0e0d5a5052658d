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
