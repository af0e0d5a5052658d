import { createLocator } from '../problem/position.ts';
import { hasErrors, type Problem, sortProblems } from '../problem/problem.ts';
import { at, type LocatedFinding } from './finding-place.ts';
import { explainIssues } from './issues.ts';
import { parseJsonTree, toValue } from './json-tree.ts';
import { checkFields } from './known-fields.ts';
import { createPlaceOf, type PlaceOf } from './place-of.ts';
import { tooManyProblems } from './problems.ts';
import { checkRules } from './rules.ts';
import { type SiteConfig, siteSchema } from './schema/site.ts';
import { checkSyntax } from './syntax.ts';
import { isReadable } from './syntax-mistake.ts';
import { describeSyntaxMistake } from './syntax-problems.ts';

export type { PlaceOf } from './place-of.ts';
export type { SiteConfig } from './schema/site.ts';

export interface SiteConfigReading {
  /** Undefined when a problem is an error. */
  readonly config: SiteConfig | undefined;
  /** Sorted by place. */
  readonly problems: readonly Problem[];
  readonly placeOf: PlaceOf;
}

/** More than a writer reads; it bounds the time that a file which is no site.json takes. */
const MAX_PROBLEMS = 1000;

/**
 * Reads the text of a `site.json`; `file` is the name that problems carry. All problems are found at once,
 * up to a thousand; after a mistake in the syntax that leaves the structure open, only those of the syntax.
 * Never throws.
 */
export function readSiteConfig(text: string, file: string): SiteConfigReading {
  const locate = createLocator(file, text);
  const mistakes = checkSyntax(text);
  const syntax = mistakes
    .slice(0, MAX_PROBLEMS + 1)
    .map((mistake) => describeSyntaxMistake(mistake, locate(mistake.offset)));
  const root = isReadable(mistakes) ? parseJsonTree(text) : undefined;
  if (root === undefined)
    return { config: undefined, problems: limitProblems(syntax), placeOf: () => locate(0) };
  const placeOf = createPlaceOf(root, locate);
  const value = toValue(root);
  const { config, findings } = checkValue(value);
  const problems = limitProblems([
    ...syntax,
    ...[...findings, ...checkRules(value)].map(({ finding, path, part }) => ({
      ...placeOf(path, part),
      ...finding,
    })),
    ...checkFields(root, siteSchema, locate, MAX_PROBLEMS + 1).map(({ finding, node }) => ({
      ...locate(node.offset),
      ...finding,
    })),
  ]);
  return { config: hasErrors(problems) ? undefined : config, problems, placeOf };
}

/** What keeps the value of a file from being a site, with paths into it; at most a thousand findings. */
export function listErrors(value: unknown): readonly LocatedFinding[] {
  return [...checkValue(value).findings, ...checkRules(value)].filter(
    ({ finding }) => finding.severity === 'error',
  );
}

interface Checked {
  readonly config: SiteConfig | undefined;
  readonly findings: readonly LocatedFinding[];
}

function checkValue(value: unknown): Checked {
  try {
    const { data, error } = siteSchema.safeParse(value);
    const issues = error?.issues.slice(0, MAX_PROBLEMS + 1) ?? [];
    return { config: data, findings: explainIssues(issues, siteSchema, value) };
  } catch (thrown) {
    // zod hands on all issues of a list as arguments of one call, and 100,000 are more than the stack takes.
    if (!(thrown instanceof RangeError)) throw thrown;
    return { config: undefined, findings: [at([], tooManyProblems(0))] };
  }
}

function limitProblems(problems: readonly Problem[]): readonly Problem[] {
  const sorted = sortProblems(problems);
  const last = sorted[MAX_PROBLEMS];
  if (last === undefined) return sorted;
  const { file, line, column } = last;
  return [...sorted.slice(0, MAX_PROBLEMS), { file, line, column, ...tooManyProblems(MAX_PROBLEMS) }];
}
