import { problemsByCode } from '../../problem/problem.ts';

/** A problem of a site that is opened from a disk: its code without `offline-site/`, its place, and what was found. */
export const offlineSiteProblem = problemsByCode('offline-site', {
  error: {},
  warning: {
    /** A module that no script can stand for; `reason` says why. */
    module: (file: string, reason: string) => [
      `The script /${file} does not run on pages that are opened from a disk: ${reason}.`,
      'Bundle it into one file without imports of other hosts and without await at its top level, or leave it out of the site for a disk.',
    ],
  },
  note: {},
});
