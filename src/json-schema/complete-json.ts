import { isObject, type JsonObject, readObject, tryParseJson } from '../lib/json/json-value.ts';
import type { JsonSchema } from './mistake.ts';

/** What can be written at a place of a JSON text. */
export interface JsonCompletions {
  /** The part of the text that is replaced, as indexes. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly JsonCompletion[];
}

export interface JsonCompletion {
  /** As JSON: a name in quotes, or a value. */
  readonly text: string;
  /** Whether a colon and a value have to follow. */
  readonly isName: boolean;
  /** Whether the schema asks for it. */
  readonly isRequired: boolean;
  /** The type of a name's value: `string`, `integer | null`; '' where the text says it. */
  readonly type: string;
}

/** Schemas by the last part of the `$ref` that leads to them: `#/$defs/Pet` is `Pet`. */
type Definitions = Readonly<Record<string, JsonSchema>>;

/** An object or a list that is open at the caret. */
interface OpenValue {
  readonly isList: boolean;
  /** Names that it has, before the caret and behind it. */
  readonly names: Set<string>;
  /** The name of the value that comes next, and how many values stand before it. */
  name: string | undefined;
  count: number;
  /** What has to come next. */
  expects: 'name' | 'colon' | 'value' | 'comma';
}

const tokens = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Maximum number of options. */
const most = 50;

/** Deepest nesting of `allOf` and its like that is read. */
const deepest = 8;

/**
 * The names and values that a schema (JSON Schema 2020-12) has for a place in a text that need not be JSON yet; where one is begun,
 * those that go on so. Undefined where there are none.
 */
export function completeJson(
  text: string,
  caret: number,
  schema: JsonSchema,
  definitions: Definitions,
): JsonCompletions | undefined {
  const { open, from, to } = readPlace(text, caret);
  const at = open.at(-1);
  const above = open.slice(0, -1);
  const schemas = above.reduce(
    (found, value) => stepInto(found, value, definitions),
    flatten([schema], definitions),
  );
  const isName = at?.expects === 'name';
  const all = !at
    ? listValues(schemas)
    : isName
      ? listNames(schemas, at.names, definitions)
      : at.expects === 'value'
        ? listValues(stepInto(schemas, at, definitions))
        : [];
  const typed = text.slice(from, caret).toLowerCase();
  const options = all.filter((one) => one.text.toLowerCase().startsWith(typed)).slice(0, most);
  const isWritten = options.length === 1 && options[0]?.text === text.slice(from, to);
  return options.length === 0 || isWritten ? undefined : { from, to, options };
}

/** What is open at the caret, the outermost first, and the token that the caret is in or behind. */
function readPlace(
  text: string,
  caret: number,
): { readonly open: readonly OpenValue[]; readonly from: number; readonly to: number } {
  const open: OpenValue[] = [];
  let from = caret;
  let to = caret;
  let rest = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const end = index + token.length;
    const isSign = /^[{}[\],:]$/.test(token);
    // A string that is closed before the caret is done; a word may go on.
    const isClosed = token.length > 1 && token.endsWith('"') && end === caret;
    const isHere = !isSign && index < caret && (caret < end || (caret === end && !isClosed));
    if (isHere) [from, to] = [index, end];
    if (index >= caret || isHere) {
      rest = readRest(open, token, rest, isHere);
      if (rest < 0) break;
    } else readToken(open, token);
  }
  return { open, from, to };
}

/** What follows the caret in the innermost object: its names are taken. Gives how deep that is, below 0 behind its end. */
function readRest(open: readonly OpenValue[], token: string, depth: number, isHere: boolean): number {
  const at = open.at(-1);
  if (/^[{[]$/.test(token)) return depth + 1;
  if (/^[}\]]$/.test(token)) return depth - 1;
  if (depth === 0 && at && !at.isList && !isHere && token.startsWith('"')) at.names.add(unquote(token));
  return depth;
}

function readToken(open: OpenValue[], token: string): void {
  const at = open.at(-1);
  if (token === '{' || token === '[') {
    if (at) at.expects = 'comma';
    const isList = token === '[';
    open.push({ isList, names: new Set(), name: undefined, count: 0, expects: isList ? 'value' : 'name' });
  } else if (token === '}' || token === ']') open.pop();
  else if (!at) return;
  else if (token === ':') at.expects = 'value';
  else if (token === ',') {
    at.count += 1;
    at.expects = at.isList ? 'value' : 'name';
  } else if (at.expects === 'name') {
    at.name = unquote(token);
    at.names.add(at.name);
    at.expects = 'colon';
  } else at.expects = 'comma';
}

function unquote(token: string): string {
  const read = tryParseJson(token);
  return typeof read === 'string' ? read : token.replace(/^"|"$/g, '');
}

/** The schemas of the value that is next in an object or a list. */
function stepInto(
  schemas: readonly JsonObject[],
  { isList, name, count }: OpenValue,
  definitions: Definitions,
): readonly JsonObject[] {
  const next = schemas.flatMap((schema) => {
    if (isList) {
      const { prefixItems, items } = schema;
      return [(Array.isArray(prefixItems) ? prefixItems[count] : undefined) ?? items];
    }
    const properties = readObject(schema['properties']);
    return name !== undefined && Object.hasOwn(properties, name)
      ? [properties[name]]
      : [schema['additionalProperties']];
  });
  return flatten(next, definitions);
}

/** Schemas with all that they consist of, and of which one or the other may hold. */
function flatten(schemas: readonly unknown[], definitions: Definitions, depth = 0): readonly JsonObject[] {
  return schemas.flatMap((schema) => {
    if (!isObject(schema) || depth > deepest) return [];
    const { $ref, allOf, anyOf, oneOf } = schema;
    const key = typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : undefined;
    const target = key !== undefined && Object.hasOwn(definitions, key) ? [definitions[key]] : [];
    const inner = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
    return [schema, ...flatten([...target, ...inner], definitions, depth + 1)];
  });
}

function listNames(
  schemas: readonly JsonObject[],
  taken: ReadonlySet<string>,
  definitions: Definitions,
): readonly JsonCompletion[] {
  const required = new Set(
    schemas.flatMap(({ required: names }): readonly unknown[] => (Array.isArray(names) ? names : [])),
  );
  const names = new Map(schemas.flatMap(({ properties }) => Object.entries(readObject(properties))));
  return [...names]
    .filter(([name, schema]) => !taken.has(name) && readObject(schema)['readOnly'] !== true)
    .map(([name, schema]) => ({
      text: JSON.stringify(name),
      isName: true,
      isRequired: required.has(name),
      type: listTypes(flatten([schema], definitions)).join(' | '),
    }))
    .sort((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

function listValues(schemas: readonly JsonObject[]): readonly JsonCompletion[] {
  const given = schemas.flatMap((schema): readonly unknown[] => [
    ...(Object.hasOwn(schema, 'const') ? [schema['const']] : []),
    ...(Array.isArray(schema['enum']) ? schema['enum'] : []),
  ]);
  const types = listTypes(schemas);
  const isOpen = given.length === 0;
  const examples = schemas.flatMap((schema): readonly unknown[] => [
    ...['default', 'example'].flatMap((key) => (Object.hasOwn(schema, key) ? [schema[key]] : [])),
    ...(Array.isArray(schema['examples']) ? schema['examples'] : []),
  ]);
  const texts = [
    ...given,
    ...(isOpen ? examples : []),
    ...(isOpen && types.includes('boolean') ? [true, false] : []),
    ...(types.includes('null') ? [null] : []),
    ...(isOpen && types.includes('object') ? [{}] : []),
    ...(isOpen && types.includes('array') ? [[]] : []),
  ].map((value) => JSON.stringify(value));
  return [...new Set(texts)].map((text) => ({ text, isName: false, isRequired: false, type: '' }));
}

function listTypes(schemas: readonly JsonObject[]): readonly string[] {
  const types = schemas.flatMap(({ type }): readonly unknown[] => (Array.isArray(type) ? type : [type]));
  return [...new Set(types.filter((type) => typeof type === 'string'))];
}
