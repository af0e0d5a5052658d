import type { Place, Problem } from '../problem/problem.ts';
import { endSentence, quote } from './file-problems.ts';

const warning = (place: Place, code: string, message: string, hint: string): Problem => ({
  ...place,
  code: `openapi/${code}`,
  severity: 'warning',
  message,
  hint,
});

export function describeNoDocument(place: Place): Problem {
  return {
    ...place,
    code: 'openapi/no-document',
    severity: 'error',
    message:
      'The file holds no OpenAPI document: its outermost value is no object with "openapi" or "swagger".',
    hint: 'Begin the document with its version: openapi: 3.1.1',
  };
}

export function describeVersion(version: string, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/version',
    severity: 'error',
    message: `The OpenAPI version must be 2.0, 3.0 or 3.1, but is ${quote(version)}.`,
    hint: 'Write openapi: 3.1.1, or convert the document to it.',
  };
}

export function describeNewerVersion(version: string, place: Place): Problem {
  return warning(
    place,
    'newer-version',
    `The document is of OpenAPI ${version}; it is read as 3.1, so what is new in ${version} is not shown.`,
    'Write openapi: 3.1.1 if the document uses nothing newer.',
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

/** `message` is the validator's own. */
export function describeInvalid(message: string, pointer: string, place: Place): Problem {
  return warning(
    place,
    'invalid',
    `The document does not follow the OpenAPI specification at ${quote(pointer || '/')}: ${endSentence(message)}`,
    'Compare it with https://spec.openapis.org/oas/v3.1.1.html; what is wrong may be missing on its page.',
  );
}

export function describeUnresolvedReference(
  reference: string,
  reason: string,
  nearest: string | undefined,
  place: Place,
): Problem {
  return warning(
    place,
    'unresolved-reference',
    `$ref points to ${quote(reference)}, ${reason}; it is shown as "any".`,
    nearest === undefined
      ? 'Add what it points to, or correct the reference.'
      : `Did you mean ${quote(nearest)}?`,
  );
}

export function describeUnknownType(type: string, nearest: string | undefined, place: Place): Problem {
  return warning(
    place,
    'unknown-type',
    `A schema's type must be one of array, boolean, integer, null, number, object, string, but is ${quote(type)}.`,
    nearest === undefined ? 'Write one of these.' : `Did you mean "${nearest}"?`,
  );
}

export function describeDuplicateOperationId(operationId: string, first: Place, place: Place): Problem {
  return warning(
    place,
    'duplicate-operation-id',
    `The operationId ${quote(operationId)} is used twice, first in line ${first.line}, but must be unique.`,
    'Give one of the two operations another one.',
  );
}

export function describeUndefinedScheme(scheme: string, nearest: string | undefined, place: Place): Problem {
  return warning(
    place,
    'undefined-security-scheme',
    `The security scheme ${quote(scheme)} is not defined, so the page cannot say how to authorize.`,
    nearest === undefined
      ? `Define it under components.securitySchemes.${scheme}.`
      : `Did you mean ${quote(nearest)}?`,
  );
}

export function describeUndeclaredPathParameter(name: string, path: string, place: Place): Problem {
  return warning(
    place,
    'undeclared-path-parameter',
    `The path ${quote(path)} has {${name}}, but no parameter with in: path and this name is declared.`,
    `Add it: { name: ${name}, in: path, required: true, schema: { type: string } }`,
  );
}

export function describeStrayPathParameter(name: string, path: string, place: Place): Problem {
  return warning(
    place,
    'stray-path-parameter',
    `The path parameter ${quote(name)} does not occur in the path ${quote(path)}.`,
    `Add {${name}} to the path, or take the parameter out.`,
  );
}
