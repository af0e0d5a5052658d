import { formatInlineJson } from '../../lib/json/format-json.ts';
import { isObject } from '../../lib/json/json-value.ts';
import type { Place } from '../../problem/problem.ts';
import {
  type DocumentNode,
  identify,
  locateNode,
  type OpenApiDocument,
  readReference,
} from '../load/document.ts';
import {
  findKeyword,
  hasFlag,
  listItemSchemas,
  listKeyword,
  listNumbers,
  listValues,
  type MergedSchema,
} from '../rows/merge-schema.ts';
import { openSchemaGraph, type SchemaGraph } from '../rows/schema-graph.ts';
import type { Difference, DifferenceKind, SchemaUse } from './api-change.ts';

/** Two versions of a schema; undefined for one that says nothing. */
export interface SchemaPair {
  readonly old: DocumentNode | undefined;
  readonly new: DocumentNode | undefined;
}

/** Compares schemas of two documents; what it found of a pair is known when the pair comes again. */
export type CompareSchemas = (pair: SchemaPair, direction: SchemaUse) => readonly Difference[];

/** Two schemas as they are compared. */
interface Compared {
  readonly direction: SchemaUse;
  readonly old: MergedSchema;
  readonly new: MergedSchema;
}

/**
 * Gives what compares the schemas of two documents: by what values they allow (JSON Schema 2020-12), as far as types, enum,
 * bounds, properties, items and choices say it. A schema within itself is compared once.
 */
export function openSchemaComparison(old: OpenApiDocument, changed: OpenApiDocument): CompareSchemas {
  const graphs = { old: openSchemaGraph(old), new: openSchemaGraph(changed) };
  const known = new Map<string, readonly Difference[]>();

  const compareNodes = (
    oldNodes: readonly DocumentNode[],
    newNodes: readonly DocumentNode[],
    direction: SchemaUse,
  ): readonly Difference[] => {
    const pair = { direction, old: graphs.old.merge(oldNodes), new: graphs.new.merge(newNodes) };
    const key = [direction, ...[pair.old, pair.new].map(nameSchema)].join('\n');
    const found = known.get(key);
    if (found) return found;
    // A schema within itself says nothing more the second time.
    known.set(key, []);
    const differences = [...compareOwn(pair, graphs), ...compareParts(pair, graphs, compareNodes)];
    known.set(key, differences);
    return differences;
  };

  return (pair, direction) => compareNodes(pair.old ? [pair.old] : [], pair.new ? [pair.new] : [], direction);
}

type CompareNodes = (
  old: readonly DocumentNode[],
  changed: readonly DocumentNode[],
  direction: SchemaUse,
) => readonly Difference[];

interface Graphs {
  readonly old: SchemaGraph;
  readonly new: SchemaGraph;
}

/** The places that a schema is made of, but for those that only lead to another. */
function nameSchema({ parts }: MergedSchema): string {
  const own = parts.filter((part) => {
    const keys = readReference(part) === undefined ? [] : Object.keys(Object(part.value));
    return keys.length === 0 || keys.some((key) => !/^(?:\$ref|description|summary|title)$/.test(key));
  });
  return own.map(identify).join(' ');
}

/** What a schema says of its own value. */
function compareOwn(pair: Compared, graphs: Graphs): readonly Difference[] {
  const tell = openTeller(pair, graphs);
  return [
    ...compareTypes(pair, graphs, tell),
    ...compareValues(pair, tell),
    ...(['format', 'pattern'] as const).flatMap((keyword) => {
      const [before, after] = [findKeyword(pair.old, keyword)?.value, findKeyword(pair.new, keyword)?.value];
      if (before === after) return [];
      const message = describeChange(keyword, before, after);
      return tell(
        after === undefined ? 'wider' : before === undefined ? 'narrower' : 'other',
        message,
        keyword,
      );
    }),
    ...bounds.flatMap(([keyword, isLeast]) => {
      const [before, after] = [pair.old, pair.new].map((schema) => {
        const numbers = listNumbers(schema, keyword);
        return numbers.length === 0 ? undefined : isLeast ? Math.max(...numbers) : Math.min(...numbers);
      });
      if (before === after) return [];
      const isNarrower =
        before === undefined || (after !== undefined && (isLeast ? after > before : after < before));
      return tell(isNarrower ? 'narrower' : 'wider', describeChange(keyword, before, after), keyword);
    }),
    ...compareFlag(pair, 'uniqueItems', tell, 'narrower', 'wider'),
    ...compareFlag(pair, 'deprecated', tell, 'same', 'same'),
    ...compareDefaults(pair, tell),
  ];
}

/** Keywords that bound a value, and whether a greater number allows less. */
const bounds: readonly (readonly [keyword: string, isLeast: boolean])[] = [
  ['minimum', true],
  ['exclusiveMinimum', true],
  ['maximum', false],
  ['exclusiveMaximum', false],
  ['minLength', true],
  ['maxLength', false],
  ['minItems', true],
  ['maxItems', false],
  ['minProperties', true],
  ['maxProperties', false],
  ['multipleOf', true],
];

/** What happened to the values that a schema allows. */
type Extent = 'wider' | 'narrower' | 'other' | 'same';

type Tell = (extent: Extent, message: string, keyword?: string) => readonly Difference[];

/** What makes a difference of what happened: a client breaks on sending what is not allowed any more, and on receiving what was not before. */
function openTeller({ direction, old, new: changed }: Compared, graphs: Graphs): Tell {
  return (extent, message, keyword) => {
    const isBreaking = extent === 'other' || extent === (direction === 'sent' ? 'narrower' : 'wider');
    const found = keyword === undefined ? undefined : findKeyword(changed, keyword);
    const place =
      locate(graphs.new.document, found ?? changed.parts[0]) ?? locate(graphs.old.document, old.parts[0]);
    return [{ kind: 'changed', isBreaking, path: [], message, place: place ?? nowhere(graphs) }];
  };
}

function locate(document: OpenApiDocument, node: DocumentNode | undefined): Place | undefined {
  return node && locateNode(document, node, 'key');
}

function nowhere({ new: { document } }: Graphs): Place {
  return { file: document.file, line: 1, column: 1 };
}

function describeChange(keyword: string, before: unknown, after: unknown): string {
  const say = (value: unknown) => (typeof value === 'string' ? value : formatInlineJson(value));
  if (before === undefined) return `has ${keyword} ${say(after)} now`;
  if (after === undefined) return `has no ${keyword} any more, it was ${say(before)}`;
  return `has ${keyword} ${say(after)}, it was ${say(before)}`;
}

function compareTypes({ old, new: changed }: Compared, graphs: Graphs, tell: Tell): readonly Difference[] {
  const before = [...old.types, ...(old.isNullable ? ['null'] : [])];
  const after = [...changed.types, ...(changed.isNullable ? ['null'] : [])];
  if (old.choices.length > 0 && changed.choices.length > 0) return [];
  if (hasOtherShape(old, changed)) {
    const isChoice = changed.choices.length > 0;
    const names = (isChoice ? changed : old).choices.map((choice) => {
      const graph = isChoice ? graphs.new : graphs.old;
      const schema = graph.merge([choice]);
      return schema.name ?? graph.nameType(schema);
    });
    return isChoice
      ? tell('wider', `is one of ${list(names)} now`)
      : tell('narrower', `is not one of ${list(names)} any more`);
  }
  const allows = (types: readonly string[], type: string) =>
    types.every((one) => one === 'null') ||
    types.includes(type) ||
    (type === 'integer' && types.includes('number'));
  const lost = before.length === 0 ? after.length > 0 : before.some((type) => !allows(after, type));
  const gained = after.length === 0 ? before.length > 0 : after.some((type) => !allows(before, type));
  const isOnlyNull = (one: readonly string[], other: readonly string[]) =>
    one.filter((type) => type !== 'null').join() === other.filter((type) => type !== 'null').join();
  if (isOnlyNull(before, after) && old.isNullable !== changed.isNullable)
    return tell(
      changed.isNullable ? 'wider' : 'narrower',
      changed.isNullable ? 'may be null now' : 'may not be null any more',
      'type',
    );
  if (!lost && !gained) return [];
  const message = `is ${graphs.new.nameType(changed)}, it was ${graphs.old.nameType(old)}`;
  return tell(lost && gained ? 'other' : lost ? 'narrower' : 'wider', message, 'type');
}

/** Whether one of two schemas has properties, and the other one choices that have them. */
function hasOtherShape(old: MergedSchema, changed: MergedSchema): boolean {
  const hasChoices = changed.choices.length > 0;
  return old.choices.length > 0 !== hasChoices && (hasChoices ? old : changed).properties.length > 0;
}

function compareValues({ old, new: changed }: Compared, tell: Tell): readonly Difference[] {
  const [before, after] = [old, changed].map((schema) =>
    listValues(schema).map((value) => formatInlineJson(value)),
  );
  if (!before || !after || (before.length === 0 && after.length === 0)) return [];
  if (before.length === 0) return tell('narrower', `is one of ${list(after)} now`, 'enum');
  if (after.length === 0) return tell('wider', `need not be one of ${list(before)} any more`);
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  return [
    ...(removed.length > 0 ? tell('narrower', `may not be ${list(removed)} any more`, 'enum') : []),
    ...(added.length > 0 ? tell('wider', `may be ${list(added)} now`, 'enum') : []),
  ];
}

/** `"a", "b" and 3 more`. */
function list(values: readonly string[]): string {
  const most = 8;
  const shown = values.slice(0, most).join(', ');
  return values.length > most ? `${shown} and ${values.length - most} more` : shown;
}

function compareFlag(
  { old, new: changed }: Compared,
  keyword: string,
  tell: Tell,
  gained: Extent,
  lost: Extent,
): readonly Difference[] {
  const [before, after] = [hasFlag(old, keyword), hasFlag(changed, keyword)];
  if (before === after) return [];
  const word = keyword === 'uniqueItems' ? 'unique in its items' : keyword;
  return tell(after ? gained : lost, after ? `is ${word} now` : `is not ${word} any more`, keyword);
}

function compareDefaults({ old, new: changed }: Compared, tell: Tell): readonly Difference[] {
  const [before, after] = [findKeyword(old, 'default'), findKeyword(changed, 'default')];
  if (formatInlineJson(before?.value) === formatInlineJson(after?.value)) return [];
  return tell('same', describeChange('default', before?.value, after?.value), 'default');
}

/** What is inside a schema: properties, items, further properties, choices. */
function compareParts(pair: Compared, graphs: Graphs, compare: CompareNodes): readonly Difference[] {
  return [
    ...compareProperties(pair, graphs, compare),
    ...compareItems(pair, graphs, compare),
    ...compareFurther(pair, graphs, compare),
    ...compareChoices(pair, graphs, compare),
  ];
}

function compareProperties(
  { direction, old, new: changed }: Compared,
  graphs: Graphs,
  compare: CompareNodes,
): readonly Difference[] {
  const before = new Map(listOwnProperties(old, graphs.old, direction));
  const after = new Map(listOwnProperties(changed, graphs.new, direction));
  if (old.parts.length === 0 || changed.parts.length === 0 || hasOtherShape(old, changed)) return [];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): readonly Difference[] => {
    const [was, is] = [before.get(name), after.get(name)];
    const [wasRequired, isRequired] = [old.required.has(name), changed.required.has(name)];
    const at = (kind: DifferenceKind, isBreaking: boolean, message: string): Difference => ({
      kind,
      isBreaking,
      path: [name],
      message,
      place: locate(graphs.new.document, is?.[0]) ?? locate(graphs.old.document, was?.[0]) ?? nowhere(graphs),
    });
    if (!is) return [at('removed', true, 'was removed')];
    if (!was) {
      const isNeeded = direction === 'sent' && isRequired;
      return [at('added', isNeeded, isNeeded ? 'was added and is required' : 'was added')];
    }
    const presence =
      wasRequired === isRequired
        ? []
        : [
            at(
              'changed',
              direction === 'sent' ? isRequired : wasRequired,
              isRequired
                ? direction === 'sent'
                  ? 'is required now'
                  : 'is always there now'
                : direction === 'sent'
                  ? 'is not required any more'
                  : 'may be left out now',
            ),
          ];
    return [...presence, ...within(name, compare(was, is, direction))];
  });
}

/** What a client does not send, or does not receive, is no concern of it. */
function listOwnProperties(
  schema: MergedSchema,
  graph: SchemaGraph,
  direction: SchemaUse,
): MergedSchema['properties'] {
  const left = direction === 'sent' ? 'readOnly' : 'writeOnly';
  return schema.properties.filter(([, schemas]) => !hasFlag(graph.merge(schemas), left));
}

function within(step: string, differences: readonly Difference[]): readonly Difference[] {
  return differences.map((one) => ({ ...one, path: [step, ...one.path] }));
}

function compareItems({ direction, old, new: changed }: Compared, graphs: Graphs, compare: CompareNodes) {
  const [before, after] = [
    listItemSchemas(graphs.old.document, old, 'items'),
    listItemSchemas(graphs.new.document, changed, 'items'),
  ];
  if (before.length === 0 || after.length === 0) return [];
  return within('[]', compare(before, after, direction));
}

/** `additionalProperties`: a schema, or whether there may be any. */
function compareFurther(pair: Compared, graphs: Graphs, compare: CompareNodes): readonly Difference[] {
  const [before, after] = [pair.old, pair.new].map(
    (schema) => listKeyword(schema, 'additionalProperties')[0],
  );
  const isClosed = (node: DocumentNode | undefined) => node?.value === false;
  if (pair.old.parts.length === 0 || pair.new.parts.length === 0) return [];
  if (isClosed(before) !== isClosed(after))
    return openTeller(pair, graphs)(
      isClosed(after) ? 'narrower' : 'wider',
      isClosed(after) ? 'may have no further properties any more' : 'may have further properties now',
      'additionalProperties',
    ).map((one) => (pair.direction === 'received' ? { ...one, isBreaking: false } : one));
  if (!before || !after || !isObject(before.value) || !isObject(after.value)) return [];
  return within('{}', compare([before], [after], pair.direction));
}

/** `oneOf` and `anyOf`: choices of one name are the same, unnamed ones those of one type. */
function compareChoices(
  { direction, old, new: changed }: Compared,
  graphs: Graphs,
  compare: CompareNodes,
): readonly Difference[] {
  if (old.choices.length === 0 || changed.choices.length === 0) return [];
  const name = (graph: SchemaGraph) => (choices: readonly DocumentNode[]) => {
    const named = new Map<string, DocumentNode>();
    for (const choice of choices) {
      const schema = graph.merge([choice]);
      const text = schema.name ?? graph.nameType(schema);
      let key = text;
      for (let count = 2; named.has(key); count++) key = `${text} ${count}`;
      named.set(key, choice);
    }
    return named;
  };
  const [before, after] = [name(graphs.old)(old.choices), name(graphs.new)(changed.choices)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): readonly Difference[] => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was && is) return within(`(${key})`, compare([was], [is], direction));
    return [
      {
        kind: is ? 'added' : 'removed',
        isBreaking: direction === 'sent' ? !is : !!is,
        path: [],
        message: is ? `may be ${key} now` : `may not be ${key} any more`,
        place: locate(graphs.new.document, is) ?? locate(graphs.old.document, was) ?? nowhere(graphs),
      },
    ];
  });
}
