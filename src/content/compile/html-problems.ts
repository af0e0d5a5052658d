import type { Place, Problem } from '../../problem/problem.ts';

/** `<script src>` leads to nothing. */
export function describeMissingScript(place: Place, src: string): Problem {
  return {
    ...place,
    code: 'content/missing-script',
    severity: 'warning',
    message: `There is no script "${src}" beside the pages or in public/. The page does without it.`,
    hint: 'Put the file there, correct the path, or remove the tag.',
  };
}

/** A video, a sound or the like that is not in the site; `nearest` is the path of one that may be meant. */
export function describeMissingMedia(place: Place, src: string, nearest: string | undefined): Problem {
  return {
    ...place,
    code: 'content/missing-media',
    severity: 'warning',
    message: `The file "${src}" is not in this site, so its name is shown instead.`,
    hint:
      nearest === undefined
        ? 'Check the path: it is relative to the page, or begins with "/" and lies in public/ or the content root.'
        : `Did you mean "${nearest}"?`,
  };
}

/** An `<iframe>` has no title. */
export function describeUntitledFrame(place: Place): Problem {
  return {
    ...place,
    code: 'content/untitled-frame',
    severity: 'warning',
    message: 'This <iframe> has no title, so a screen reader cannot say what it shows.',
    hint: 'Add title="..." with a few words on what it shows.',
  };
}
