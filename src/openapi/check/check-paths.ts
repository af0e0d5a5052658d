import { isObject } from '../../lib/json/json-value.ts';
import type { Problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { getChild, getRoot, listChildren, locateNode } from '../load/node.ts';
import { methods } from './object-kinds.ts';
import { describeNoPaths, describePathWithoutSlash, describeSamePaths } from './path-problems.ts';

/** The paths of a document: how they begin, and whether two of them stand for the same addresses. */
export function checkPaths(document: OpenApiDocument): readonly Problem[] {
  const root = getRoot(document);
  const paths = getChild(root, 'paths');
  if (!paths && isObject(root.value)) return checkPresence(document, root.value);
  const first = new Map<string, { readonly path: string; readonly keys: readonly string[] }>();
  return listChildren(document, paths).flatMap(([path, node]) => {
    if (path.startsWith('x-')) return [];
    const place = () => locateNode(document, node, 'key');
    if (!path.startsWith('/')) return [describePathWithoutSlash(path, place())];
    const address = path.replace(/\{[^{}]*\}/g, '{}');
    const keys = listMethods(node.value);
    const earlier = first.get(address);
    first.set(address, { path, keys: [...new Set([...keys, ...(earlier?.keys ?? [])])] });
    // With other methods a request tells them apart, and each has its page.
    const method = keys.find((key) => earlier?.keys.includes(key));
    return earlier && method ? [describeSamePaths(method, path, earlier.path, place())] : [];
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
  return [describeNoPaths(locateNode(document, getRoot(document), 'value'))];
}
