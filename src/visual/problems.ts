import { type Place, type Problem, problemsOf, sentencesOf } from '../problem/problem.ts';

/** Every sentence about a site's pictures is in this file. */
const problem = problemsOf('visual');
const { fail, warn } = sentencesOf('visual');

const config: Place = { file: 'site.json', line: 1, column: 1 };
const update = 'octavo check --visual --update';

/** Playwright is not installed. */
export function describeNoPlaywright(): Problem {
  return fail(
    config,
    'no-playwright',
    'Pictures of pages are taken with Playwright, which is not installed.',
    'Run "npm install --save-dev playwright" beside site.json or where Octavo is installed.',
  );
}

/** No Chromium could be started; `named` is the path that the writer gave, `reason` what was said last. */
export function describeNoBrowser(named: string | undefined, reason: string): Problem {
  return fail(
    config,
    'no-browser',
    named === undefined
      ? `No Chromium could be started: ${reason}`
      : `The browser "${named}" could not be started: ${reason}`,
    named === undefined
      ? 'Run "npx playwright install chromium", or name a Chromium or Chrome with --browser PATH or CHROMIUM_PATH.'
      : 'Name the program of a Chromium or Chrome with --browser or CHROMIUM_PATH.',
  );
}

/** A page looks otherwise; `views` says at which widths and in which modes, `file` is a picture of the difference. */
export function describeDifference(place: Place, url: string, views: string, file: string): Problem {
  return fail(
    place,
    'different',
    `The page ${url} looks otherwise than its pictures: ${views}.`,
    `Look at ${file}, where what differs is red; if it is meant, run "${update}".`,
  );
}

/** What a page's parts hold, or where they stand, is not what it was, whatever its pictures show. */
export function describeMoved(
  place: Place,
  url: string,
  views: string,
  line: { readonly kept: string; readonly found: string },
): Problem {
  return fail(
    place,
    'moved',
    `The parts of the page ${url} stand or read otherwise: ${views}. First "${line.kept}", which is now "${line.found}".`,
    `If it is meant, run "${update}".`,
  );
}

/** A page that was to be looked at has no pictures, or not all. */
export function describeNew(place: Place, url: string, views: string): Problem {
  return warn(
    place,
    'new',
    `The page ${url} has no picture to be compared with: ${views}.`,
    `Run "${update} --pages ${url}" to keep how it looks now.`,
  );
}

/** Pictures of a page that the site does not have. */
export function describeStale(folder: string): Problem {
  return warn(
    config,
    'stale',
    `There are pictures of the page "${folder}", but the site has no such page.`,
    `Run "${update}", which removes them.`,
  );
}

/** All pictures are of other browsers than this one: `kept` and `now` as `browserName` names them. */
export function describeOtherBrowser(kept: readonly string[], now: string): Problem {
  return problem(
    config,
    'other-browser',
    'note',
    `The pictures are of ${kept.join(' and ')}, but this is ${now}, which draws letters in another way: only texts and positions were compared.`,
    `Use the same browser, or run "${update}" with this one.`,
  );
}

/** A picture that cannot be read, such as a pointer of Git LFS. */
export function describeUnreadable(file: string): Problem {
  return fail(
    config,
    'unreadable',
    `${file} is no picture in PNG.`,
    `Fetch it if it is kept in Git LFS ("git lfs pull"), or run "${update}".`,
  );
}

/** A page that did not load or never stood still; `reason` is the browser's. */
export function describeNotShown(place: Place, url: string, reason: string): Problem {
  return fail(
    place,
    'not-shown',
    `No picture of the page ${url} could be taken: ${reason}`,
    'Open it in a browser, and see whether something on it moves without end.',
  );
}

/** A pattern of `--pages` that no page matches. */
export function describeIdlePattern(pattern: string, nearest: string | undefined): Problem {
  return fail(
    config,
    'no-page',
    `No page of this site matches "${pattern}".`,
    nearest === undefined
      ? 'Write a path as navigation has it, with * for one part of it and ** for any number.'
      : `Did you mean "${nearest}"?`,
  );
}
