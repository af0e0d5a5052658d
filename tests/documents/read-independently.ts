import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

/** What a page of an operation has to show, as this reader finds it in the document. */
export interface ExpectedOperation {
  /** Upper case. */
  readonly method: string;
  /** `/users/{id}`; a webhook's name. */
  readonly path: string;
  /** `path.id`, sorted. */
  readonly parameters: readonly string[];
  /** Media types of the body, sorted; none for no body. */
  readonly bodies: readonly string[];
  /** In the document's order. */
  readonly statuses: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** A value and the file that it stands in. */
interface Place {
  readonly value: unknown;
  readonly file: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/**
 * The operations of a document and its files, read without anything of Octavo: what its tests hold pages against. Follows
 * `$ref` into files and by JSON Pointer, and knows 2.0 and 3.x.
 */
export function readIndependently(file: string): readonly ExpectedOperation[] {
  const root: Place = { value: readFile(file), file };
  const shared = new Map(list(member(root, 'parameters')));
  const paths = list(member(root, 'paths')).flatMap(([path, item]) =>
    readPathItem(root, path.startsWith('/') ? path : `/${path}`, item, shared),
  );
  const webhooks = list(member(root, 'webhooks')).flatMap(([name, item]) =>
    readPathItem(root, name, item, shared),
  );
  return [...paths, ...webhooks];
}

function readPathItem(
  root: Place,
  path: string,
  item: Place,
  shared: ReadonlyMap<string, Place>,
): readonly ExpectedOperation[] {
  const known = list(item).filter(([key]) => methods.includes(key));
  const additional = list(member(item, 'additionalOperations'));
  return [...known, ...additional].map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    ...readOperation(root, path, item, operation, shared),
  }));
}

function readOperation(
  root: Place,
  path: string,
  item: Place,
  operation: Place,
  shared: ReadonlyMap<string, Place>,
): Omit<ExpectedOperation, 'method' | 'path'> {
  const isTwo = text(member(root, 'swagger')) !== undefined;
  const given = [...items(member(item, 'parameters')), ...items(member(operation, 'parameters'))];
  const all = given.map((one) => (isTwo ? (findShared(one, shared) ?? one) : one));
  const named = new Map(all.map((one) => [`${text(member(one, 'in'))}.${text(member(one, 'name'))}`, one]));
  const inPath = path.startsWith('/')
    ? [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => `path.${name}`)
    : [];
  const places = [...new Set([...named.keys(), ...inPath])];
  const isParameter = (key: string) => /^(?:path|query|header|cookie)\./.test(key);
  const form = places.filter((key) => key.startsWith('formData.'));
  const consumes = [operation, root]
    .map((owner) => items(member(owner, 'consumes')))
    .find((one) => one.length > 0);
  const bodies = isTwo
    ? form.length > 0 || places.some((key) => key.startsWith('body.'))
      ? (consumes ?? []).map(({ value }) => String(value))
      : []
    : list(member(member(operation, 'requestBody'), 'content')).map(([type]) => type);
  return {
    parameters: places.filter(isParameter).sort(),
    bodies: bodies.sort(),
    statuses: list(member(operation, 'responses')).map(([status]) => status),
  };
}

/** In 2.0 a reference to a shared parameter. */
function findShared(one: Place, shared: ReadonlyMap<string, Place>): Place | undefined {
  const { value } = one;
  const name =
    isObject(value) && typeof value['$ref'] === 'string' ? value['$ref'].split('/').at(-1) : undefined;
  return name === undefined ? undefined : shared.get(name);
}

function readFile(file: string): unknown {
  const written = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? JSON.parse(written) : parse(written, { version: '1.2', uniqueKeys: false });
}

/** The value that stands there, or that its reference leads to. */
function follow(place: Place | undefined): Place | undefined {
  let now = place;
  for (
    let steps = 0;
    now && isObject(now.value) && typeof now.value['$ref'] === 'string' && steps < 20;
    steps++
  ) {
    const [name = '', pointer = ''] = now.value['$ref'].split('#');
    const file = name === '' ? now.file : resolve(dirname(now.file), decodeURIComponent(name));
    const keys = decodeURIComponent(pointer).split('/').slice(1);
    const start: unknown = readFile(file);
    now = {
      file,
      value: keys.reduce(
        (value, key) =>
          isIndexable(value) ? value[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined,
        start,
      ),
    };
  }
  return now;
}

function member(owner: Place | undefined, key: string): Place | undefined {
  const found = follow(owner);
  return found && isObject(found.value) && key in found.value
    ? { file: found.file, value: found.value[key] }
    : undefined;
}

function list(owner: Place | undefined): readonly (readonly [key: string, place: Place])[] {
  const found = follow(owner);
  if (!found || !isObject(found.value)) return [];
  return Object.entries(found.value).flatMap(([key, value]) => {
    const place = follow({ file: found.file, value });
    return place && !key.startsWith('x-') ? [[key, place] as const] : [];
  });
}

function items(owner: Place | undefined): readonly Place[] {
  const found = follow(owner);
  return found && Array.isArray(found.value)
    ? found.value.flatMap((value) => follow({ file: found.file, value }) ?? [])
    : [];
}

function text(place: Place | undefined): string | undefined {
  const value = follow(place)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIndexable(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
