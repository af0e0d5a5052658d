import type { Place, Problem, Severity } from '../../problem/problem.ts';
import { quote } from '../load/problems.ts';

function tell(severity: Severity, code: string, place: Place, message: string, hint: string): Problem {
  return { ...place, code: `openapi/${code}`, severity, message, hint };
}

export function describeNoPaths(place: Place): Problem {
  return tell(
    'error',
    'no-paths',
    place,
    'The document has no "paths", so there is nothing to show.',
    'Add them: paths: { /users: { get: { responses: { default: { description: OK } } } } }',
  );
}

export function describePathWithoutSlash(path: string, place: Place): Problem {
  return tell(
    'error',
    'path-without-slash',
    place,
    `The path ${quote(path)} must begin with "/", because it is put behind the server's address.`,
    `Write ${quote(`/${path}`)}.`,
  );
}

export function describeSamePaths(method: string, path: string, earlier: string, place: Place): Problem {
  return tell(
    'warning',
    'same-paths',
    place,
    `${method.toUpperCase()} ${quote(path)} has the same addresses as ${quote(earlier)}, so no request tells them apart.`,
    'Keep one of the two, or make the paths differ in more than the names of their parameters.',
  );
}

/** `homes` are the fields of which one says the type. */
export function describeNoParameterSchema(
  kind: string,
  name: string,
  homes: readonly string[],
  place: Place,
): Problem {
  const [first = ''] = homes;
  return tell(
    'error',
    'no-parameter-schema',
    place,
    `The ${kind} ${quote(name)} has no ${homes.map((home) => quote(home)).join(' or ')}, so its type is not known.`,
    first === 'type' ? 'Add it: type: string' : 'Add one: schema: { type: string }',
  );
}

export function describeNoResponse(place: Place): Problem {
  return tell(
    'warning',
    'no-response',
    place,
    '"responses" is empty, so the page does not say what comes back.',
    "Add at least one: '200': { description: OK }",
  );
}

export function describeOptionalPathParameter(name: string, place: Place): Problem {
  return tell(
    'warning',
    'optional-path-parameter',
    place,
    `The path parameter ${quote(name)} must have required: true, because a path cannot lack a part of it.`,
    'Add required: true.',
  );
}

export function describeRepeatedParameter(name: string, where: string, place: Place): Problem {
  return tell(
    'warning',
    'repeated-parameter',
    place,
    `The ${where} parameter ${quote(name)} is declared twice in one list, so the earlier one is lost.`,
    'Keep one of the two.',
  );
}

export function describeIncompleteScheme(
  what: string,
  missing: string,
  example: string,
  place: Place,
): Problem {
  return tell(
    'error',
    'incomplete-security-scheme',
    place,
    `A security scheme with ${what} must have ${quote(missing)}, but has not.`,
    `Add it: ${example}`,
  );
}

export function describeStatus(status: string, place: Place): Problem {
  return tell(
    'error',
    'unknown-status',
    place,
    `${quote(status)} is no status of a response: it must be a code such as 200, a range such as 4XX, or default.`,
    'Write the code that the server answers with.',
  );
}
