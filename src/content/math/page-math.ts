import { createLocator } from '../../problem/position.ts';
import type { Place } from '../../problem/problem.ts';
import { findMath } from './find-math.ts';
import { type FoundMath, guardMath } from './placeholders.ts';

/** The math of one page, or one snippet, while it is compiled. */
export interface PageMath {
  /** Whether the site reads math. */
  readonly isOn: boolean;
  readonly found: readonly FoundMath[];
  /** The place of an offset in the file. */
  readonly locate: (offset: number) => Place;
}

/** That of a file which is no Markdown. */
export const noMath: PageMath = {
  isOn: false,
  found: [],
  locate: () => ({ file: '', line: 1, column: 1 }),
};

/** A page's text ready to be parsed, and its math. `source` keeps the places of the file. */
export function readPageMath(
  source: string,
  file: string,
  format: 'mdx' | 'md',
  isOn: boolean,
): { readonly text: string; readonly math: PageMath } {
  const { text, found } = guardMath(source, isOn ? findMath(source, format) : []);
  let locator: ((offset: number) => Place) | undefined;
  const locate = (offset: number): Place => {
    locator ??= createLocator(file, source);
    return locator(offset);
  };
  return { text, math: { isOn, found, locate } };
}
