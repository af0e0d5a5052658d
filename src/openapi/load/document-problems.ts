import type { Place, Problem } from '../../problem/problem.ts';
import { quote } from './file-problems.ts';

const warning = (place: Place, code: string, message: string, hint: string): Problem => ({
  ...place,
  code: `openapi/${code}`,
  severity: 'warning',
  message,
  hint,
});

const error = (place: Place, code: string, message: string, hint: string): Problem => ({
  ...place,
  code: `openapi/${code}`,
  severity: 'error',
  message,
  hint,
});

/** `other` is what the file seems to be instead, `an AsyncAPI document`, and what to do about it. */
export function describeNoDocument(
  other: readonly [found: string, hint: string] | undefined,
  place: Place,
): Problem {
  const [found, hint] = other ?? [];
  return error(
    place,
    'no-document',
    found === undefined
      ? 'The file holds no OpenAPI document: its outermost value is no object with "openapi" or "swagger".'
      : `The file holds no OpenAPI document, but ${found}.`,
    hint ?? 'Begin the document with its version: openapi: 3.1.1',
  );
}

export function describeVersion(version: string, place: Place): Problem {
  return error(
    place,
    'version',
    `The OpenAPI version must be 2.0, 3.0, 3.1 or 3.2, but is ${quote(version)}.`,
    'Write openapi: 3.1.1, or convert the document to it.',
  );
}

/** The document says one version and has the fields of another. */
export function describeMixedVersions(version: string, field: string, place: Place): Problem {
  const isTwo = version.startsWith('2');
  return error(
    place,
    'mixed-versions',
    `The document says that it is of OpenAPI ${version}, but ${quote(field)} and what else it holds is of ${isTwo ? '3' : '2.0'}.`,
    isTwo ? 'Write openapi: 3.0.3 instead of swagger.' : 'Write swagger: "2.0" instead of openapi.',
  );
}

export function describeFailedUpgrade(version: string, place: Place): Problem {
  return warning(
    place,
    'failed-upgrade',
    `The document of OpenAPI ${quote(version)} cannot be brought into the form of 3.1, so parts may be missing.`,
    'Correct its other problems first; if none is left, convert it to openapi: 3.1.1.',
  );
}
