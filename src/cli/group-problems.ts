import { type Problem, sortProblems } from '../problem/problem.ts';

/** A problem with the other places that say just the same. */
export interface ProblemGroup {
  readonly problem: Problem;
  readonly others: readonly Problem[];
}

/** So many that say the same are each shown whole. */
const shownWhole = 3;

/** Problems in order of place; those that say the same in more than three places as one, at the first of them. */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const sorted = sortProblems(problems);
  const alike = Map.groupBy(sorted, sayingOf);
  return sorted.flatMap((problem): readonly ProblemGroup[] => {
    const [first, ...others] = alike.get(sayingOf(problem)) ?? [];
    if (others.length < shownWhole) return [{ problem, others: [] }];
    return problem === first ? [{ problem, others }] : [];
  });
}

/** One line with some of the other places: `The same in 5 more places: a.mdx:1:1, b.mdx:4:2 and 3 more.` */
export function describeOthers(others: readonly Problem[]): string {
  const most = 3;
  const places = others.slice(0, most).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const rest = others.length - places.length;
  return `The same in ${others.length} more places: ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

function sayingOf({ severity, code, message, hint }: Problem): string {
  return [severity, code, message, hint].join('\n');
}
