import { findNearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import type { OpenApiDocument } from './document.ts';
import { describeUnresolvedReference } from './document-problems.ts';
import { locateNode } from './locate-node.ts';
import { type DocumentNode, findTarget, identify, listChildren, readReference } from './node.ts';
import { formatPointer } from './pointer.ts';
import { isRemote, locateReference } from './reference.ts';

/** The problem of a node whose `$ref` leads nowhere, if it is one. */
export function checkReference(document: OpenApiDocument, node: DocumentNode): readonly Problem[] {
  const reference = readReference(node);
  if (reference === undefined) return [];
  const target = findTarget(document, node, reference);
  const reason = target
    ? leadsInCircle(document, node) && 'which leads in a circle'
    : explainMissing(document, node, reference);
  if (!reason) return [];
  const place = locateNode(document, { file: node.file, pointer: `${node.pointer}/$ref` }, 'value');
  const nearest = target ? undefined : suggestReference(document, node, reference);
  return [describeUnresolvedReference(reference, reason, nearest, place)];
}

function leadsInCircle(document: OpenApiDocument, start: DocumentNode): boolean {
  const seen = new Set<string>();
  for (let node: DocumentNode | undefined = start; node; ) {
    if (seen.has(identify(node))) return true;
    seen.add(identify(node));
    const reference = readReference(node);
    node = reference === undefined ? undefined : findTarget(document, node, reference);
  }
  return false;
}

function explainMissing(document: OpenApiDocument, node: DocumentNode, reference: string): string {
  const { file, segments } = locateReference(reference, node.file);
  if (segments === undefined) return 'which is no JSON Pointer such as "#/components/schemas/User"';
  if (document.files.has(file)) return 'which does not exist';
  if (isRemote(file)) return 'but references to other addresses are not followed';
  return `but the file ${file} cannot be read`;
}

/** The same reference with another last step, when a member beside the missing one has a similar name. */
function suggestReference(
  document: OpenApiDocument,
  node: DocumentNode,
  reference: string,
): string | undefined {
  const { segments } = locateReference(reference, node.file);
  const last = segments?.at(-1);
  const mark = reference.indexOf('#');
  if (segments === undefined || last === undefined || mark < 0) return undefined;
  const base = `${reference.slice(0, mark)}#${formatPointer(segments.slice(0, -1))}`;
  const parent = findTarget(document, node, base);
  const name = findNearest(
    last,
    listChildren(document, parent).map(([key]) => key),
  );
  return name === undefined ? undefined : `${base}${formatPointer([name])}`;
}
