import { problemsByCode } from '../problem/problem.ts';

/** A problem of a site's PDF: its code without `pdf/`, its place, and what its sentences are made of. */
export const pdfProblem = problemsByCode('pdf', {
  error: {
    /** A tab, a version or a language that the site does not have, with those that it has. */
    'no-such': (
      kind: 'tab' | 'version' | 'language',
      name: string,
      known: readonly string[],
      nearest: string | undefined,
    ) => [
      `The site has no ${kind} "${name}".`,
      known.length === 0
        ? `It has no ${kind}s: leave out --${kind === 'version' ? 'docs-version' : kind}.`
        : nearest === undefined
          ? `It has ${known.map((one) => `"${one}"`).join(', ')}.`
          : `Did you mean "${nearest}"?`,
    ],
    /** Nothing is left to print. */
    'no-pages': (tab: string | undefined) => [
      tab === undefined ? 'The site has no pages to print.' : `The tab "${tab}" has no pages to print.`,
      'Name another tab, version or language, or none.',
    ],
    /** `reason` is the system's, as of a folder that may not be written to. */
    'not-written': (file: string, reason: string) => [
      `The PDF cannot be written to ${file}: ${reason}.`,
      'Name another file with --out.',
    ],
    /** The browser ended or gave nothing; `reason` is its own. */
    'not-printed': (pages: number, reason: string) => [
      `The browser could not print ${pages === 1 ? 'the page' : `the ${pages} pages`}: ${reason}`,
      pages > 300
        ? 'So many pages may need more memory than there is: print one tab at a time with --tab.'
        : 'Run the command again; if it fails again, name another Chromium with --browser.',
    ],
    /** The browser's PDF does not say where pages begin, as those of versions before 131. */
    'old-browser': (version: string) => [
      `Chromium ${version} prints no page numbers, or does not say where pages begin.`,
      'Take version 131 or later: "npx playwright install chromium", or --browser PATH.',
    ],
  },
  warning: {
    /** A part of a page that is wider than paper; `part` is the beginning of its text. */
    cut: (url: string, part: string) => [
      `A part of the page ${url} is wider than paper, and is cut: "${part}".`,
      'Let its lines break, or give it fewer columns.',
    ],
  },
  note: {},
});
