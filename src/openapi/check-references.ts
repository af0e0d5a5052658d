import { findNearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import type { CheckContext } from './check-context.ts';
import type { OpenApiDocument } from './document.ts';
import { describeUnresolvedReference } from './document-problems.ts';
import { locateNode } from './locate-node.ts';
import { type DocumentNode, findTarget, identify, listChildren, readReference } from './node.ts';
import { formatPointer } from './pointer.ts';
import { locateReference } from './reference.ts';
import { describeWrongKind } from './schema-problems.ts';
import { componentKinds, findComponentKind } from './specification/component-kinds.ts';
import type { Visit } from './walk-document.ts';

/** The problem of a node whose `$ref` leads nowhere, or to an object of another kind, if it is one. */
export function checkReference({ document, shapes }: CheckContext, visit: Visit): readonly Problem[] {
  const { node, kind } = visit;
  const reference = readReference(node);
  if (reference === undefined) return [];
  const isAllowed = shapes[kind]?.isReferable || kind === 'schema' || kind === 'pathItem';
  if (!isAllowed) return [];
  const { file, segments } = locateReference(reference, node.file);
  // What keeps a file from being read is told where it is first named.
  if (!document.files.has(file)) return [];
  const target = findTarget(document, node, reference);
  const reason = target
    ? leadsInCircle(document, node) && 'leads back to itself'
    : segments === undefined
      ? 'is no JSON Pointer such as "#/components/schemas/User"'
      : 'leads nowhere';
  const place = () => locateNode(document, { file: node.file, pointer: `${node.pointer}/$ref` }, 'value');
  if (!reason) {
    const found = findComponentKind(segments);
    const wanted = Object.keys(componentKinds).find((name) => componentKinds[name] === kind);
    return found === undefined || found === kind || wanted === undefined
      ? []
      : [describeWrongKind(reference, segments?.[1] ?? '', wanted, place())];
  }
  const nearest = target ? undefined : suggestReference(document, node, reference);
  return [describeUnresolvedReference(reference, reason, nearest, place())];
}

/** Whether a chain of references comes back to where it starts: what leads into the circle is not told too. */
function leadsInCircle(document: OpenApiDocument, start: DocumentNode): boolean {
  const seen = new Set<string>();
  for (let node: DocumentNode | undefined = start; node; ) {
    if (seen.has(identify(node))) return identify(node) === identify(start);
    seen.add(identify(node));
    const reference = readReference(node);
    node = reference === undefined ? undefined : findTarget(document, node, reference);
  }
  return false;
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
