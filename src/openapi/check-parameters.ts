import type { Problem } from '../problem/problem.ts';
import type { OpenApiDocument } from './document.ts';
import { isObject, readKey, readObject, readText } from './json-value.ts';
import { locateNode } from './locate-node.ts';
import { type DocumentNode, followReferences, getChild, listChildren, readReference } from './node.ts';
import {
  describeIncompleteScheme,
  describeNoParameterSchema,
  describeOptionalPathParameter,
  describeRepeatedParameter,
  describeStatus,
} from './path-problems.ts';

/** What one parameter lacks besides its name and place. */
export function checkParameter(document: OpenApiDocument, node: DocumentNode): readonly Problem[] {
  if (readReference(node) !== undefined) return [];
  const value = readObject(node.value);
  const has = (key: string) => Object.hasOwn(value, key);
  const name = readText(readKey(value, 'name'));
  if (name === undefined) return [];
  const place = () => locateNode(document, node, 'key');
  const isPath = readKey(value, 'in') === 'path';
  const isOptional = isPath && readKey(value, 'required') !== true;
  // A parameter of 2.0 has its type beside its name.
  const isUntyped = !document.version.startsWith('2') && !['schema', 'content', 'type', 'items'].some(has);
  return [
    ...(isOptional ? [describeOptionalPathParameter(name, place())] : []),
    ...(isUntyped ? [describeNoParameterSchema(name, place())] : []),
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

/** Keys of `responses` that are no status. */
export function checkStatuses(document: OpenApiDocument, responses: DocumentNode): readonly Problem[] {
  return listChildren(document, responses)
    .filter(([status]) => !/^(?:default|[1-5](?:\d\d|XX)|x-.*|\$ref)$/.test(status))
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

/** What a security scheme lacks for its type. */
export function checkScheme(document: OpenApiDocument, node: DocumentNode): readonly Problem[] {
  if (readReference(node) !== undefined) return [];
  const value = readObject(node.value);
  const type = readText(readKey(value, 'type')) ?? '';
  const flow = document.version.startsWith('2') ? 'flow' : 'flows';
  const wanted =
    type === 'oauth2'
      ? [
          [
            flow,
            flow === 'flow'
              ? 'flow: accessCode'
              : 'flows: { clientCredentials: { tokenUrl: ..., scopes: {} } }',
          ] as const,
        ]
      : Object.hasOwn(needs, type)
        ? (needs[type] ?? [])
        : [];
  return wanted
    .filter(([field]) => !Object.hasOwn(value, field))
    .map(([field, example]) =>
      describeIncompleteScheme(type, field, example, locateNode(document, node, 'key')),
    );
}
