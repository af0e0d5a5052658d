import { problemsByCode } from '../../problem/problem.ts';

/** A problem of a site among pages that are not Octavo's: its code without `project/`, its place, and what was found. */
export const guestProblem = problemsByCode('project', {
  error: {},
  warning: {
    /** The Astro project has a page of its own where one of the site would be. */
    'taken-page': (url: string) => [
      `This page is not published, because the Astro project has another one at "${url}".`,
      'Move one of the two, or take this page out of the navigation.',
    ],
    /** A redirect would lead away from a page that is not Octavo's. */
    'taken-redirect': (source: string, url: string) => [
      `The redirect from "${source}" is left out, because it would lead away from the page at "${url}".`,
      'Remove the redirect, or write one for each address that it is about.',
    ],
  },
  note: {},
});
