import type { AstroIntegrationLogger } from 'astro';
import type { Project } from '../../build/project/project.ts';
import { readFileLines } from '../../problem/file-lines.ts';
import { formatProblem } from '../../problem/format.ts';
import { hasErrors, type Problem } from '../../problem/problem.ts';

/**
 * Tells Astro's log these mistakes of a site that is built by Astro's own command. Throws one error, without a
 * stack, when one of them stops a build.
 */
export async function reportToAstro(
  project: Project,
  problems: readonly Problem[],
  logger: AstroIntegrationLogger,
): Promise<void> {
  const lines = await readFileLines(problems, project.readText);
  for (const problem of problems) {
    const text = formatProblem(problem, lines.get(problem.file));
    if (problem.severity === 'error') logger.error(text);
    else logger.warn(text);
  }
  if (!hasErrors(problems)) return;
  const error = new Error('The site has mistakes; they are listed above.');
  error.stack = '';
  throw error;
}
