import type { Place, Problem, Severity } from '../../problem/problem.ts';
import { endSentence, quote } from '../load/problems.ts';

function tell(severity: Severity, code: string, place: Place, message: string, hint: string): Problem {
  return { ...place, code: `openapi/${code}`, severity, message, hint };
}

export function describeRequiredForm(value: unknown, place: Place): Problem {
  const isFlag = typeof value === 'boolean';
  return tell(
    'error',
    'required-form',
    place,
    `"required" of a schema must be a list of property names, but ${isFlag ? `is ${String(value)}` : 'holds or is something else'}.`,
    isFlag
      ? 'Name the property in the "required" list of the object that it belongs to.'
      : 'Write a list: required: [id, name]',
  );
}

export function describeUndeclaredRequired(name: string, nearest: string | undefined, place: Place): Problem {
  return tell(
    'warning',
    'undeclared-required',
    place,
    `The property ${quote(name)} is required, but not among the properties, so it is not shown.`,
    nearest === undefined
      ? `Add it to "properties", or take it out of "required".`
      : `Did you mean ${quote(nearest)}?`,
  );
}

/** `reason` is the engine's own: `Unterminated group`. */
export function describeBadPattern(pattern: string, reason: string, place: Place): Problem {
  const isForeign = /\(\?[Pimsx#-]/.test(pattern);
  return tell(
    'warning',
    'bad-pattern',
    place,
    `The pattern ${quote(pattern)} is no regular expression: ${endSentence(reason.charAt(0).toLowerCase() + reason.slice(1))}`,
    isForeign
      ? 'Patterns are those of JavaScript: they have no inline flags such as (?i), and groups are named (?<name>...).'
      : 'Correct it; a sign that is meant as itself stands behind a backslash.',
  );
}

/** `reason` is why a valid pattern is not run: `it has a back reference`. */
export function describeUncheckedPattern(pattern: string, reason: string, place: Place): Problem {
  return tell(
    'note',
    'unchecked-pattern',
    place,
    `The pattern ${quote(pattern)} is shown, but values are not compared with it: ${endSentence(reason)}`,
    'Your API still checks it. To have examples and the playground checked too, avoid back references and large nested repetitions.',
  );
}

export function describeEmptyEnum(place: Place): Problem {
  return tell(
    'error',
    'empty-enum',
    place,
    '"enum" is an empty list, so that no value at all is allowed.',
    'List the values, or take "enum" out.',
  );
}

export function describeImpossibleSchema(
  low: string,
  least: number,
  high: string,
  most: number,
  place: Place,
): Problem {
  return tell(
    'warning',
    'impossible-schema',
    place,
    `${low} is ${least} but ${high} is ${most}, so that no value at all is allowed.`,
    `Make ${low} the smaller one.`,
  );
}

export function describeSelfContaining(place: Place): Problem {
  return tell(
    'error',
    'circular-all-of',
    place,
    'The schema is made of itself: this part of allOf leads back to it.',
    'Take the part out; a property, or items of a list, may point back.',
  );
}

export function describeWrongKind(reference: string, found: string, wanted: string, place: Place): Problem {
  return tell(
    'error',
    'wrong-reference',
    place,
    `The $ref ${quote(reference)} leads to one of the ${found}, but what stands here must be one of the ${wanted}.`,
    `Point to one of components.${wanted}.`,
  );
}

export function describeUnusedComponents(names: readonly string[], place: Place): Problem {
  const shown = names.slice(0, 5).join(', ');
  const rest = names.length - 5;
  return tell(
    'note',
    'unused-components',
    place,
    `${names.length === 1 ? 'One component is' : `${names.length} components are`} used by no operation: ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`,
    'Nothing to do if they are there for later; else take them out.',
  );
}
