import type { WrittenField } from '../../content/compile/written-field.ts';
import { isOn } from '../../content/transform/is-on.ts';
import type { ApiReference } from '../../openapi/read/api-reference.ts';
import { writeObject, writeSchema } from './write-schema.ts';

/** A page that describes a request by hand. */
export interface WrittenRequest {
  readonly title: string;
  readonly reference: ApiReference;
  readonly fields: readonly WrittenField[];
  /** The page's own; undefined for what the fields of the body suggest. */
  readonly contentType?: string | undefined;
}

/** Where its URL begins with a host: that host; undefined for one below the site's base URL. */
export function findHost({ url }: ApiReference): string | undefined {
  return /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
}

/** A request that a page describes as a document of OpenAPI 3.1.1 with this one operation. */
export function writeDocument({
  title,
  reference,
  fields,
  contentType,
}: WrittenRequest): Readonly<Record<string, unknown>> {
  const host = findHost(reference);
  const path = reference.url.slice(host?.length ?? 0) || '/';
  const body = fields.filter((field) => field.in === 'body');
  const operation = {
    summary: title,
    parameters: listParameters(path, fields),
    ...(body.length > 0 && { requestBody: writeBody(body, contentType) }),
    responses: {},
  };
  return {
    openapi: '3.1.1',
    info: { title, version: '1' },
    servers: host === undefined ? [] : [writeServer(host)],
    paths: { [path]: { [reference.method.toLowerCase()]: operation } },
  };
}

function writeServer(url: string): unknown {
  return { url, variables: Object.fromEntries(listNames(url).map((name) => [name, { default: name }])) };
}

/** What stands in braces. */
function listNames(template: string): readonly string[] {
  return [...new Set([...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))];
}

/** Those of the path in its order, also the ones that nothing is said of; then the others, each once. */
function listParameters(path: string, fields: readonly WrittenField[]): readonly unknown[] {
  const described = fields.filter((field) => field.in !== 'body' && field.in !== undefined);
  const key = (one: WrittenField) => `${one.in}.${one.name}`;
  const unique = described.filter(
    (field, index) => described.findIndex((one) => key(one) === key(field)) === index,
  );
  const ofPath = listNames(path).map(
    (name) =>
      unique.find((one) => key(one) === `path.${name}`) ??
      ({ in: 'path', name, props: { type: 'string' }, description: undefined, fields: [] } as const),
  );
  return [...ofPath, ...unique.filter((field) => !ofPath.includes(field))].map(writeParameter);
}

function writeParameter(field: WrittenField): unknown {
  const { description, ...schema } = writeSchema(field);
  return {
    name: field.name,
    in: field.in,
    required: field.in === 'path' || isOn(field.props['required']),
    ...(description !== undefined && { description }),
    ...(schema['deprecated'] === true && { deprecated: true }),
    schema,
  };
}

/** As the page says; else a form with files when one of its fields is a file, else JSON. */
function writeBody(fields: readonly WrittenField[], contentType = ''): unknown {
  const schema = writeObject(fields);
  const hasFile = /"contentMediaType"/.test(JSON.stringify(schema));
  const given = /^[\w.+-]+\/[\w.+-]+$/.exec(contentType.trim())?.[0].toLowerCase();
  return {
    required: 'required' in schema,
    content: { [given ?? (hasFile ? 'multipart/form-data' : 'application/json')]: { schema } },
  };
}
