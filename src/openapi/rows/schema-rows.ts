import { isObject, readText } from '../../lib/json/json-value.ts';
import {
  type DocumentNode,
  getChild,
  identify,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import type { Fact, Field } from '../read/operation.ts';
import { findKeyword, listItemSchemas, type MergedSchema } from './merge-schema.ts';
import { openSchemaGraph, type SchemaGraph } from './schema-graph.ts';
import { listOptions, readDiscriminator, summarizeSchema } from './summarize-schema.ts';

/** Maximum nesting depth of rows; deeper ones are left out. */
const maximumDepth = 24;

/** Builds the rows of all schemas of one page: each schema is shown once, and their HTML together is bounded. */
export interface RowBuilder {
  readonly document: OpenApiDocument;
  /** An id like this one that nothing else on the page has. */
  readonly claimId: (wanted: string) => string;
  /** The row of a schema, with an id that was claimed for it; what is below it is there after `fill`. */
  readonly add: (schema: DocumentNode, id: string, row?: Partial<Row>) => Field;
  /** Counts characters of HTML that the page has in addition to the rows. */
  readonly spend: (weight: number) => void;
  /**
   * Puts rows below those that were added, those near to the surface first, until only `reserve` characters of the
   * page's HTML are left for what comes later. What has to wait gets what that leaves; with 0 nothing waits.
   */
  readonly fill: (reserve: number) => void;
}

interface Task {
  readonly draft: MutableField;
  readonly owners: readonly MergedSchema[];
  readonly depth: number;
  /** Places of properties that are beside these rows already. */
  readonly hidden: ReadonlySet<string>;
}

type MutableField = { -readonly [Key in keyof Field]: Field[Key] };

/**
 * A builder for one page, whose rows have about `budget` characters of HTML at most. Fields whose schema is shown on a page of its
 * own have no rows here: `hasPage` says so of a name in `components.schemas`.
 */
export function createRowBuilder(
  document: OpenApiDocument,
  budget: number,
  hasPage: (schema: string) => boolean = () => false,
): RowBuilder {
  const graph = openSchemaGraph(document);
  const ids = new Set<string>();
  const shown = new Map<string, NonNullable<Field['shownAt']>>();
  let tasks: Task[] = [];
  let left = budget;

  const build = (
    schema: MergedSchema,
    id: string,
    row: Row,
    place: Pick<Task, 'depth' | 'hidden'>,
  ): Field => {
    const { owners, ...summary } = summarizeSchema(graph, schema);
    const draft: MutableField = {
      id,
      ...summary,
      name: row.name,
      required: row.required,
      optional: row.optional,
      type: row.isBytes && summary.type === 'any' ? 'file' : summary.type,
      description: row.description ?? summary.description,
      facts: [...summary.facts, ...(row.facts ?? []).filter(({ label }) => !hasFact(summary.facts, label))],
      deprecated: row.deprecated || summary.deprecated,
      children: [],
      choices: undefined,
      shownAt: undefined,
      written: [...(row.owner === undefined ? [] : [row.owner]), ...schema.parts.map(({ value }) => value)],
      omitted: 0,
    };
    left -= weighRow(draft);
    const isElsewhere = row.name !== '' && draft.schemaName !== undefined && hasPage(draft.schemaName);
    if (owners.length > 0 && !isElsewhere) tasks.push({ draft, owners, ...place });
    return draft;
  };

  const expand = ({ draft, owners, depth, hidden }: Task, reserve: number): void => {
    const key = owners.map(({ rowsKey }) => rowsKey).join(' ');
    const known = shown.get(key);
    if (known) {
      draft.shownAt = known;
      return;
    }
    const rows = owners
      .flatMap((owner) => listRows(graph, owner))
      .filter(({ nodes }) => !nodes.every((node) => hidden.has(identify(node))));
    const chooser = owners.findLast(({ choices }) => choices.length > 1);
    const options = chooser ? listOptions(graph, chooser) : [];
    if (depth >= maximumDepth || left <= 0) {
      draft.omitted = rows.length + options.length;
      return;
    }
    const name = owners.map((owner) => owner.name).find((one) => one !== undefined);
    shown.set(key, { id: draft.id, name: name ?? (draft.name || draft.id) });
    // A wide schema may take some of what is reserved.
    const hasRoom = () => left > reserve / 3;
    draft.children = rows.flatMap(({ nodes, ...row }) => {
      if (!hasRoom()) return [];
      const id = claimId(ids, `${draft.id}-${row.name}`);
      return [build(graph.merge(nodes), id, row, { depth: depth + 1, hidden: none })];
    });
    const beside = new Set([...hidden, ...rows.flatMap(({ nodes }) => nodes.map(identify))]);
    const choices = options.flatMap(({ schema, title, values }) => {
      if (!hasRoom()) return [];
      const id = claimId(ids, `${draft.id}-${title}`);
      const field = build(schema, id, unnamed, { depth: depth + 1, hidden: beside });
      return [{ title, values, field }];
    });
    if (chooser && choices.length > 0)
      draft.choices = {
        kind: chooser.choiceKind,
        discriminator: readDiscriminator(chooser),
        options: choices,
      };
    draft.omitted = rows.length - draft.children.length + options.length - choices.length;
  };

  return {
    document,
    claimId: (wanted) => claimId(ids, wanted),
    add: (schema, id, row) =>
      build(graph.merge([schema]), id, { ...unnamed, ...row }, { depth: 0, hidden: none }),
    spend(weight) {
      left -= weight;
    },
    fill(reserve) {
      const waiting: Task[] = [];
      while (tasks.length > 0) {
        const depth = tasks.reduce((least, task) => Math.min(least, task.depth), maximumDepth);
        const level = tasks.filter((task) => task.depth === depth);
        tasks = tasks.filter((task) => task.depth !== depth);
        for (const task of level)
          if (left > reserve || reserve === 0) expand(task, reserve);
          else waiting.push(task);
      }
      tasks = waiting;
    },
  };
}

const none: ReadonlySet<string> = new Set();
const unnamed: Row = { name: '', required: false, optional: false };

function hasFact(facts: readonly Fact[], label: string): boolean {
  return facts.some((fact) => fact.label === label);
}

/** The rows of one schema that has a page to itself: `id` is where each row's own id starts. */
export function readSchemaRows(
  document: OpenApiDocument,
  schema: DocumentNode,
  row: Partial<Row> = {},
  id = 'schema',
  hasPage?: (schema: string) => boolean,
): Field {
  const rows = createRowBuilder(document, wholeBudget.page, hasPage);
  const field = rows.add(schema, id, row);
  rows.fill(0);
  return field;
}

/** What only the owner of a schema knows about its row. */
export interface Row {
  readonly name: string;
  readonly required: boolean;
  readonly optional: boolean;
  /** In place of the schema's own. */
  readonly description?: string | undefined;
  readonly deprecated?: boolean;
  /** Besides those of the schema, which win. */
  readonly facts?: readonly Fact[];
  /** The parameter that it is the value of, as the document has it. */
  readonly owner?: unknown;
  /** Without a type it holds bytes. */
  readonly isBytes?: boolean;
}

/** A row with the schemas that hold for it together. */
interface SchemaRow extends Row {
  readonly nodes: readonly DocumentNode[];
}

/** The rows below a schema's own: properties, any other keys, members of a tuple. Alternatives are not rows. */
function listRows(graph: SchemaGraph, schema: MergedSchema): readonly SchemaRow[] {
  const { document } = graph;
  const hasRequired = schema.properties.some(([name]) => schema.required.has(name));
  const properties = schema.properties.map(([name, nodes]) => {
    const required = schema.required.has(name);
    return { name, nodes, required, optional: hasRequired && !required };
  });
  const tuple = listItemSchemas(document, schema, 'prefixItems').map((node, index) =>
    buildRow(`[${index}]`, node),
  );
  return [...properties, ...listKeyRows(graph, schema), ...tuple];
}

/** `additionalProperties` (or `unevaluatedProperties`) with a schema, and each of `patternProperties`. */
function listKeyRows(graph: SchemaGraph, schema: MergedSchema): readonly SchemaRow[] {
  const patterns = listChildren(graph.document, findKeyword(schema, 'patternProperties')).map(
    ([pattern, node]) => buildRow(`/${pattern}/`, node),
  );
  const others = ['additionalProperties', 'unevaluatedProperties']
    .map((keyword) => findKeyword(schema, keyword))
    .find((node) => node && isObject(node.value) && Object.keys(node.value).length > 0);
  if (!others) return patterns;
  const names = findKeyword(schema, 'propertyNames');
  const name =
    readText(getChild(others, 'x-additionalPropertiesName')?.value) ??
    readText(findKeyword(schema, 'x-additionalPropertiesName')?.value) ??
    readText(names && getChild(names, 'title')?.value) ??
    'key';
  return [...patterns, buildRow(`{${name}}`, others)];
}

function buildRow(name: string, node: DocumentNode): SchemaRow {
  return { name, nodes: [node], required: false, optional: false };
}

/** Maximum length of an id; the middle of a longer one is cut out. */
const maximumLength = 72;

/** Headings and parts of an operation's page that have an id of their own. */
const reserved: readonly string[] = [
  ...['authorization', 'body', 'response', 'callbacks', 'samples', 'examples', 'send', 'receive', 'messages'],
  ...['path', 'query', 'header', 'cookie'].map((place) => `${place}-parameters`),
];

/**
 * An id that is not yet in `ids`, nor one of the page's own, and puts it there: lower case, words joined by `-`, with a
 * number where it is taken.
 */
export function claimId(ids: Set<string>, wanted: string): string {
  const plain = wanted
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  const id = shorten(plain || 'value');
  if (!ids.has(id) && !reserved.includes(id)) {
    ids.add(id);
    return id;
  }
  let number = 2;
  while (ids.has(`${id}-${number}`) || reserved.includes(`${id}-${number}`)) number++;
  ids.add(`${id}-${number}`);
  return `${id}-${number}`;
}

/** Keeps the first part and the last, so that it still says where it is and what. */
function shorten(id: string): string {
  if (id.length <= maximumLength) return id;
  const start = id.slice(0, maximumLength / 3).replace(/-[^-]*$/, '');
  const end = id.slice(-maximumLength / 2).replace(/^[^-]*-/, '');
  return `${start}-${end}`;
}

/** Maximum length of the schema rows and example responses of one page together, in characters of HTML. */
export interface RowBudget {
  readonly page: number;
  /** The part of it that parameters and bodies leave to responses and callbacks. */
  readonly responses: number;
}

/** With the sidebar, the request samples, the playground's form and what it checks with a page stays under 300 kB. */
export const wholeBudget: RowBudget = { page: 140_000, responses: 70_000 };

/** Where schemas have pages: what lies deep in an operation's is on those, and is put in from there when a reader opens it. */
export const linkedBudget: RowBudget = { page: 60_000, responses: 30_000 };

/** Maximum length of the example responses of one page together, in characters of code. */
const exampleBudget = 20_000;

/** Characters of HTML for each character of highlighted JSON, about. */
const highlightWeight = 3;

/** About how many characters of HTML these example responses have, cut as they are shown. */
export function weighExamples(texts: readonly string[]): number {
  return Math.min(exampleBudget, texts.join('').length) * highlightWeight;
}

/** Length of the HTML that every row has. */
const rowWeight = 190;

/** About how many characters of HTML a row has by itself, a little more rather than less. */
export function weighRow(
  field: Pick<Field, 'id' | 'name' | 'type' | 'schemaName' | 'description' | 'facts'>,
): number {
  const facts = field.facts.map(({ label, values, notes = [] }) =>
    [...values, ...notes].reduce((sum, text) => sum + weighText(text) + 13, label.length + 12),
  );
  const text = field.description ? weighText(field.description) + 36 : 0;
  const link = field.schemaName === undefined ? 0 : 2 * field.schemaName.length + 50;
  const head = 2 * field.id.length + field.name.length + weighText(field.type) + link;
  return rowWeight + head + text + facts.reduce((sum, weight) => sum + weight, 0);
}

/** Markdown grows a little when it becomes HTML: tags, and `&lt;` for `<`. */
export function weighText(text = ''): number {
  return Math.ceil(text.length * 1.15);
}
