import type { Place, Problem, Severity } from '../../problem/problem.ts';
import { quote } from '../load/problems.ts';

function tell(severity: Severity, code: string, place: Place, message: string, hint: string): Problem {
  return { ...place, code: `openapi/${code}`, severity, message, hint };
}

/** `secrets` as `listUrlSecrets` has them. */
export function describeServerSecret(secrets: readonly string[], place: Place): Problem {
  return tell(
    'warning',
    'url-secret',
    place,
    `The URL of this server holds a secret: ${secrets.join(' and ')}. It is left out of the site, and the document is not published.`,
    'Remove it from the URL, and declare how requests are authorized under "securitySchemes".',
  );
}

/** `secrets` as `listUrlSecrets` has them. */
export function describeReferenceSecret(secrets: readonly string[], place: Place): Problem {
  return tell(
    'warning',
    'url-secret',
    place,
    `The URL of this $ref holds a secret: ${secrets.join(' and ')}. It is left out of the site, and the document is not published.`,
    'Copy the file into the site and point to the copy.',
  );
}

export function describeUnresolvedReference(
  reference: string,
  reason: string,
  nearest: string | undefined,
  place: Place,
): Problem {
  return tell(
    'error',
    'unresolved-reference',
    place,
    `The $ref ${quote(reference)} ${reason}; what stands there is shown as "any".`,
    nearest === undefined
      ? reason.includes('itself')
        ? 'One $ref of the circle must lead to the thing itself.'
        : 'Add what it points to, or correct the reference.'
      : `Did you mean ${quote(nearest)}?`,
  );
}

export function describeUnknownType(type: string, nearest: string | undefined, place: Place): Problem {
  return tell(
    'error',
    'unknown-type',
    place,
    `A schema's type must be one of array, boolean, integer, null, number, object, string, but is ${quote(type)}.`,
    nearest === undefined ? 'Write one of these.' : `Did you mean "${nearest}"?`,
  );
}

export function describeDuplicateOperationId(operationId: string, first: Place, place: Place): Problem {
  return tell(
    'warning',
    'duplicate-operation-id',
    place,
    `The operationId ${quote(operationId)} is used twice, first in line ${first.line}, but must be unique.`,
    'Give one of the two operations another one.',
  );
}

export function describeUndefinedScheme({
  scheme,
  nearest,
  home,
  place,
}: {
  readonly scheme: string;
  readonly nearest: string | undefined;
  /** Where schemes are defined. */
  readonly home: string;
  readonly place: Place;
}): Problem {
  // Generators leave it out so often that it must not keep a site from being built.
  return tell(
    'warning',
    'undefined-security-scheme',
    place,
    `The security scheme ${quote(scheme)} is not defined, so the page cannot say how to authorize.`,
    nearest === undefined ? `Define it under ${home}.${scheme}.` : `Did you mean ${quote(nearest)}?`,
  );
}

export function describeUndeclaredPathParameter(name: string, path: string, place: Place): Problem {
  return tell(
    'error',
    'undeclared-path-parameter',
    place,
    `The path ${quote(path)} has {${name}}, but no parameter with in: path and this name is declared.`,
    `Add it: { name: ${name}, in: path, required: true, schema: { type: string } }`,
  );
}

export function describeStrayPathParameter(name: string, path: string, place: Place): Problem {
  return tell(
    'warning',
    'stray-path-parameter',
    place,
    `The path parameter ${quote(name)} does not occur in the path ${quote(path)}.`,
    `Add {${name}} to the path, or take the parameter out.`,
  );
}

export function describeManyProblems(count: number, place: Place): Problem {
  return {
    ...place,
    code: 'openapi/many-problems',
    severity: 'note',
    message: `The document has more than ${count.toLocaleString('en')} problems; further ones are not looked for.`,
    hint: 'Correct these first, and check again.',
  };
}

/** A description of more characters than are shown. */
export function describeLongText(length: number, limit: number, place: Place): Problem {
  return tell(
    'warning',
    'long-text',
    place,
    `This description has ${length} characters, of which only the first ${limit} are shown.`,
    'Move the rest into a page of the site, and link to it.',
  );
}

/** A description whose tags or quotations are nested deeper than Markdown is rendered. */
export function describeDeepText(limit: number, place: Place): Problem {
  return tell(
    'warning',
    'deep-text',
    place,
    `This description nests tags or quotations more than ${limit} levels deep, so it is shown as it is written.`,
    'Close tags where they end, and take quotations out of each other.',
  );
}

/** A description with a table whose rows lack more cells than the limit. */
export function describePaddedTable(limit: number, place: Place): Problem {
  return tell(
    'warning',
    'padded-table',
    place,
    `This description has a table whose rows have more than ${limit} cells fewer than its header, so it is shown as it is written.`,
    'Give the header as many cells as the rows have.',
  );
}
