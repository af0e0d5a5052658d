import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { findSiteFileSync } from '../content/files/site-files.ts';
import type { ProblemChange } from '../problem/compare-problems.ts';
import { splitLines } from '../problem/file-lines.ts';
import { formatProblem, maskProblem } from '../problem/format.ts';
import { type Problem, sortProblems } from '../problem/problem.ts';

/** Prints one line, or several, to the terminal. */
export type Print = (text: string) => void;

/** Why a command fails that found no errors. */
export const strictReason = 'There are no errors, but --strict treats warnings as errors.';

/** What is shown of problems. */
interface ReportOptions {
  readonly withNotes?: boolean;
  readonly isVerbose?: boolean;
}

/** How many problems there are of each severity. */
export interface ProblemCount {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/**
 * Prints the problems with their frames, in order of place, what many places have in common once, and one line that
 * counts them. Notes, which nobody has to act on, are counted only, unless `withNotes`; `isVerbose` shows all others one by
 * one. Nothing waits, so that a process that is about to end can call it.
 */
export function reportProblems(
  siteRoot: string,
  problems: readonly Problem[],
  print: Print,
  { withNotes = false, isVerbose = false }: ReportOptions = {},
): ProblemCount {
  const shown = problems.filter(({ severity }) => withNotes || severity !== 'note');
  const lines = new Map<string, readonly string[]>();
  for (const file of new Set(shown.map((problem) => problem.file))) {
    const text = readText(siteRoot, file);
    if (text !== undefined) lines.set(file, splitLines(text));
  }
  const groups = isVerbose
    ? sortProblems(shown).map((problem) => ({ problem, others: [] }))
    : groupProblems(shown);
  for (const { problem, others } of groups) {
    print(`\n${colorWord(problem.severity)} ${formatProblem(problem, lines.get(problem.file))}`);
    if (others.length > 0) print(describeOthers(problem, others));
  }
  const count = countProblems(problems);
  if (shown.length > 0) print(`\n${describeCount(count)}`);
  return count;
}

/**
 * Prints what became of the problems of a site that is served: a line for each that is fixed, and those that were found as
 * `reportProblems` does. Notes are left out.
 */
export function reportChange(siteRoot: string, { found, fixed, left }: ProblemChange, print: Print): void {
  const gone = fixed.filter(({ severity }) => severity !== 'note').map(maskProblem);
  for (const { file, line, column, message } of gone)
    print(`${colorWord('fixed')} ${file}:${line}:${column}  ${message}`);
  const { errors, warnings } = reportProblems(siteRoot, found, print);
  if (gone.length === 0 || errors + warnings > 0) return;
  const count = countProblems(left);
  print(count.errors + count.warnings === 0 ? 'No problems.' : describeCount(count));
}

const colors = { error: 'red', warning: 'yellow', note: 'blue', fixed: 'green' } as const;

/** The word in its color, where the output is a terminal that has colors and `NO_COLOR` is not set (https://no-color.org). */
function colorWord(word: keyof typeof colors): string {
  // Only a terminal has the method.
  return process.stdout.hasColors?.() ? styleText(colors[word], word, { validateStream: false }) : word;
}

/** Counts problems by severity. */
export function countProblems(problems: readonly Problem[]): ProblemCount {
  const of = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), notes: of('note') };
}

/** `2 errors, 1 warning, 0 notes`. */
export function describeCount({ errors, warnings, notes }: ProblemCount): string {
  return [countOf(errors, 'error'), countOf(warnings, 'warning'), countOf(notes, 'note')].join(', ');
}

/** `1 page`, `2 pages`. */
export function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** Nothing of a file that a symbolic link leads to out of the site, and of what is no text in UTF-8. */
function readText(siteRoot: string, name: string): string | undefined {
  const found = findSiteFileSync(siteRoot, join(siteRoot, name));
  try {
    const text = found && readFileSync(found.file, 'utf8');
    return text?.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A problem with the other places that say just the same. */
interface ProblemGroup {
  readonly problem: Problem;
  readonly others: readonly Problem[];
}

/** So many that say the same are each shown whole. */
const shownWhole = 3;

/**
 * Problems in order of place; those that say the same in more than three places as one, at the first of them. So are those of one
 * kind in OpenAPI documents, which others have often written.
 */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const sorted = sortProblems(problems);
  const alike = Map.groupBy(sorted, kindOf);
  return sorted.flatMap((problem): readonly ProblemGroup[] => {
    const [first, ...others] = alike.get(kindOf(problem)) ?? [];
    if (others.length < shownWhole) return [{ problem, others: [] }];
    return problem === first ? [{ problem, others }] : [];
  });
}

/** One line with some of the other places: `The same in 5 more places: a.mdx:1:1, b.mdx:4:2 and 3 more.` */
export function describeOthers(problem: Problem, others: readonly Problem[]): string {
  const most = 3;
  const places = others.slice(0, most).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const rest = others.length - places.length;
  const list = `${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return others.every((other) => sayingOf(other) === sayingOf(problem))
    ? `The same in ${others.length} more places: ${list}.`
    : `${others.length} more of this kind: ${list}. --verbose shows each.`;
}

function kindOf(problem: Problem): string {
  const { severity, code } = problem;
  // Each secret has to be taken out.
  return code.startsWith('openapi/') && code !== 'openapi/url-secret'
    ? `${severity}\n${code}`
    : sayingOf(problem);
}

function sayingOf({ severity, code, message, hint }: Problem): string {
  return [severity, code, message, hint].join('\n');
}
