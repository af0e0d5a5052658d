import { isObject, readObject } from '../lib/json/json-value.ts';
import { createLocator } from '../problem/position.ts';
import { hasErrors, type Problem, sortProblems } from '../problem/problem.ts';
import { explainIssues } from './issues.ts';
import { createPlaceOf, type JsonPath, type PlaceOf, parseJsonTree, toValue } from './json-tree.ts';
import { checkFields } from './known-fields.ts';
import { at, configFinding, type LocatedFinding } from './problems.ts';
import { checkRules } from './rules.ts';
import { type SiteConfig, siteSchema } from './schema/site-schema.ts';
import { checkSyntax, isReadableSyntax } from './syntax.ts';
import { describeSyntaxMistake } from './syntax-problems.ts';

export type { PlaceOf } from './json-tree.ts';
export type { SiteConfig } from './schema/site-schema.ts';

interface SiteConfigReading {
  /** Undefined when a problem is an error. */
  readonly config: SiteConfig | undefined;
  /** The config without what is wrong in it, to check the rest of the site with; see `SiteDraft`. */
  readonly draft: SiteDraft | undefined;
  /** Sorted by place. */
  readonly problems: readonly Problem[];
  readonly placeOf: PlaceOf;
}

/** What is left of a `site.json` when its errors are left out; with none of them, all of it. */
interface SiteDraft {
  readonly config: SiteConfig;
  /** For paths into `config`. */
  readonly placeOf: PlaceOf;
  /** Top-level fields of which something is left out. */
  readonly fields: ReadonlySet<string>;
}

/** Fields that a site cannot do without, where there is nothing to be read. */
const standIns = { name: 'Site', navigation: [] };

/** Leaving out one part may show what is wrong around it. */
const mostRepairs = 20;

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
  const root = isReadableSyntax(mistakes) ? parseJsonTree(text) : undefined;
  if (root === undefined)
    return { config: undefined, draft: undefined, problems: limitProblems(syntax), placeOf: () => locate(0) };
  const placeOf = createPlaceOf(root, ({ offset }) => locate(offset));
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
  const draft = config ? { config, placeOf, fields: new Set<string>() } : repair(value, findings, placeOf);
  return { config: hasErrors(problems) ? undefined : config, draft, problems, placeOf };
}

/** What keeps the value of a file from being a site, with paths into it; at most a thousand findings. */
export function listErrors(value: unknown): readonly LocatedFinding[] {
  return [...checkValue(value).findings, ...checkRules(value)].filter(
    ({ finding }) => finding.severity === 'error',
  );
}

/** Leaves out what errors point to, from the inside outwards, until the rest can be read. */
function repair(
  value: unknown,
  findings: readonly LocatedFinding[],
  placeOf: PlaceOf,
): SiteDraft | undefined {
  if (!isObject(value)) return undefined;
  const wrong = new Set<string>();
  const fields = new Set<string>();
  let found = findings;
  let toOriginal = (path: JsonPath): JsonPath => path;
  for (let round = 0; round < mostRepairs; round++) {
    const before = wrong.size;
    for (const { path, finding } of found) {
      const original = toOriginal(path);
      if (finding.severity !== 'error' || original.length === 0) continue;
      wrong.add(keyOf(original));
      fields.add(String(original[0]));
    }
    if (round > 0 && wrong.size === before) return undefined;
    const left = leaveOut(value, wrong);
    toOriginal = left.toOriginal;
    const { config, findings: next } = checkValue({ ...standIns, ...readObject(left.value) });
    if (config) return { config, placeOf: (path, part) => placeOf(left.toOriginal(path), part), fields };
    found = next;
  }
  return undefined;
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
    return { config: undefined, findings: [at([], configFinding('too-many-problems', 0))] };
  }
}

function limitProblems(problems: readonly Problem[]): readonly Problem[] {
  const sorted = sortProblems(problems);
  const last = sorted[MAX_PROBLEMS];
  if (last === undefined) return sorted;
  const { file, line, column } = last;
  const finding = configFinding('too-many-problems', MAX_PROBLEMS);
  // Of warnings alone, however many, the site can be built.
  const isWrong = sorted.slice(MAX_PROBLEMS).some(({ severity }) => severity === 'error');
  const severity = isWrong ? finding.severity : 'warning';
  return [...sorted.slice(0, MAX_PROBLEMS), { file, line, column, ...finding, severity }];
}

/** A value without some of its parts. */
interface Repaired {
  readonly value: unknown;
  /** The path in the value as it was of a path in this one. */
  readonly toOriginal: (path: JsonPath) => JsonPath;
}

/** Leaves out the parts of a JSON value at these paths, each written by `keyOf`; the value given stays as it is. */
export function leaveOut(value: unknown, paths: ReadonlySet<string>): Repaired {
  /** Of each list that lost items, by its path in the value as it was: the places of those that are left. */
  const kept = new Map<string, readonly number[]>();
  const copy = (inner: unknown, path: JsonPath): unknown => {
    const isLeft = (step: string | number) => !paths.has(keyOf([...path, step]));
    if (Array.isArray(inner)) {
      const places = [...inner.keys()].filter(isLeft);
      if (places.length < inner.length) kept.set(keyOf(path), places);
      return places.map((place) => copy(inner[place], [...path, place]));
    }
    if (typeof inner !== 'object' || inner === null) return inner;
    const entries = Object.entries(inner).filter(([key]) => isLeft(key));
    return Object.fromEntries(entries.map(([key, child]) => [key, copy(child, [...path, key])]));
  };
  return {
    value: copy(value, []),
    toOriginal: (path) =>
      path.reduce<JsonPath>((above, step) => {
        const places = kept.get(keyOf(above));
        return above.concat(typeof step === 'number' ? (places?.[step] ?? step) : step);
      }, []),
  };
}

/** A path as one text. */
export function keyOf(path: JsonPath): string {
  return JSON.stringify(path);
}
