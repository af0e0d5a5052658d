import type { AnswerLink } from '../../http/form/playground-form.ts';
import { readText } from '../../lib/json/json-value.ts';
import { escapeSegment, parseFragment } from '../../lib/json/pointer.ts';
import { getChild, type OpenApiDocument } from '../../openapi/load/document.ts';
import type { Operation, ResponseLink } from '../../openapi/read/operation.ts';
import { listOperations } from '../../openapi/read/read-operations.ts';

/**
 * What an operation's answers hold for other operations of its document, as the links of its responses say (OpenAPI 3.1.1,
 * 4.8.20). Links to other documents, and those to operations that the document does not have, are left out.
 */
export function listAnswerLinks(
  document: OpenApiDocument,
  { responses }: Pick<Operation, 'responses'>,
): readonly AnswerLink[] {
  return responses.flatMap(({ status, links }) =>
    links.flatMap((link) => {
      const to = findTarget(document, link.operation);
      return to === undefined ? [] : [{ status, to, values: readValues(link) }];
    }),
  );
}

/** `METHOD /path` of the operation that an `operationId`, or an `operationRef` into the same document, names. */
function findTarget(document: OpenApiDocument, reference: string): string | undefined {
  const [area, path, method] = reference.startsWith('#') ? (parseFragment(reference.slice(1)) ?? []) : [];
  const found = listOperations(document).find((operation) =>
    area === 'paths'
      ? operation.path === path && operation.method === method?.toUpperCase()
      : readText(getChild(operation.node, 'operationId')?.value) === reference,
  );
  return found && `${found.method} ${found.path}`;
}

/** The link's expressions by what gets their value: `path.id`, or `id` alone; `body/user/id` in the body. */
function readValues({ parameters }: ResponseLink): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters.flatMap(({ label, values: [value = ''] }) => {
      if (label !== 'Body') return [[label, value] as const];
      return listExpressions('body', value.startsWith('$') ? value : parse(value));
    }),
  );
}

/** In the specification an object is a literal; those who write one mean the expressions in it. */
function listExpressions(place: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    listExpressions(`${place}/${escapeSegment(name)}`, inner),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
