import { noMath, type PageMath } from '../math/page-math.ts';
import type { PageWork } from '../transform/page-work.ts';
import type { FileJob } from './compile-file.ts';

/**
 * Nothing found yet. `inserted` is what `guardClosingBrackets` put into the text, `insides` what `takeVerbatim` took
 * out of it.
 */
export function startWork(
  job: FileJob,
  inserted: ReadonlyMap<number, number> = new Map(),
  insides: readonly string[] = [],
  math: PageMath = noMath,
): PageWork {
  let lines: readonly string[] | undefined;
  const { context, file, absoluteFile, text, urlFolder, isSnippet, ids, late } = job;
  return {
    ...{ context, file, absoluteFile, text, inserted, insides, urlFolder, isSnippet, ids, math, late },
    get lines() {
      lines ??= text.split(/\r\n|\n|\r/);
      return lines;
    },
    problems: [],
    headings: [],
    components: new Set(),
    unknownComponents: new Set(),
    icons: new Map(),
    images: [],
    links: [],
    files: [],
    classNames: new Set(),
    scripts: new Set(),
    dependencies: new Set(),
    snippetUses: [],
    declared: new Set(),
    missing: new Map(),
    snippets: new Map(),
    referenced: new Set(),
    parameters: new Set(),
    shownParameters: new Set(),
    places: [],
    pending: [],
    blocks: [],
    finishers: [],
    unknownLanguages: new Set(),
    stepIds: new Set(),
    tableNames: new Map(),
    scriptIcons: new Map(),
    react: new Map(),
    views: undefined,
    hasImage: false,
  };
}
