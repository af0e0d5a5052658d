import { isObject, readKey, readObject } from '../../lib/json/json-value.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import { type Place, type Problem, problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  followReferences,
  getChild,
  listChildren,
  locateNode,
  readReference,
} from '../load/document-node.ts';
import { quoteText } from '../load/problems.ts';
import type { Visit } from '../load/walk-document.ts';
import { type Matching, type Mismatch, matchSchema } from './match-schema.ts';

/** A value that the writer gives for a schema. */
interface GivenValue {
  readonly node: DocumentNode;
  readonly schema: DocumentNode;
  readonly word: 'example' | 'default';
  readonly direction: Matching['direction'];
  /** Whether a text that holds JSON may stand for what it holds. */
  readonly mayBeText: boolean;
}

/** Maximum number of schemas that are looked at for one value, and for a whole document: a second or two. */
const stepsOfOne = 100_000;
const stepsOfAll = 10_000_000;
/** Maximum number of problems reported for one example. */
const most = 3;

/** A check of the examples and defaults of a document against their schemas; each pair is compared once. */
export function createExampleCheck(document: OpenApiDocument): (visit: Visit) => readonly Problem[] {
  const compared = new WeakMap<object, Set<unknown>>();
  let steps = stepsOfAll;
  return (visit) =>
    listGiven(document, visit).flatMap((given) => {
      const { node, schema, direction } = given;
      const known = isObject(schema.value) ? (compared.get(schema.value) ?? new Set<unknown>()) : undefined;
      // Of values that are no objects the place counts.
      const key = typeof node.value === 'object' ? node.value : `${node.file}#${node.pointer}`;
      if (!known || !isObject(schema.value) || known.has(key) || steps <= 0) return [];
      compared.set(schema.value, known.add(key));
      const budget = { left: Math.min(steps, stepsOfOne) };
      const before = budget.left;
      const problems = compare({ document, direction, budget }, given);
      steps -= before - budget.left;
      return problems;
    });
}

function compare(matching: Matching, { node, schema, word, mayBeText }: GivenValue): readonly Problem[] {
  const { document } = matching;
  const found = matchSchema(matching, schema, node.value);
  const isText = typeof node.value === 'string';
  if (found.length > 0 && isText && mayBeText && found.some(({ isType }) => isType)) {
    const inner = parseJsonText(String(node.value));
    if (inner && matchSchema(matching, schema, inner.value).length === 0) return [];
  }
  // What several items of a list have in common is told of the first.
  const first = new Map(found.toReversed().map((mismatch) => [mismatch.reason, mismatch]));
  const told = [...first.values()].reverse().slice(0, most);
  return told.map((mismatch) => {
    const pointer = node.pointer + mismatch.pointer;
    return describeMismatch(word, mismatch, locateNode(document, { file: node.file, pointer }, 'value'));
  });
}

function parseJsonText(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function listGiven(document: OpenApiDocument, { node, kind }: Visit): readonly GivenValue[] {
  if (readReference(node) !== undefined) return [];
  if (kind === 'schema') return listOwn(node);
  if (kind === 'parameter' || kind === 'header') {
    const direction = kind === 'parameter' ? 'request' : undefined;
    return listOfHolder(document, node, direction, true);
  }
  if (kind === 'mediaType') return listOfMediaType(document, node);
  if (kind === 'response' && document.version.startsWith('2')) return listOfTwo(document, node);
  return [];
}

/** What a schema gives for itself. */
function listOwn(schema: DocumentNode): readonly GivenValue[] {
  const given = (node: DocumentNode | undefined, word: GivenValue['word']): readonly GivenValue[] =>
    node ? [{ node, schema, word, direction: undefined, mayBeText: true }] : [];
  const examples = getChild(schema, 'examples');
  const list = Array.isArray(examples?.value) ? examples.value : [];
  return [
    ...given(getChild(schema, 'default'), 'default'),
    ...given(getChild(schema, 'example'), 'example'),
    ...list.flatMap((_, index) => given(examples && getChild(examples, String(index)), 'example')),
  ];
}

function listOfHolder(
  document: OpenApiDocument,
  holder: DocumentNode,
  direction: Matching['direction'],
  mayBeText: boolean,
): readonly GivenValue[] {
  const schema = getChild(holder, 'schema');
  if (!schema) return [];
  const named = listChildren(document, getChild(holder, 'examples')).map(([, example]) => {
    const target = followReferences(document, example);
    return target && (getChild(target, 'value') ?? getChild(target, 'dataValue'));
  });
  return [getChild(holder, 'example'), ...named].flatMap((node): readonly GivenValue[] =>
    node ? [{ node, schema, word: 'example', direction, mayBeText }] : [],
  );
}

/** Text of other media types is no JSON, so that its schema says nothing about it as it stands. */
function listOfMediaType(document: OpenApiDocument, node: DocumentNode): readonly GivenValue[] {
  const steps = parsePointer(node.pointer);
  const isJson = /[/+]json|^\*\/\*|^application\/\*/i.test(steps.at(-1) ?? '');
  const isResponse = steps.includes('responses') || steps.includes('headers');
  const isRequest = steps.includes('requestBody') || steps.includes('requestBodies');
  const direction = isResponse ? 'response' : isRequest ? 'request' : undefined;
  return listOfHolder(document, node, direction, true).filter(
    ({ node: given }) => isJson || typeof given.value === 'object',
  );
}

function listOfTwo(document: OpenApiDocument, response: DocumentNode): readonly GivenValue[] {
  const schema = getChild(response, 'schema');
  if (!schema || !isObject(readKey(readObject(response.value), 'examples'))) return [];
  return listChildren(document, getChild(response, 'examples'))
    .filter(([mediaType, { value }]) => /json/i.test(mediaType) && value !== undefined)
    .map(([, node]) => ({ node, schema, word: 'example', direction: 'response', mayBeText: true }));
}

/** An example or a default that its schema does not allow. */
function describeMismatch(word: 'example' | 'default', mismatch: Mismatch, place: Place): Problem {
  const { pointer, reason, hint } = mismatch;
  const where = pointer === '' ? 'it' : quoteText(parsePointer(pointer).join('.'));
  return problem(
    place,
    `openapi/${word}-mismatch`,
    'warning',
    `The ${word} does not match its schema: ${where} ${reason}.`,
    hint ?? `Correct the ${word}, or the schema if the ${word} is right.`,
  );
}
