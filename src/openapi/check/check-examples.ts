import { findMistakes } from '../../json-schema/find-mistakes.ts';
import { boundPhrases, type Mistake, type SizeKeyword } from '../../json-schema/mistake.ts';
import { isObject, readKey, readObject, readTexts, tryParseJson } from '../../lib/json/json-value.ts';
import { escapeSegment, parsePointer } from '../../lib/json/pointer.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { type Place, type Problem, problem } from '../../problem/problem.ts';
import { findMessageSchema } from '../channels/read-channel-messages.ts';
import {
  createSchemaLookup,
  type DocumentNode,
  followReferences,
  getChild,
  listChildren,
  locateNode,
  type OpenApiDocument,
  readReference,
} from '../load/document.ts';
import { quoteText } from '../load/problems.ts';
import type { Visit } from '../load/walk-document.ts';

/** A value that the writer gives for a schema. */
interface GivenValue {
  readonly node: DocumentNode;
  readonly schema: DocumentNode;
  readonly word: 'example' | 'default';
  readonly direction: Matching['direction'];
  /** Whether a text that holds JSON may replace what it holds. */
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
      // Of values that are not objects the place counts.
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
    const inner = tryParseJson(String(node.value));
    if (inner !== undefined && matchSchema(matching, schema, inner).length === 0) return [];
  }
  // What several items of a list have in common is told of the first.
  const first = new Map(found.toReversed().map((mismatch) => [mismatch.reason, mismatch]));
  const told = [...first.values()].reverse().slice(0, most);
  return told.map((mismatch) => {
    const pointer = node.pointer + mismatch.pointer;
    return describeMismatch(word, mismatch, locateNode(document, { file: node.file, pointer }, 'value'));
  });
}

function listGiven(document: OpenApiDocument, { node, kind }: Visit): readonly GivenValue[] {
  if (readReference(node) !== undefined) return [];
  if (kind === 'schema') return listOwn(node);
  if (kind === 'parameter' || kind === 'header') {
    const direction = kind === 'parameter' ? 'request' : undefined;
    return listOfHolder(document, node, direction, true);
  }
  if (kind === 'mediaType') return listOfMediaType(document, node);
  if (kind === 'message') return listOfMessage(document, node);
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

/** The payloads of the examples of a message of AsyncAPI. */
function listOfMessage(document: OpenApiDocument, message: DocumentNode): readonly GivenValue[] {
  const schema = findMessageSchema(document, getChild(message, 'payload'));
  if (!schema) return [];
  return listChildren(document, getChild(message, 'examples')).flatMap(
    ([, example]): readonly GivenValue[] => {
      const node = getChild(example, 'payload');
      return node ? [{ node, schema, word: 'example', direction: undefined, mayBeText: true }] : [];
    },
  );
}

/** Text of other media types is not JSON, so that its schema says nothing about it as it is. */
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

/** One comparison of a value with a schema. */
export interface Matching {
  readonly document: OpenApiDocument;
  /** What is sent lacks what is only read, and the other way round; undefined: either may be missing. */
  readonly direction: 'request' | 'response' | undefined;
  /** How many schemas may still be looked at. */
  readonly budget: { left: number };
}

/** One thing in a value that its schema does not allow. */
interface Mismatch {
  /** A JSON Pointer to what is wrong; for a missing property to the object that lacks it. */
  readonly pointer: string;
  /** The end of a sentence about it: `must be a number, but is "1"`. */
  readonly reason: string;
  /** What to do; undefined when nothing better is known than to correct it. */
  readonly hint?: string | undefined;
  /** Whether it is the type that is wrong, so that no other rule of the schema was looked at. */
  readonly isType?: boolean;
}

/** Formats that are told apart by one look, each with a text of it; what others mean is for people. */
const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  email: 'ada@example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
};
const formatNames = new Set(Object.keys(formats));
const unevaluated = new Set(['unevaluatedItems', 'unevaluatedProperties']);
const ignored = new Set([...unevaluated, 'nullable']);

/**
 * What of a value a schema of a document does not allow, in words for the document's writer. The document is as it is
 * written: of any version. That a value matches several of `oneOf`, and `unevaluated...`, are not told.
 */
export function matchSchema(
  { document, direction, budget }: Matching,
  { file, value: schema }: DocumentNode,
  value: unknown,
): readonly Mismatch[] {
  const isOlder = /^[23]\.0/.test(document.version);
  const reading = {
    resolve: createSchemaLookup(document),
    budget,
    direction,
    formats: formatNames,
    ignored: isOlder ? unevaluated : ignored,
    isRefAlone: isOlder,
    allowsSeveral: true,
  };
  return [...findMistakes(reading, { schema, base: file }, value)].flatMap(explain);
}

function explain(mistake: Mistake): readonly Mismatch[] {
  const { keyword, pointer, schema, value } = mistake;
  const say = (reason: string, hint?: string): readonly Mismatch[] => [{ pointer, reason, hint }];
  switch (keyword) {
    case 'false':
      return say('is not allowed there');
    case 'type': {
      const wanted = mistake.expected.map((type) => typeNames[type] ?? type).join(' or ');
      const reason = `must be ${wanted}, but is ${showValue(value)}`;
      return [{ pointer, reason, hint: advise(value, mistake.expected), isType: true }];
    }
    case 'enum':
      return [{ pointer, ...explainEnum(mistake.expected, value) }];
    case 'const':
      return say(`must be ${showValue(mistake.expected[0])}, but is ${showValue(value)}`);
    case 'anyOf':
    case 'oneOf':
      return findNearestChoice(
        pointer,
        mistake.inner.map((found) => found.flatMap(explain)),
      );
    case 'several':
      return [];
    case 'not':
      return say('is what "not" of the schema forbids');
    case 'required':
      return [explainMissing(mistake, mistake.expected)];
    case 'dependentRequired': {
      const { because, expected } = mistake;
      return say(`has ${showValue(because)}, so that the schema requires ${showValue(expected)} too`);
    }
    case 'additionalProperties': {
      const known = Object.keys(readObject(readKey(schema, 'properties')));
      const nearest = findNearest(mistake.name, known);
      return say('is none of the properties, and the schema allows no others', suggest(nearest));
    }
    case 'propertyNames':
      return mistake.inner
        .flat()
        .flatMap(explain)
        .flatMap(({ reason }) => say(`has a name that ${reason}`));
    case 'uniqueItems':
      return [
        { pointer: `${pointer}/${mistake.index}`, reason: 'is in the list already, which must not repeat' },
      ];
    case 'pattern':
      return say(`must match the pattern ${showValue(mistake.expected)}, but is ${showValue(value)}`);
    case 'format':
      return say(
        `must be of format ${mistake.expected}, but is ${showValue(value)}`,
        `Write it like this: ${formats[mistake.expected] ?? ''}`,
      );
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return say(`must be ${boundPhrases[keyword]} ${mistake.expected}, but is ${value}`);
    default:
      return say(explainSize(keyword, mistake.expected, mistake.size));
  }
}

function explainSize(keyword: SizeKeyword, expected: number, size: number): string {
  if (keyword === 'minContains') return 'lacks an item that "contains" of the schema asks for';
  if (keyword === 'maxContains')
    return `must hold at most ${expected} of what "contains" asks for, but holds ${size}`;
  const plural = expected === 1 ? '' : 's';
  const noun = keyword.endsWith('Properties')
    ? 'properties'
    : `${keyword.endsWith('Length') ? 'character' : 'item'}${plural}`;
  return `must have ${keyword.startsWith('min') ? 'at least' : 'at most'} ${expected} ${noun}, but has ${size}`;
}

function explainEnum(choices: readonly unknown[], value: unknown): Pick<Mismatch, 'reason' | 'hint'> {
  const shown = choices.slice(0, 8).map(showValue).join(', ');
  const words = `${choices.length === 1 ? '' : 'one of '}${shown}${choices.length > 8 ? ', ...' : ''}`;
  const nearest = typeof value === 'string' ? findNearest(value, readTexts(choices)) : undefined;
  return { reason: `must be ${words}, but is ${showValue(value)}`, hint: suggest(nearest) };
}

/** Another property may be the missing one, misspelt. */
function explainMissing({ pointer, schema, value }: Mistake, name: string): Mismatch {
  const properties = readObject(readKey(schema, 'properties'));
  const near = findNearest(name, Object.keys(readObject(value)));
  if (near !== undefined && !Object.hasOwn(properties, near))
    return {
      pointer: `${pointer}/${escapeSegment(near)}`,
      reason: `stands where the schema requires ${showValue(name)}`,
      hint: suggest(name),
    };
  return {
    pointer,
    reason: `lacks ${showValue(name)}, which the schema requires`,
    hint: `Add ${showValue(name)} to the example, or take it out of "required".`,
  };
}

function suggest(nearest: string | undefined): string | undefined {
  return nearest === undefined ? undefined : `Did you mean ${showValue(nearest)}?`;
}

/** A value as messages show it. */
function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

function advise(value: unknown, types: readonly string[]): string | undefined {
  const wants = (...wanted: readonly string[]) => types.some((type) => wanted.includes(type));
  if (value === null) return 'Write a value, or let the schema allow null.';
  if (typeof value === 'string' && wants('number', 'integer', 'boolean')) return 'Write it without quotes.';
  if (typeof value !== 'object' && wants('string')) return 'Put it in quotes.';
  if (!Array.isArray(value) && wants('array')) return 'Put it in [ ].';
  return undefined;
}

/** What the choice that comes nearest does not allow; one of another type is farther away than any number of mistakes within. */
function findNearestChoice(pointer: string, choices: readonly (readonly Mismatch[])[]): readonly Mismatch[] {
  const rate = (found: readonly Mismatch[]) =>
    found.length + (found.some((one) => one.isType && one.pointer === pointer) ? 1_000 : 0);
  return choices.reduce((best, found) => (rate(found) < rate(best) ? found : best));
}
