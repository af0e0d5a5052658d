import type { Place, Problem } from '../problem/problem.ts';

/** A diagram that Mermaid cannot read; `reason` is a sentence. */
export function describeDiagramMistake(place: Place, reason: string): Problem {
  return {
    file: place.file,
    line: place.line,
    column: place.column,
    code: 'content/diagram',
    severity: 'warning',
    message: `This diagram cannot be drawn, so its text is shown: ${reason}`,
    hint: 'Correct it; mermaid.live shows what Mermaid expects.',
  };
}
