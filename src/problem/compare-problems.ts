import type { Problem } from './problem.ts';

/** What became of a site's problems. */
export interface ProblemChange {
  /** Those that were not there before. */
  readonly found: readonly Problem[];
  /** Those that are not there any more. */
  readonly fixed: readonly Problem[];
  /** All that are there now. */
  readonly left: readonly Problem[];
}

/**
 * What became of problems between two lists of them. One that only moved to another line, because of an edit above it, is
 * neither found nor fixed.
 */
export function compareProblems(before: readonly Problem[], left: readonly Problem[]): ProblemChange {
  const [gone, come] = subtract(before, left, ({ line, column, ...rest }) => nameProblem(rest, line, column));
  const [fixed, found] = subtract(gone, come, (problem) => nameProblem(problem));
  return { found, fixed, left };
}

function nameProblem(
  { file, code, message }: Pick<Problem, 'file' | 'code' | 'message'>,
  ...place: readonly number[]
): string {
  return JSON.stringify([file, code, message, ...place]);
}

/** What of each list has no counterpart in the other. */
function subtract(
  some: readonly Problem[],
  others: readonly Problem[],
  name: (problem: Problem) => string,
): readonly [readonly Problem[], readonly Problem[]] {
  return [keepUnmatched(some, others.map(name), name), keepUnmatched(others, some.map(name), name)];
}

function keepUnmatched(
  problems: readonly Problem[],
  names: readonly string[],
  name: (problem: Problem) => string,
): readonly Problem[] {
  const counts = new Map<string, number>();
  for (const one of names) counts.set(one, (counts.get(one) ?? 0) + 1);
  return problems.filter((problem) => {
    const one = name(problem);
    const count = counts.get(one) ?? 0;
    counts.set(one, count - 1);
    return count <= 0;
  });
}
