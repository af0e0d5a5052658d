import { openSchemaGraph } from '../check/schema-graph.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, identify } from '../load/node.ts';
import type { Fact, Field } from '../read/operation.ts';
import { listOptions, readDiscriminator } from './choice-options.ts';
import { claimId } from './field-id.ts';
import { listRows, type Row } from './list-rows.ts';
import type { MergedSchema } from './merge-schema.ts';
import { weighField } from './page-weight.ts';
import { summarizeSchema } from './summarize-schema.ts';

/** Rows nested deeper are left out. */
const maximumDepth = 24;

/** The rows of all schemas of one page: each schema stands there once, and all of them together are bounded. */
export interface FieldPage {
  readonly document: OpenApiDocument;
  /** An id like this one that nothing else on the page has. */
  readonly claimId: (wanted: string) => string;
  /** The row of a schema, with an id that was claimed for it; what stands below it is there after `fill`. */
  readonly add: (schema: DocumentNode, id: string, row?: Partial<Row>) => Field;
  /** Counts characters of HTML that stand on the page besides the rows. */
  readonly spend: (weight: number) => void;
  /**
   * Puts rows below those that were added, those near to the surface first, until only `reserve` characters of the
   * page's HTML are left for what comes later. What has to wait gets what that leaves; with 0 nothing waits.
   */
  readonly fill: (reserve: number) => void;
}

interface Task {
  readonly draft: Draft;
  readonly owners: readonly MergedSchema[];
  readonly depth: number;
  /** Places of properties that stand beside these rows already. */
  readonly hidden: ReadonlySet<string>;
}

type Draft = { -readonly [Key in keyof Field]: Field[Key] };

/** Starts a page whose schema rows have about as many characters of HTML as `budget` says at most. */
export function startFieldPage(document: OpenApiDocument, budget: number): FieldPage {
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
    const draft: Draft = {
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
      omitted: 0,
    };
    left -= weighField(draft);
    if (owners.length > 0) tasks.push({ draft, owners, ...place });
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
