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
): Problem {
  return warn(
    place,
    'content/unknown-value',
    `<${component}> does not know "${value}" as its "${prop}", so it is shown as usual.`,
    `Write one of ${list(values.map((one) => `"${one}"`))}.`,
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
