import type { Place, Problem } from '../problem/problem.ts';

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

/** A handler such as `onClick={...}` on an HTML tag. */
export function describeHandler(place: Place, name: string, tag: string): Problem {
  return {
    ...place,
    code: 'content/event-handler',
    severity: 'warning',
    message: `${name} on <${tag}> is left out, because pages are HTML and their JavaScript does not run in the browser.`,
    hint: 'Put what it does into a .js file beside the pages, at the top of the content folder.',
  };
}
