import { problemsByCode } from '../problem/problem.ts';

const update = 'octavo check --visual --update';

/** A problem of a site's pictures: its code without `visual/`, its place, and what its sentences are made of. */
export const visualProblem = problemsByCode('visual', {
  error: {
    /** Playwright is not installed. */
    'no-playwright': () => [
      'Pages are opened in a browser by Playwright, which is not installed.',
      'Run "npm install --save-dev playwright" beside site.json or where Octavo is installed.',
    ],
    /** axe-core is not installed. */
    'no-axe': () => [
      'The rules of accessibility are those of axe-core, which is not installed.',
      'Run "npm install --save-dev axe-core" beside site.json or where Octavo is installed.',
    ],
    /** No Chromium could be started; `named` is the path that the writer gave, `reason` what was said last. */
    'no-browser': (named: string | undefined, reason: string) => [
      named === undefined
        ? `No Chromium could be started: ${reason}`
        : `The browser "${named}" could not be started: ${reason}`,
      named === undefined
        ? 'Run "npx playwright install chromium", or name a Chromium or Chrome with --browser PATH or CHROMIUM_PATH.'
        : 'Name the program of a Chromium or Chrome with --browser or CHROMIUM_PATH.',
    ],
    /** A page looks otherwise; `views` says at which widths and in which modes, `file` is a picture of the difference. */
    different: (url: string, views: string, file: string) => [
      `The page ${url} looks otherwise than its pictures: ${views}.`,
      `Look at ${file}, where what differs is red; if it is meant, run "${update}".`,
    ],
    /** What a page's parts hold, or where they stand, is not what it was, whatever its pictures show. */
    moved: (url: string, views: string, line: { readonly kept: string; readonly found: string }) => [
      `The parts of the page ${url} stand or read otherwise: ${views}. First "${line.kept}", which is now "${line.found}".`,
      `If it is meant, run "${update}".`,
    ],
    /** A picture that cannot be read, such as a pointer of Git LFS. */
    unreadable: (file: string) => [
      `${file} is no picture in PNG.`,
      `Fetch it if it is kept in Git LFS ("git lfs pull"), or run "${update}".`,
    ],
    /** A page that did not load or never stood still; `reason` is the browser's. */
    'not-shown': (url: string, reason: string) => [
      `The page ${url} could not be looked at: ${reason}`,
      'Open it in a browser, and see whether something on it moves without end.',
    ],
    /** A pattern of `--pages` that no page matches. */
    'no-page': (pattern: string, nearest: string | undefined) => [
      `No page of this site matches "${pattern}".`,
      nearest === undefined
        ? 'Write a path as navigation has it, with * for one part of it and ** for any number.'
        : `Did you mean "${nearest}"?`,
    ],
  },
  warning: {
    /** A page that was to be looked at has no pictures, or not all. */
    'new': (url: string, views: string) => [
      `The page ${url} has no picture to be compared with: ${views}.`,
      `Run "${update} --pages ${url}" to keep how it looks now.`,
    ],
    /** Pictures of a page that the site does not have. */
    stale: (folder: string) => [
      `There are pictures of the page "${folder}", but the site has no such page.`,
      `Run "${update}", which removes them.`,
    ],
  },
  note: {
    /** All pictures are of other browsers than this one: `kept` and `now` as `browserName` names them. */
    'other-browser': (kept: readonly string[], now: string) => [
      `The pictures are of ${kept.join(' and ')}, but this is ${now}, which draws letters in another way: only texts and positions were compared.`,
      `Use the same browser, or run "${update}" with this one.`,
    ],
  },
});
