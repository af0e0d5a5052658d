import { type ImportChange, KIND_WORDS } from '../../import/draft.ts';
import { readObject, toList } from '../../lib/json/json-value.ts';
import { countOf, type Print } from '../report.ts';
import { parseConfig } from './plan-site.ts';

/** In the order in which a writer looks at them: what may be missed, what is to be written, what is otherwise. */
const KINDS: readonly ImportChange['kind'][] = ['left-out', 'added', 'changed', 'without-effect'];

/**
 * Prints each change with its place, what was done with it and the reason, if there is one, on a line of its own: those
 * that ask most of the writer first.
 */
export function reportChanges(given: readonly ImportChange[], print: Print): void {
  const changes = given.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const places = changes.map(({ file, line, column }) => `${file}:${line}:${column}`);
  const width = Math.max(0, ...places.map((place) => place.length));
  for (const [index, { kind, what, why }] of changes.entries()) {
    const place = (places[index] ?? '').padEnd(width);
    print(`${place}  ${KIND_WORDS[kind].padEnd(9)}  ${what}`);
    if (why !== undefined) print(`${' '.repeat(width + 13)}${why}`);
  }
  if (changes.length > 0) print('');
}

/** How much of a site was imported. */
export interface Summary {
  /** Entries of the navigation. */
  readonly pages: number;
  readonly languages: number;
  readonly versions: number;
  /** How many changes are of each kind. */
  readonly changes: Readonly<Record<ImportChange['kind'], number>>;
}

/** How much of a site is in the text of its `site.json`, and what was changed. */
export function summarize(text: string, changes: readonly ImportChange[]): Summary {
  const { navigation, languages, versions } = readObject(parseConfig(text));
  const countEntries = (entries: unknown): number =>
    toList(entries)
      .map((entry) => (typeof entry === 'string' ? 1 : countEntries(readObject(entry).pages)))
      .reduce((sum, count) => sum + count, 0);
  const count = (kind: ImportChange['kind']) => changes.filter((change) => change.kind === kind).length;
  return {
    pages: countEntries(navigation),
    languages: toList(languages).length,
    versions: toList(versions).length,
    changes: {
      'left-out': count('left-out'),
      added: count('added'),
      changed: count('changed'),
      'without-effect': count('without-effect'),
    },
  };
}

/** What is there, whether everything was carried over, and what a writer should look at. */
export function describeSummary({ pages, languages, versions, changes }: Summary): string {
  const divided = [
    ...(languages > 1 ? [countOf(languages, 'language')] : []),
    ...(versions > 1 ? [countOf(versions, 'version')] : []),
  ].join(' and ');
  const lost = changes['left-out'];
  return [
    `${countOf(pages, 'page')} in the navigation${divided === '' ? '' : `, in ${divided}`}.`,
    lost === 0
      ? 'Everything was carried over.'
      : `${lost === 1 ? 'One thing was' : `${lost} things were`} not carried over: the lines that say "${KIND_WORDS['left-out']}", first below.`,
    ...(changes.added > 0
      ? [
          `${countOf(changes.added, 'thing')} that a site needs ${changes.added === 1 ? 'was' : 'were'} added: see whether you want it so.`,
        ]
      : []),
  ].join('\n');
}
