import { isObject, readKey, readObject, readText } from '../../lib/json/json-value.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  getRoot,
  listChildren,
  locateNode,
} from '../load/node.ts';
import {
  describeDuplicateOperationId,
  describeStrayPathParameter,
  describeUndeclaredPathParameter,
  describeUndefinedScheme,
} from './document-problems.ts';

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
    return [describeDuplicateOperationId(operationId, locateNode(document, first, 'value'), place)];
  };
}

/** The security requirements of an operation, or of the whole document, that name a scheme which is not defined. */
export function checkSecurity(document: OpenApiDocument, owner: DocumentNode): readonly Problem[] {
  const schemes = getSchemes(document);
  return listChildren(document, getChild(owner, 'security')).flatMap(([, requirement]) =>
    listChildren(document, requirement)
      .filter(([name]) => !schemes.includes(name))
      .map(([name, node]) =>
        describeUndefinedScheme({
          scheme: name,
          nearest: findNearest(name, schemes),
          home: document.version.startsWith('2') ? 'securityDefinitions' : 'components.securitySchemes',
          place: locateNode(document, node, 'key'),
        }),
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
    .map((name) => describeUndeclaredPathParameter(name, path, locateNode(document, operation, 'key')));
  const stray = own
    .filter(({ name }) => !needed.has(name))
    .map(({ name, node }) => describeStrayPathParameter(name, path, locateNode(document, node, 'value')));
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
