import { findNearest } from '../../lib/text/nearest.ts';
import { type Problem, problemsByCode } from '../../problem/problem.ts';
import { findRawRanges, type VerbatimNames } from '../compile/prepare-text.ts';
import type { Frontmatter } from '../files/frontmatter-schema.ts';
import type { TextPlace } from '../plugins/line-map.ts';

/** Values by the names that pages have for them, as `variables` of `site.json` says. */
export type Variables = Readonly<Record<string, string>>;

/** A page's text with values in the place of their names. */
export interface FilledText {
  readonly text: string;
  /** A place in it as one of the text before. */
  readonly toOriginal: (place: TextPlace) => TextPlace;
  readonly problems: readonly Problem[];
}

const variableProblem = problemsByCode('content', {
  error: {},
  warning: {
    /** A name in double braces that `variables` of site.json does not have. */
    'unknown-variable': (name: string, nearest: string | undefined) => [
      `\`{{${name}}}\` is no variable of site.json, so it is shown as it stands.`,
      nearest === undefined
        ? 'Add it to "variables" in site.json, or put a backslash before it: \\{{.'
        : `Did you mean \`{{${nearest}}}\`?`,
    ],
  },
  note: {},
});

/** `{{name}}`; not a property of JSX that is an object, `style={{color}}`. A backslash before it leaves it as it stands. */
const use = /(?<backslash>\\)?(?<!=)\{\{[ \t]*(?<name>[A-Za-z\d][A-Za-z\d-]*)[ \t]*\}\}/g;

/** Signs that Markdown, JSX or TeX would read in a value. */
const signs = /[&<>{}*_`[\]\\|~"'$^=]/g;

interface Shift {
  /** In the text after; both from 1. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly originalLength: number;
}

/**
 * Puts values into a page's text (Markdown or MDX, its frontmatter left out) in the place of their names. A value is text: what
 * Markdown or JSX would read in it is written as character references, https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references,
 * but in code and in JavaScript, where it stands as it is. Undefined where nothing is replaced.
 */
export function fillVariables(
  text: string,
  variables: Variables,
  file: string,
  names: VerbatimNames,
): FilledText | undefined {
  if (!text.includes('{{') || Object.keys(variables).length === 0) return undefined;
  const literal = findLiteral(text, names);
  const problems: Problem[] = [];
  const shifts: Shift[] = [];
  let filled = '';
  let from = 0;
  for (const match of text.matchAll(use)) {
    const { backslash, name = '' } = match.groups ?? {};
    const kind = literal(match.index);
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (kind !== 'text' && (value === undefined || backslash !== undefined)) continue;
    filled += text.slice(from, match.index);
    const { line, column } = findPlace(filled);
    if (backslash === undefined && value === undefined)
      problems.push(
        variableProblem(
          'unknown-variable',
          { file, ...findPlace(text.slice(0, match.index)) },
          name,
          findNearest(name, Object.keys(variables)),
        ),
      );
    const shown =
      backslash !== undefined || value === undefined
        ? writeText(match[0].slice(backslash?.length ?? 0))
        : kind === 'text'
          ? writeText(value)
          : kind === 'script'
            ? JSON.stringify(value).slice(1, -1)
            : value;
    const onLine = shown.replace(/\s*[\r\n]+\s*/g, ' ');
    filled += onLine;
    from = match.index + match[0].length;
    shifts.push({ line, column, length: onLine.length, originalLength: match[0].length });
  }
  if (from === 0) return undefined;
  return { text: filled + text.slice(from), toOriginal: createRestorer(shifts), problems };
}

/** Frontmatter with values in the place of their names. */
export function fillFrontmatter(frontmatter: Frontmatter, variables: Variables): Frontmatter {
  if (Object.keys(variables).length === 0) return frontmatter;
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(use, (all, backslash: string | undefined, name: string) =>
        backslash === undefined && Object.hasOwn(variables, name)
          ? (variables[name] ?? '')
          : all.slice(backslash?.length ?? 0),
      );
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(frontmatter) as Frontmatter;
}

function writeText(value: string): string {
  return value.replace(signs, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** What an offset of a text is in: code, or the inside of a tag that holds no Markdown; JavaScript; or text. */
function findLiteral(text: string, names: VerbatimNames): (offset: number) => 'code' | 'script' | 'text' {
  const code = findRawRanges(text, names.verbatim);
  const scripts = [...text.matchAll(/^(?:import|export)\b[^\n]*(?:\n(?!\s*\n)[^\n]*)*/gm)].map(
    ({ index, 0: all }) => [index, index + all.length] as const,
  );
  const isIn = (ranges: readonly (readonly [number, number])[], offset: number) =>
    ranges.some(([start, end]) => start <= offset && offset < end);
  return (offset) => (isIn(code, offset) ? 'code' : isIn(scripts, offset) ? 'script' : 'text');
}

function findPlace(before: string): TextPlace {
  const line = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: before.length - line };
}

function createRestorer(shifts: readonly Shift[]): FilledText['toOriginal'] {
  const byLine = Map.groupBy(shifts, ({ line }) => line);
  return ({ line, column }) => {
    let shift = 0;
    for (const one of byLine.get(line) ?? []) {
      if (column < one.column) break;
      if (column < one.column + one.length) return { line, column: one.column + shift };
      shift += one.originalLength - one.length;
    }
    return { line, column: column + shift };
  };
}
