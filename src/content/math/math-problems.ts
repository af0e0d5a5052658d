import type { Place, Problem } from '../../problem/problem.ts';

/** TeX that cannot be set; `reason` says why in a few words. */
export function describeTexMistake(place: Place, reason: string): Problem {
  return {
    file: place.file,
    line: place.line,
    column: place.column,
    code: 'content/tex',
    severity: 'warning',
    message: `This math cannot be set, so its source is shown: ${reason}.`,
    hint: 'Correct the TeX, or write \\$ if the dollar is meant as text.',
  };
}

/** A `$$` on a line of its own that no other one closes. */
export function describeUnclosedMath(place: Place): Problem {
  return {
    file: place.file,
    line: place.line,
    column: place.column,
    code: 'content/unclosed-math',
    severity: 'warning',
    message: '"$$" begins math that is never closed, so it is shown as text.',
    hint: 'Close it with "$$" on a line of its own, or write \\$\\$ if it is meant as text.',
  };
}
