import type { Place, Problem } from '../../problem/problem.ts';

/** A diagram that Mermaid cannot read; `reason` is a sentence, `nearest` the kind of diagram that may be meant. */
export function describeDiagramMistake(place: Place, reason: string, nearest: string | undefined): Problem {
  return {
    file: place.file,
    line: place.line,
    column: place.column,
    code: 'content/diagram',
    severity: 'warning',
    message: `This diagram cannot be drawn, so its text is shown: ${reason}`,
    hint:
      nearest === undefined
        ? 'Correct it; mermaid.live shows what Mermaid expects.'
        : `Did you mean ${nearest}?`,
  };
}
