import type { Place, Problem } from '../problem/problem.ts';

function warn(place: Place, code: string, message: string, hint: string): Problem {
  const { file, line, column } = place;
  return { file, line, column, code: `content/${code}`, severity: 'warning', message, hint };
}

/** `[^label]` without a note of that label. */
export function describeMissingNote(place: Place, label: string): Problem {
  return warn(
    place,
    'missing-footnote',
    `There is no footnote "${label}" on this page, so [^${label}] is shown as it is written.`,
    `Add a line "[^${label}]: ..." with its text, or write \\[^${label}] if it is meant as text.`,
  );
}

/** `> [!KIND]` of a kind that there is none of; `kinds` are those that there are. */
export function describeUnknownAlert(
  place: Place,
  kind: string,
  kinds: readonly string[],
  nearest: string | undefined,
): Problem {
  return warn(
    place,
    'unknown-alert',
    `[!${kind}] is no kind of alert, so a plain quotation is shown.`,
    nearest === undefined
      ? `Write one of ${kinds.map((one) => `[!${one}]`).join(', ')}.`
      : `Did you mean [!${nearest}]?`,
  );
}

/** A tag in small letters that is neither HTML's nor a custom element; `nearest` is a component. */
export function describeUnknownElement(place: Place, name: string, nearest: string | undefined): Problem {
  return warn(
    place,
    'unknown-element',
    `HTML has no element <${name}>, so browsers show only what stands inside it.`,
    nearest === undefined
      ? `Correct the name, or put <${name}> in \`backticks\` if it is meant as text.`
      : `Did you mean <${nearest}>?`,
  );
}

/** An id of a heading that something before it on the page has; `given` is the one that it gets instead. */
export function describeSameId(place: Place, id: string, given: string): Problem {
  return warn(
    place,
    'same-id',
    `The id "${id}" is taken by something before it on this page, so this heading gets "${given}".`,
    'Give each heading an id of its own.',
  );
}

/** `{#...}` behind a heading that is no id. */
export function describeBadId(place: Place, written: string): Problem {
  return warn(
    place,
    'bad-id',
    `{#${written}} is no id, so the heading gets one made of its words.`,
    'An id has letters, digits and the signs - _ . : and no spaces, such as {#first-steps}.',
  );
}
