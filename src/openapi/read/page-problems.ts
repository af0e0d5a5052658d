import { type Place, type Problem, problem } from '../../problem/problem.ts';
import { quoteText } from '../load/problems.ts';
import type { FindResult } from './find-operation.ts';
import type { FindSchemaResult } from './find-schema.ts';

/**
 * The problem of an `openapi:` in a page's frontmatter, or in the navigation, that names no operation; none where the
 * document's own problem tells already why it is not found.
 */
export function describeMissingOperation(
  reference: string,
  miss: Extract<FindResult, { kind: 'missing' }>,
  place: Place,
): readonly Problem[] {
  if (miss.reason === 'unread') return [];
  const [code, message, hint] = explain(reference, miss);
  return [problem(place, `openapi/${code}`, 'warning', message, hint)];
}

function explain(
  reference: string,
  { reason, nearest }: Extract<FindResult, { kind: 'missing' }>,
): readonly [code: string, message: string, hint: string] {
  const guess = nearest.map((text) => quoteText(text)).join(' or ');
  if (reason === 'malformed')
    return [
      'malformed-operation',
      `${quoteText(reference)} names no operation: it must be a method and a path.`,
      'Write it like this: openapi: "GET /api/user", with the document in front if there are several.',
    ];
  if (reason === 'no-documents')
    return [
      'unknown-operation',
      `${quoteText(reference)} is not found, because the site has no OpenAPI document.`,
      'Name the document in site.json: "openapi": "openapi.yaml"',
    ];
  if (reason === 'unknown-document')
    return [
      'unknown-document',
      `${quoteText(reference)} begins with the name of a document that the site does not have.`,
      `The site has ${guess}; name it with or without its extension.`,
    ];
  return [
    'unknown-operation',
    `${quoteText(reference)} is not an operation of the OpenAPI document.`,
    guess === '' ? 'Compare method and path with those in the document.' : `Did you mean ${guess}?`,
  ];
}

/** The problem of an `openapi-schema:` in a page's frontmatter that names no schema, as `describeMissingOperation`. */
export function describeMissingSchema(
  reference: string,
  miss: Extract<FindSchemaResult, { kind: 'missing' }>,
  place: Place,
): readonly Problem[] {
  if (miss.reason === 'unread') return [];
  const guess = miss.nearest.map((text) => quoteText(text)).join(' or ');
  const [code, message, hint] = explainSchema(reference, miss.reason, guess);
  return [problem(place, `openapi/${code}`, 'warning', message, hint)];
}

function explainSchema(
  reference: string,
  reason: Extract<FindSchemaResult, { kind: 'missing' }>['reason'],
  guess: string,
): readonly [code: string, message: string, hint: string] {
  if (reason === 'unknown-document')
    return [
      'unknown-document',
      `${quoteText(reference)} begins with the name of a document that the site does not have.`,
      `The site has ${guess}; name it with or without its extension.`,
    ];
  if (reason === 'no-documents')
    return [
      'unknown-schema',
      `${quoteText(reference)} is not found, because the site has no OpenAPI document.`,
      'Name the document in site.json: "openapi": "openapi.yaml"',
    ];
  return [
    'unknown-schema',
    `${quoteText(reference)} is not a schema of the OpenAPI document.`,
    guess === '' ? 'Name a key of "components.schemas".' : `Did you mean ${guess}?`,
  ];
}

/** The problem of an `api:` in a page's frontmatter that is no method and URL. */
/** `secrets` as `listUrlSecrets` has them. */
export function describeApiSecret(secrets: readonly string[], place: Place): Problem {
  return problem(
    place,
    'openapi/url-secret',
    'warning',
    `The URL in "api" holds a secret: ${secrets.join(' and ')}. It is left out of the site.`,
    'Remove it from the URL; "api.auth" in site.json declares how requests are authorized.',
  );
}

export function describeMalformedApi(reference: string, place: Place): Problem {
  return problem(
    place,
    'openapi/malformed-api',
    'warning',
    `${quoteText(reference)} must be a method and a URL or a path, but is not.`,
    'Write it like this: api: "GET https://api.example.com/users/{id}"',
  );
}
