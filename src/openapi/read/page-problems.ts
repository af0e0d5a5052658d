import { type Place, type Problem, problem } from '../../problem/problem.ts';
import { quoteText } from '../load/problems.ts';
import type { Miss } from './find-operation.ts';

/**
 * The problem of an `openapi:` in a page's frontmatter, or in the navigation, that names no operation, or of an
 * `openapi-schema:` or `asyncapi:` that names no schema or channel; none where the document's own problem tells already why it is not found.
 */
export function describeMissing(
  kind: 'operation' | 'schema' | 'channel',
  reference: string,
  { reason, nearest }: Miss,
  place: Place,
): readonly Problem[] {
  if (reason === 'unread') return [];
  const isOperation = kind === 'operation';
  const guess = nearest.map((text) => quoteText(text)).join(' or ');
  const warn = (code: string, message: string, hint: string) => [
    problem(place, `openapi/${code}`, 'warning', `${quoteText(reference)} ${message}`, hint),
  ];
  if (reason === 'malformed' && isOperation)
    return warn(
      'malformed-operation',
      'names no operation: it must be a method and a path.',
      'Write it like this: openapi: "GET /api/user", with the document in front if there are several.',
    );
  if (reason === 'no-documents')
    return warn(
      `unknown-${kind}`,
      `is not found, because the site has no ${kind === 'channel' ? 'AsyncAPI' : 'OpenAPI'} document.`,
      `Name the document in site.json: "openapi": "${kind === 'channel' ? 'asyncapi' : 'openapi'}.yaml"`,
    );
  if (reason === 'unknown-document')
    return warn(
      'unknown-document',
      'begins with the name of a document that the site does not have.',
      `The site has ${guess}; name it with or without its extension.`,
    );
  const { noun, standing } = described[kind];
  return warn(
    `unknown-${kind}`,
    `is not ${noun} document.`,
    guess === '' ? standing : `Did you mean ${guess}?`,
  );
}

const described = {
  operation: {
    noun: 'an operation of the OpenAPI',
    standing: 'Compare method and path with those in the document.',
  },
  schema: { noun: 'a schema of the OpenAPI', standing: 'Name a key of "components.schemas".' },
  channel: { noun: 'a channel of the AsyncAPI', standing: 'Name a key of "channels".' },
} as const;

/** The problem of an `api:` whose URL holds a secret; `secrets` as `listUrlSecrets` has them. */
export function describeApiSecret(secrets: readonly string[], place: Place): Problem {
  return problem(
    place,
    'openapi/url-secret',
    'warning',
    `The URL in "api" holds a secret: ${secrets.join(' and ')}. It is left out of the site.`,
    'Remove it from the URL; "api.auth" in site.json declares how requests are authorized.',
  );
}

/** The problem of an `api:` in a page's frontmatter that is not a method and a URL. */
export function describeMalformedApi(reference: string, place: Place): Problem {
  return problem(
    place,
    'openapi/malformed-api',
    'warning',
    `${quoteText(reference)} must be a method and a URL or a path, but is not.`,
    'Write it like this: api: "GET https://api.example.com/users/{id}"',
  );
}
