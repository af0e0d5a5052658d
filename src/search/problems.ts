import type { Problem } from '../problem/problem.ts';

/** The index of the search could not be made; `reason` is Pagefind's. */
export function describeSearchFailure(reason: string): Problem {
  return {
    code: 'site/search',
    severity: 'error',
    message: `The search index could not be made: ${reason}`,
    hint: 'Build without a search: --no-search.',
    file: 'site.json',
    line: 1,
    column: 1,
  };
}
