import type { Place, Problem } from '../problem/problem.ts';

type Finding = Omit<Problem, keyof Place>;

/** The old file holds a list or a plain value. */
export function notAnObject(file: string): Finding {
  return {
    code: 'import/not-an-object',
    severity: 'error',
    message: `${file} must hold an object.`,
    hint: 'Begin it with { and end it with }.',
  };
}

/** After every repair there are still mistakes: more than can be listed. */
export function tooManyMistakes(file: string): Finding {
  return {
    code: 'import/too-many-mistakes',
    severity: 'error',
    message: `${file} has more mistakes than can be put right.`,
    hint: 'Correct some of them, then try again.',
  };
}
