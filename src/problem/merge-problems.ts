import { type Problem, sortProblems } from './problem.ts';

/**
 * The problems of many pages as one list, sorted by place: what several pages say of one snippet is there
 * once, and a language that is not known is noted once for the whole site.
 */
export function mergeProblems(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return sortProblems(problems).filter(({ file, line, column, code, message }) => {
    const key =
      code === 'content/unknown-language' ? message : [file, line, column, code, message].join('\n');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
