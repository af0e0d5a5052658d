import { isObject, readKey, readObject, readText } from '../../lib/json/json-value.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import type { Problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  followReferences,
  getChild,
  listChildren,
  locateNode,
  readReference,
} from '../load/node.ts';
import type { Visit } from '../load/walk-document.ts';
import { checkPatterns, checkType } from './check-schemas.ts';
import {
  describeIncompleteScheme,
  describeNoParameterSchema,
  describeNoResponse,
  describeOptionalPathParameter,
  describeRepeatedParameter,
  describeStatus,
} from './path-problems.ts';

/** What one parameter, or a header, lacks besides its name and place. */
export function checkParameter(document: OpenApiDocument, { node, kind }: Visit): readonly Problem[] {
  const value = readObject(node.value);
  const name = kind === 'header' ? parsePointer(node.pointer).at(-1) : readText(readKey(value, 'name'));
  if (readReference(node) !== undefined || name === undefined) return [];
  const place = () => locateNode(document, node, 'key');
  const isPath = readKey(value, 'in') === 'path';
  const isOptional = isPath && readKey(value, 'required') !== true;
  const isTwo = document.version.startsWith('2');
  const isBody = readKey(value, 'in') === 'body';
  const homes = isTwo ? [isBody ? 'schema' : 'type'] : ['schema', 'content'];
  // In 3.x a type that stands where 2.0 had it is told already.
  const isTyped = [...homes, ...(isTwo ? [] : ['type', 'items'])].some((key) => Object.hasOwn(value, key));
  return [
    ...(isOptional ? [describeOptionalPathParameter(name, place())] : []),
    ...(isTyped ? [] : [describeNoParameterSchema(kind, name, homes, place())]),
    ...(isTwo ? [...checkType(document, node), ...checkPatterns(document, node)] : []),
  ];
}

/** Parameters of one list with the same name and place. */
export function checkRepeatedParameters(document: OpenApiDocument, owner: DocumentNode): readonly Problem[] {
  const seen = new Set<string>();
  return listChildren(document, getChild(owner, 'parameters')).flatMap(([, node]) => {
    const value = followReferences(document, node)?.value;
    if (!isObject(value)) return [];
    const name = readText(readKey(value, 'name'));
    const where = readText(readKey(value, 'in'));
    if (name === undefined || where === undefined) return [];
    const key = `${where} ${name}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [describeRepeatedParameter(name, where, locateNode(document, node, 'value'))];
  });
}

/** Keys of `responses` that are no status, and whether there is none at all. */
export function checkStatuses(document: OpenApiDocument, responses: DocumentNode): readonly Problem[] {
  const statuses = listChildren(document, responses).filter(([status]) => !/^(?:x-|\$ref$)/.test(status));
  if (Object.keys(readObject(responses.value)).length === 0)
    return [describeNoResponse(locateNode(document, responses, 'key'))];
  return statuses
    .filter(([status]) => !/^(?:default|[1-5](?:\d\d|XX))$/.test(status))
    .map(([status, node]) => describeStatus(status, locateNode(document, node, 'key')));
}

/** What a security scheme of each type must have besides, with an example. */
const needs: Readonly<Record<string, readonly (readonly [field: string, example: string])[]>> = {
  apiKey: [
    ['name', 'name: X-API-Key'],
    ['in', 'in: header'],
  ],
  http: [['scheme', 'scheme: bearer']],
  openIdConnect: [
    ['openIdConnectUrl', 'openIdConnectUrl: https://example.com/.well-known/openid-configuration'],
  ],
};

/** The addresses that each flow of OAuth needs (RFC 6749, section 4), as 3.x and 2.0 name the flows. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  clientCredentials: ['tokenUrl'],
  application: ['tokenUrl'],
  authorizationCode: ['authorizationUrl', 'tokenUrl'],
  accessCode: ['authorizationUrl', 'tokenUrl'],
};

/** What a security scheme lacks for its type. */
export function checkScheme(document: OpenApiDocument, node: DocumentNode): readonly Problem[] {
  if (readReference(node) !== undefined) return [];
  const value = readObject(node.value);
  const type = readText(readKey(value, 'type')) ?? '';
  const lacks = (owner: DocumentNode, what: string, field: string, example: string) =>
    Object.hasOwn(readObject(owner.value), field)
      ? []
      : [describeIncompleteScheme(what, field, example, locateNode(document, owner, 'key'))];
  if (type !== 'oauth2') {
    const wanted = Object.hasOwn(needs, type) ? (needs[type] ?? []) : [];
    return wanted.flatMap(([field, example]) => lacks(node, `type: ${type}`, field, example));
  }
  const isTwo = document.version.startsWith('2');
  const flow = isTwo ? 'flow: accessCode' : 'flows: { clientCredentials: { tokenUrl: ..., scopes: {} } }';
  const flows = isTwo
    ? [[readText(readKey(value, 'flow')) ?? '', node] as const]
    : listChildren(document, getChild(node, 'flows'));
  return [
    ...lacks(node, 'type: oauth2', isTwo ? 'flow' : 'flows', flow),
    ...flows.flatMap(([name, owner]) =>
      (Object.hasOwn(addresses, name) && isObject(owner.value) ? (addresses[name] ?? []) : []).flatMap(
        (field) => lacks(owner, `the flow ${name}`, field, `${field}: https://example.com/oauth`),
      ),
    ),
  ];
}
