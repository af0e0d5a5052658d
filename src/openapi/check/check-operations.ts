import { isObject, readKey, readObject, readText } from '../../lib/json/json-value.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  getRoot,
  listChildren,
  locateNode,
  type OpenApiDocument,
  readReference,
} from '../load/document.ts';
import type { Visit } from '../load/walk-document.ts';
import { checkPatterns, checkType } from './check-schemas.ts';
import { checkProblem } from './problems.ts';
import { methods } from './specification/version-shapes.ts';

/** The paths of a document: how they begin, and whether two of them match the same addresses. */
export function checkPaths(document: OpenApiDocument): readonly Problem[] {
  const root = getRoot(document);
  const paths = getChild(root, 'paths');
  if (!paths && isObject(root.value)) return checkPresence(document, root.value);
  const first = new Map<string, { readonly path: string; readonly keys: readonly string[] }>();
  return listChildren(document, paths).flatMap(([path, node]) => {
    if (path.startsWith('x-')) return [];
    const place = () => locateNode(document, node, 'key');
    if (!path.startsWith('/')) return [checkProblem('path-without-slash', place(), path)];
    const address = path.replace(/\{[^{}]*\}/g, '{}');
    const keys = listMethods(node.value);
    const earlier = first.get(address);
    first.set(address, { path, keys: [...new Set([...keys, ...(earlier?.keys ?? [])])] });
    // With other methods a request tells them apart, and each has its page.
    const method = keys.find((key) => earlier?.keys.includes(key));
    return earlier && method ? [checkProblem('same-paths', place(), method, path, earlier.path)] : [];
  });
}

function listMethods(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value).filter((key) => methods.includes(key)) : [];
}

/** A document of 3.1 may have webhooks or components only; 2.0 needs paths, which the check of shapes tells. */
function checkPresence(document: OpenApiDocument, value: object): readonly Problem[] {
  const { version } = document;
  if (version.startsWith('2')) return [];
  const others = version.startsWith('3.0') ? [] : ['webhooks', 'components'];
  if (others.some((key) => Object.hasOwn(value, key))) return [];
  return [checkProblem('no-paths', locateNode(document, getRoot(document), 'value'))];
}

/** A check that remembers the ids it has seen: one for each document. */
export function createOperationIdCheck(
  document: OpenApiDocument,
): (operation: DocumentNode) => readonly Problem[] {
  const seen = new Map<string, DocumentNode>();
  return (operation) => {
    const node = getChild(operation, 'operationId');
    const operationId = readText(node?.value);
    if (!node || operationId === undefined) return [];
    const first = seen.get(operationId);
    if (!first) {
      seen.set(operationId, node);
      return [];
    }
    const place = locateNode(document, node, 'value');
    return [checkProblem('duplicate-operation-id', place, operationId, locateNode(document, first, 'value'))];
  };
}

/** The security requirements of an operation, or of the whole document, that name a scheme which is not defined. */
export function checkSecurity(document: OpenApiDocument, owner: DocumentNode): readonly Problem[] {
  const schemes = getSchemes(document);
  return listChildren(document, getChild(owner, 'security')).flatMap(([, requirement]) =>
    listChildren(document, requirement)
      .filter(([name]) => !schemes.includes(name))
      .map(([name, node]) =>
        checkProblem(
          'undefined-security-scheme',
          locateNode(document, node, 'key'),
          name,
          findNearest(name, schemes),
          document.version.startsWith('2') ? 'securityDefinitions' : 'components.securitySchemes',
        ),
      ),
  );
}

function getSchemes(document: OpenApiDocument): readonly string[] {
  const root = readObject(getRoot(document).value);
  const owner = document.version.startsWith('2') ? root : readObject(readKey(root, 'components'));
  const key = document.version.startsWith('2') ? 'securityDefinitions' : 'securitySchemes';
  return Object.keys(readObject(readKey(owner, key)));
}

/** Parameters that the path has and nobody declares, and the other way round. Only for operations under `paths`. */
export function checkOperation(document: OpenApiDocument, operation: DocumentNode): readonly Problem[] {
  const [area, path, method, ...rest] = parsePointer(operation.pointer);
  if (area !== 'paths' || path === undefined || method === undefined || rest.length > 0) return [];
  const item = followChild(document, getChild(getRoot(document), 'paths'), path);
  const own = listPathParameters(document, operation);
  const shared = listPathParameters(document, item);
  const declared = new Set([...own, ...shared].map(({ name }) => name));
  const needed = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? ''));
  const undeclared = [...needed]
    .filter((name) => !declared.has(name))
    .map((name) =>
      checkProblem('undeclared-path-parameter', locateNode(document, operation, 'key'), name, path),
    );
  const stray = own
    .filter(({ name }) => !needed.has(name))
    .map(({ name, node }) =>
      checkProblem('stray-path-parameter', locateNode(document, node, 'value'), name, path),
    );
  return [...undeclared, ...stray];
}

function listPathParameters(document: OpenApiDocument, owner: DocumentNode | undefined) {
  return listChildren(document, owner && getChild(owner, 'parameters')).flatMap(([, node]) => {
    const parameter = followReferences(document, node)?.value;
    if (!isObject(parameter) || readKey(parameter, 'in') !== 'path') return [];
    const name = readText(readKey(parameter, 'name'));
    return name === undefined ? [] : [{ name, node }];
  });
}

/** What one parameter, or a header, lacks other than its name and place. */
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
  // In 3.x a type where 2.0 had it is told already.
  const isTyped = [...homes, ...(isTwo ? [] : ['type', 'items'])].some((key) => Object.hasOwn(value, key));
  return [
    ...(isOptional ? [checkProblem('optional-path-parameter', place(), name)] : []),
    ...(isTyped ? [] : [checkProblem('no-parameter-schema', place(), kind, name, homes)]),
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
    return [checkProblem('repeated-parameter', locateNode(document, node, 'value'), name, where)];
  });
}

/** Keys of `responses` that are no status, and whether there is none at all. */
export function checkStatuses(document: OpenApiDocument, responses: DocumentNode): readonly Problem[] {
  const statuses = listChildren(document, responses).filter(([status]) => !/^(?:x-|\$ref$)/.test(status));
  if (Object.keys(readObject(responses.value)).length === 0)
    return [checkProblem('no-response', locateNode(document, responses, 'key'))];
  return statuses
    .filter(([status]) => !/^(?:default|[1-5](?:\d\d|XX))$/.test(status))
    .map(([status, node]) => checkProblem('unknown-status', locateNode(document, node, 'key'), status));
}

/** What else a security scheme of each type must have, with an example. */
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
      : [
          checkProblem(
            'incomplete-security-scheme',
            locateNode(document, owner, 'key'),
            what,
            field,
            example,
          ),
        ];
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
