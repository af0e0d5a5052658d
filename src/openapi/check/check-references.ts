import { readObject } from '../../lib/json/json-value.ts';
import { formatPointer } from '../../lib/json/pointer.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, findTarget, identify, locateNode, readReference } from '../load/node.ts';
import { locateReference } from '../load/reference.ts';
import type { Visit } from '../load/walk-document.ts';
import type { CheckContext } from './check-context.ts';
import { describeUnresolvedReference } from './document-problems.ts';
import { describeWrongKind } from './schema-problems.ts';
import { componentKinds, findComponentKind } from './specification/component-kinds.ts';

/** Candidates for what a misspelt reference may mean: with more of them the search takes too long. */
const mostCandidates = 2_000;

/** A check of the references of one document: those that lead nowhere, to themselves or to an object of another kind. */
export function createReferenceCheck(context: CheckContext): (visit: Visit) => readonly Problem[] {
  const known: KnownPlaces = new Map();
  return (visit) => checkReference(context, visit, known);
}

/** Whether a circle of references goes through a place. */
type KnownPlaces = Map<string, boolean>;

/** `known` is added to. */
function checkReference(
  { document, shapes }: CheckContext,
  visit: Visit,
  known: KnownPlaces,
): readonly Problem[] {
  const { node, kind } = visit;
  const reference = readReference(node);
  if (reference === undefined) return [];
  const isAllowed = shapes[kind]?.isReferable || kind === 'schema' || kind === 'pathItem';
  if (!isAllowed) return [];
  const { file, segments } = locateReference(reference, node.file);
  // What keeps a file from being read is told where it is first named.
  if (!document.files.has(file)) return [];
  const target = findTarget(document, node, reference);
  const reason =
    target && reference !== ''
      ? leadsInCircle(document, node, known) && 'leads back to itself'
      : reference === ''
        ? 'is empty'
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
function leadsInCircle(document: OpenApiDocument, start: DocumentNode, known: KnownPlaces): boolean {
  const seen = new Set<string>();
  let node: DocumentNode | undefined = start;
  let place = identify(start);
  while (node && !seen.has(place) && !known.has(place)) {
    seen.add(place);
    const reference = readReference(node);
    node = reference === undefined ? undefined : findTarget(document, node, reference);
    if (node) place = identify(node);
  }
  // What was seen from where the chain comes back to is the circle; what led there is none of it.
  let isCircle = false;
  for (const one of seen) {
    isCircle ||= node !== undefined && one === place;
    known.set(one, isCircle);
  }
  return known.get(identify(start)) === true;
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
  const names = Object.keys(readObject(parent?.value));
  const name = names.length > mostCandidates ? undefined : findNearest(last, names);
  return name === undefined ? undefined : `${base}${formatPointer([name])}`;
}
