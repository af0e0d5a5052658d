import { type ImportChange, KIND_WORDS } from '../import/draft.ts';
import type { Print } from './report.ts';

/** Prints each change with its place, what was done with it and the reason, if there is one, on a line of its own. */
export function reportChanges(changes: readonly ImportChange[], print: Print): void {
  const places = changes.map(({ file, line, column }) => `${file}:${line}:${column}`);
  const width = Math.max(0, ...places.map((place) => place.length));
  for (const [index, { kind, what, why }] of changes.entries()) {
    const place = (places[index] ?? '').padEnd(width);
    print(`${place}  ${KIND_WORDS[kind].padEnd(9)}  ${what}`);
    if (why !== undefined) print(`${' '.repeat(width + 13)}${why}`);
  }
  if (changes.length > 0) print('');
}

/** Whether everything was carried over; else how much was not. */
export function describeCarried(changes: readonly ImportChange[]): string {
  const lost = changes.filter(({ kind }) => kind === 'left-out').length;
  if (lost === 0) return 'Everything was carried over.';
  const things = lost === 1 ? 'One thing was' : `${lost} things were`;
  return `${things} not carried over: the lines above that say "${KIND_WORDS['left-out']}".`;
}
