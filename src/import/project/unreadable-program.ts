import type { Problem } from '../../problem/problem.ts';
import type { ImportedSite } from './import-site.ts';

/** What an import gives for a configuration that cannot be parsed. */
export function refuseProgram(file: string): ImportedSite {
  const problem: Problem = {
    file,
    line: 1,
    column: 1,
    code: 'import/unreadable-program',
    severity: 'error',
    message: `${file} cannot be read as JavaScript or TypeScript.`,
    hint: 'See whether the tool that it is written for takes it, then try again.',
  };
  return { text: undefined, files: [], sources: [], changes: [], problems: [problem] };
}
