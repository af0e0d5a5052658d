import type { Place, Problem } from '../problem/problem.ts';

function warn(place: Place, code: string, message: string, hint: string): Problem {
  const { file, line, column } = place;
  return { file, line, column, code, severity: 'warning', message, hint };
}

/** An attribute that a component does not have; `known` are those it has. */
export function describeUnknownProp(
  place: Place,
  component: string,
  prop: string,
  known: readonly string[],
  nearest: string | undefined,
): Problem {
  const hint =
    nearest !== undefined
      ? `Did you mean "${nearest}"?`
      : known.length === 0
        ? 'It takes no properties: remove it.'
        : `It takes ${list(known)}.`;
  return warn(
    place,
    'content/unknown-property',
    `<${component}> has no property "${prop}", so it does nothing.`,
    hint,
  );
}

/** A text that a property of a component does not take. */
export function describeUnknownValue(
  place: Place,
  component: string,
  prop: string,
  value: string,
  values: readonly string[],
  nearest: string | undefined,
): Problem {
  return warn(
    place,
    'content/unknown-value',
    `<${component}> does not know "${value}" as its "${prop}", so it is shown as usual.`,
    nearest === undefined
      ? `Write one of ${list(values.map((one) => `"${one}"`))}.`
      : `Did you mean "${nearest}"?`,
  );
}

/** A property that must be a whole number and is something else. */
export function describeNoNumber(place: Place, component: string, prop: string, value: string): Problem {
  return warn(
    place,
    'content/unknown-value',
    `The "${prop}" of <${component}> is "${value}", which is no whole number, so it is shown as usual.`,
    `Write it like this: ${prop}={2}`,
  );
}

/** A colour that CSS does not know. */
export function describeNoColor(place: Place, component: string, value: string, nearest?: string): Problem {
  return warn(
    place,
    'content/unknown-color',
    `<${component}> has the value "${value}", which is no CSS colour, so none is shown.`,
    nearest === undefined
      ? 'Write a colour such as #0d9373, teal or rgb(13 147 115).'
      : `Did you mean "${nearest}"?`,
  );
}

/** A component without a property that it cannot do without; `instead` says what is shown. */
export function describeMissingNeed(place: Place, component: string, prop: string, instead: string): Problem {
  return warn(
    place,
    'content/missing-property',
    `<${component}> has no "${prop}", so ${instead}.`,
    `Add ${prop}="..." to the tag.`,
  );
}

/** TeX that cannot be read; `reason` says why. */
export function describeBadMath(place: Place, reason: string): Problem {
  return warn(
    place,
    'content/bad-math',
    `This formula cannot be read (${reason}), so it is shown as it is written.`,
    'Check its commands and braces.',
  );
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
