import { findNearest } from '../../lib/text/nearest.ts';
import { type Problem, problemsByCode } from '../../problem/problem.ts';
import { findRawRanges, type VerbatimNames } from '../compile/prepare-text.ts';
import type { Frontmatter } from '../files/frontmatter-schema.ts';
import type { TextPlace } from '../plugins/line-map.ts';
import { markOwnValue, showOwnValue, type Variables } from './own-values.ts';

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

/** The variables that pages may use. */
export interface PageVariables {
  /** `variables` of `site.json`: what the writer says. */
  readonly variables: Variables;
  /** `api.variables` and the base URL: readers may have others, which code shows them. */
  readonly ownVariables: Variables;
}

/** `{{name}}`; not a property of JSX that is an object, `style={{color}}`. A backslash before it leaves it as it stands. */
const use = /(?<backslash>\\)?(?<!=)\{\{[ \t]*(?<name>[A-Za-z\d][\w-]*)[ \t]*\}\}/g;

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
  { variables, ownVariables }: PageVariables,
  file: string,
  names: VerbatimNames,
): FilledText | undefined {
  const known = { ...ownVariables, ...variables };
  if (!text.includes('{{') || Object.keys(known).length === 0) return undefined;
  const literal = findLiteral(text, names);
  const problems: Problem[] = [];
  const shifts: Shift[] = [];
  let filled = '';
  let from = 0;
  for (const match of text.matchAll(use)) {
    const { backslash, name = '' } = match.groups ?? {};
    const kind = literal(match.index);
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    // Names with an underscore are those of `api.variables` alone: other tools have theirs.
    if (value === undefined && name.includes('_')) continue;
    if (kind !== 'text' && (value === undefined || backslash !== undefined)) continue;
    const isOwn = !Object.hasOwn(variables, name);
    filled += text.slice(from, match.index);
    const { line, column } = findPlace(filled);
    if (backslash === undefined && value === undefined)
      problems.push(
        variableProblem(
          'unknown-variable',
          { file, ...findPlace(text.slice(0, match.index)) },
          name,
          findNearest(name, Object.keys(known)),
        ),
      );
    const shown =
      backslash !== undefined || value === undefined
        ? writeText(match[0].slice(backslash?.length ?? 0))
        : writeValue(name, value, kind, isOwn);
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
    if (typeof value !== 'object' || value === null) return value;
    const filled = Object.entries(value).map(([key, inner]) => [key, fill(inner)] as const);
    if (Object.values(value).every((inner, index) => inner === filled[index]?.[1])) return value;
    return Array.isArray(value) ? filled.map(([, inner]) => inner) : Object.fromEntries(filled);
  };
  return fill(frontmatter) as Frontmatter;
}

function writeValue(name: string, value: string, kind: TextKind, isOwn: boolean): string {
  if (kind === 'fence' && isOwn) return markOwnValue(name, value);
  const shown = isOwn ? showOwnValue(name, value) : value;
  if (kind === 'text') return writeText(shown);
  return kind === 'script' ? JSON.stringify(shown).slice(1, -1) : shown;
}

function writeText(value: string): string {
  return value.replace(signs, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** What a part of a page is: fenced code; other code, or the inside of a tag that holds no Markdown; JavaScript; or text. */
type TextKind = 'fence' | 'code' | 'script' | 'text';

function findLiteral(text: string, names: VerbatimNames): (offset: number) => TextKind {
  const code = findRawRanges(text, names.verbatim);
  const fences = code.filter(([start]) => /^[ \t]*(?:```|~~~)/.test(text.slice(start, start + 40)));
  const scripts = [...text.matchAll(/^(?:import|export)\b[^\n]*(?:\n(?!\s*\n)[^\n]*)*/gm)].map(
    ({ index, 0: all }) => [index, index + all.length] as const,
  );
  const isIn = (ranges: readonly (readonly [number, number])[], offset: number) =>
    ranges.some(([start, end]) => start <= offset && offset < end);
  return (offset) =>
    isIn(fences, offset) ? 'fence' : isIn(code, offset) ? 'code' : isIn(scripts, offset) ? 'script' : 'text';
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
