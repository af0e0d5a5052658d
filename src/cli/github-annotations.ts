import { relative, resolve, sep } from 'node:path';
import { maskProblem } from '../problem/format.ts';
import { type Problem, sortProblems } from '../problem/problem.ts';

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const;

/**
 * Problems as workflow commands of GitHub Actions, a line each, which GitHub shows at their places in a pull request.
 * `siteRoot` and `workspace`, the root of the checkout, are absolute: files are named from the latter on.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function writeAnnotations(
  siteRoot: string,
  workspace: string,
  problems: readonly Problem[],
): readonly string[] {
  return sortProblems(problems)
    .map(maskProblem)
    .map(({ severity, file, line, column, code, message, hint }) => {
      const path = relative(workspace, resolve(siteRoot, file)).split(sep).join('/');
      const values = { file: path, line, col: column, title: code };
      const properties = Object.entries(values).map(
        ([name, value]) => `${name}=${escapeProperty(`${value}`)}`,
      );
      const text = [message, hint].filter(Boolean).join('\n');
      return `::${commands[severity]} ${properties.join(',')}::${escapeMessage(text)}`;
    });
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
