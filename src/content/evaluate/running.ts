import type { Place, Problem } from '../../problem/problem.ts';
import type { IconRef } from '../compile/compiled-page.ts';
import { runForPlace } from './page-code.ts';

/** What `astro/jsx-runtime` exports. */
export interface JsxRuntime {
  readonly Fragment: unknown;
  jsx(type: unknown, props: Record<string, unknown>, key?: unknown): unknown;
  jsxs(type: unknown, props: Record<string, unknown>, key?: unknown): unknown;
}

export type Props = Readonly<Record<string, unknown>>;

/** Props in, a node of the runtime out. */
export type ContentFunction = (props?: Props) => unknown;

/** What the files of one page share while their JavaScript runs. */
export interface Running {
  readonly runtime: JsxRuntime;
  readonly components: Props;
  readonly report: (problem: Problem) => void;
  /** What each script gave, by its file: it runs once for a page. */
  readonly modules: Map<string, Props>;
  /** Functions from scripts: components that Preact renders. */
  readonly scriptFunctions: WeakSet<object>;
  /** Icons that JavaScript names: see `CompiledPage.scriptIcons`. */
  readonly icons: Map<string, IconRef>;
  /** Where the page is that runs now. */
  place: Place;
  /** How many ids were given. */
  ids: number;
  /** Whether its JavaScript may go on after the page was rendered. */
  readonly mayRunLate: boolean;
}

/** Runs something with its place known, also to what it calls. */
export function runAt<T>(running: Running, place: Place, run: () => T): T {
  const before = running.place;
  running.place = place;
  try {
    return running.mayRunLate ? runForPlace(place, run) : run();
  } finally {
    running.place = before;
  }
}
