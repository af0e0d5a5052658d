import type { Problem } from './problem.ts';
import { maskUrlSecrets } from './url-secrets.ts';

/**
 * A problem as a terminal shows it: place and message, the line itself with its neighbours and a caret,
 * then the hint and the code; secrets of URLs are masked. `lines` are those of the whole file; without them the frame is left out.
 */
export function formatProblem(told: Problem, lines?: readonly string[]): string {
  const problem = maskProblem(told);
  const head = `${problem.file}:${problem.line}:${problem.column}  ${problem.message}`;
  const frame = lines === undefined ? [] : drawFrame(lines, problem.line, problem.column);
  const tail = `${problem.hint}${' '.repeat(Math.max(2, 72 - problem.hint.length))}${problem.code}`;
  return [head, ...frame, tail].join('\n');
}

/** A problem as it may be shown: secrets of URLs in its words are masked. */
export function maskProblem(problem: Problem): Problem {
  const { message, hint } = problem;
  return { ...problem, message: maskUrlSecrets(message), hint: maskUrlSecrets(hint) };
}

/** The line of a place with one line around it, numbered, and a caret below it; lines are cut at 100 units, and secrets of URLs are masked. */
export function drawFrame(lines: readonly string[], line: number, column: number): readonly string[] {
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const from = Math.max(0, column - 80);
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const shown = maskUrlSecrets(lines[number - 1] ?? '')
      .slice(from, from + 100)
      .replaceAll('\t', ' ');
    frame.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd());
    if (number === line)
      frame.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1 - from))}^`);
  }
  return frame;
}
