import { isObject, readKey, readObject, readText } from '../../lib/json/json-value.ts';
import { formatPointer } from '../../lib/json/pointer.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import {
  type DocumentNode,
  getChild,
  getRoot,
  identify,
  listChildren,
  locateNode,
  locateReference,
  type OpenApiDocument,
  readReference,
  resolveReference,
} from '../load/document.ts';
import { type Visit, walkDocument } from '../load/walk-document.ts';
import type { CheckContext } from './check-shape.ts';
import { checkProblem } from './problems.ts';
import { componentKinds, findComponentKind, findShapes } from './specification/version-shapes.ts';

/** Maximum number of names compared with a misspelt reference: more would take too long. */
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
  const target = resolveReference(document, node, reference);
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
      : [checkProblem('wrong-reference', place(), reference, segments?.[1] ?? '', wanted)];
  }
  if (target && reference !== '' && kind === 'schema')
    return [checkProblem('circular-reference', place(), reference)];
  const nearest = target ? undefined : suggestReference(document, node, reference);
  return [checkProblem('unresolved-reference', place(), reference, reason, nearest)];
}

/** Whether a chain of references comes back to where it starts: what leads into the circle is not told too. */
function leadsInCircle(document: OpenApiDocument, start: DocumentNode, known: KnownPlaces): boolean {
  const seen = new Set<string>();
  let node: DocumentNode | undefined = start;
  let place = identify(start);
  while (node && !seen.has(place) && !known.has(place)) {
    seen.add(place);
    const reference = readReference(node);
    node = reference === undefined ? undefined : resolveReference(document, node, reference);
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
  const parent = resolveReference(document, node, base);
  const names = Object.keys(readObject(parent?.value));
  const name = names.length > mostCandidates ? undefined : findNearest(last, names);
  return name === undefined ? undefined : `${base}${formatPointer([name])}`;
}

const areasOfThree = ['schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers'];
const areasOfTwo = ['definitions', 'responses', 'parameters'];

/** The components that no operation leads to, in one note; none for a document without operations. */
export function checkUnused(document: OpenApiDocument): readonly Problem[] {
  const root = getRoot(document);
  const isTwo = document.version.startsWith('2');
  const owner = isTwo ? root : getChild(root, 'components');
  const starts = ['paths', 'webhooks', 'x-webhooks'].flatMap((key) =>
    listChildren(document, getChild(root, key)).map(([, node]): Visit => ({ node, kind: 'pathItem' })),
  );
  if (!owner || starts.length === 0) return [];
  const used = new Set<unknown>();
  const mapped: DocumentNode[] = [];
  const walk = (from: readonly Visit[]) =>
    walkDocument(document, findShapes(document.version), from, used, ({ node, kind }) => {
      if (kind === 'schema') mapped.push(...listMapped(document, node));
    });
  walk(starts);
  // What a discriminator alone names is used too, and may name more.
  for (let next = mapped.splice(0); next.length > 0; next = mapped.splice(0))
    walk(next.map((node) => ({ node, kind: 'schema' })));
  const unused = (isTwo ? areasOfTwo : areasOfThree).flatMap((area) =>
    listChildren(document, getChild(owner, area)).filter(
      ([, { value }]) => isObject(value) && !used.has(value),
    ),
  );
  const first = unused[0]?.[1];
  if (!first) return [];
  return [
    checkProblem(
      'unused-components',
      locateNode(document, first, 'key'),
      unused.map(([name]) => name),
    ),
  ];
}

function listMapped(document: OpenApiDocument, schema: DocumentNode): readonly DocumentNode[] {
  const mapping = readKey(readObject(readKey(readObject(schema.value), 'discriminator')), 'mapping');
  return Object.values(readObject(mapping)).flatMap((value) => {
    const name = readText(value) ?? '';
    const target =
      resolveReference(document, schema, name) ??
      resolveReference(document, schema, `#/components/schemas/${name}`);
    return target ? [target] : [];
  });
}
