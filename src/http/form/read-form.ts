import { formatInlineJson } from '../../lib/json/format-json.ts';
import { readText } from '../../lib/json/json-value.ts';
import { readEncoding } from '../../openapi/examples/read-examples.ts';
import {
  type DocumentNode,
  followChild,
  getChild,
  listChildren,
  type OpenApiDocument,
} from '../../openapi/load/document.ts';
import type { Operation } from '../../openapi/read/operation.ts';
import { listParameterNodes } from '../../openapi/read/read-messages.ts';
import { findEntry, type OperationEntry } from '../../openapi/read/read-operations.ts';
import { findKeyword, hasFlag } from '../../openapi/rows/merge-schema.ts';
import { openSchemaGraph, type SchemaGraph } from '../../openapi/rows/schema-graph.ts';
import { toCallable } from './callable.ts';
import {
  type Branch,
  type FormSource,
  isTextChoice,
  listTypes,
  readBranch,
  readLeaf,
  readValues,
  toSource,
} from './form-controls.ts';
import type { FormControl, FormField, PlaygroundForm } from './playground-form.ts';

/**
 * The form of an operation: a field for each parameter and for the body of each media type, made from their schemas;
 * JSON text where these are too deep, too large or without an end. Throws when none of the documents has the operation.
 */
export function readForm(
  documents: readonly OpenApiDocument[],
  operation: Operation,
  isPrefilled = false,
): PlaygroundForm {
  const entry = findEntry(documents, operation);
  const { document } = entry;
  const plan = startFormPlan(openSchemaGraph(document), formBudget);
  const parameters = readParameters(plan, entry, operation, isPrefilled);
  const bodies = readBodies(plan, entry, operation);
  plan.fill();
  return {
    parameters,
    bodies: bodies.map(({ field, kind, node }) => finishBody(document, field, kind, node)),
    values: bodies.map(({ value }) => value),
  };
}

function readParameters(
  { graph, add }: FormPlan,
  { document, pathItem, node: own }: OperationEntry,
  { parameters }: Operation,
  isPrefilled: boolean,
): PlaygroundForm['parameters'] {
  const nodes = listParameterNodes(document, pathItem, own);
  return parameters.map(({ name, in: place, required, deprecated, description, examples }) => {
    const node = nodes.find((one) => one.name === name && one.place === place)?.node;
    const [, content] = listChildren(document, node && getChild(node, 'content'))[0] ?? [];
    const [example] = examples;
    const value = required || (isPrefilled && example?.isGiven) ? example?.value : undefined;
    const frame = { name, required, description, deprecated };
    return {
      in: place,
      value,
      field: add(toSource(graph.merge([findSchema(content ?? node)])), frame, value),
    };
  });
}

interface Body {
  readonly field: FormField;
  readonly kind: string;
  readonly node: DocumentNode | undefined;
  readonly value: unknown;
}

function readBodies({ graph, add }: FormPlan, entry: OperationEntry, operation: Operation): readonly Body[] {
  const body = followChild(graph.document, entry.node, 'requestBody');
  const content = body && getChild(body, 'content');
  const required = operation.requestBody?.required ?? false;
  return toCallable(operation).bodies.map(({ mediaType, kind }, index) => {
    const node = content && getChild(content, mediaType);
    const value = operation.requestBody?.content[index]?.examples[0]?.value;
    const isWhole = kind === 'file' || kind === 'text';
    const source = toSource(graph.merge([findSchema(isWhole ? undefined : node)]));
    const field = add(source, { name: '', required }, value, kind === 'multipart');
    return { field, kind, node, value };
  });
}

/** That of a parameter or a media type; one that allows everything where there is none. */
function findSchema(owner: DocumentNode | undefined): DocumentNode {
  const place = { file: owner?.file ?? '', pointer: `${owner?.pointer}/schema`, value: {} };
  return (owner && (getChild(owner, 'schema') ?? getChild(owner, 'itemSchema'))) ?? place;
}

const long: FormControl = { kind: 'text', isLong: true };

/** What a body's media type makes of its field. */
function finishBody(
  document: OpenApiDocument,
  field: FormField,
  kind: string,
  node: DocumentNode | undefined,
): FormField {
  if (kind === 'json' || kind === 'multipart') return field;
  if (kind === 'file') return { ...field, control: { kind: 'file' } };
  const { control } = field;
  if (!node || !['object', 'choice'].includes(control.kind)) return { ...field, control: long };
  return { ...field, control: encode(document, node, control) };
}

function encode(document: OpenApiDocument, node: DocumentNode, control: FormControl): FormControl {
  if (control.kind === 'choice')
    return {
      ...control,
      options: control.options.map(({ title, field }) => ({
        title,
        field: { ...field, control: encode(document, node, field.control) },
      })),
    };
  if (control.kind !== 'object') return control;
  const fields = control.fields.map((field) => ({
    ...field,
    encoding: readEncoding(document, node, field.name),
  }));
  return { ...control, fields };
}

/** Maximum depth of nested fields; deeper ones are typed as JSON. */
const maximumDepth = 4;

interface FieldFrame {
  readonly name: string;
  readonly required: boolean;
  readonly description?: string | undefined;
  readonly deprecated?: boolean;
}

interface Place {
  /** How often the page contains the field: in templates, and for each row of an example. */
  readonly copies: number;
  /** The example's values among these. */
  readonly values: readonly unknown[];
  readonly depth: number;
  /** The places of the schemas that enclose this one. */
  readonly open: ReadonlySet<string>;
  /** Whether bytes are a file of the reader's here, or in the fields right below; elsewhere they are text. */
  readonly files: 'here' | 'below' | 'none';
}

interface Task extends Place {
  readonly draft: MutableField;
  readonly source: FormSource;
}

type MutableField = { -readonly [Key in keyof FormField]: FormField[Key] };

/** The fields of one page's form, bounded together. */
interface FormPlan {
  readonly graph: SchemaGraph;
  /**
   * Adds a field; `example` is what it holds at first, `hasFiles` says that the fields right below may be files. What
   * stands inside it is there after `fill`.
   */
  readonly add: (source: FormSource, frame: FieldFrame, example: unknown, hasFiles?: boolean) => FormField;
  /** Opens what was added, near to the surface first, as far as the page has room; the rest is JSON text. */
  readonly fill: () => void;
}

/** Starts a form that has about as many characters of HTML as `budget` says at most. */
function startFormPlan(graph: SchemaGraph, budget: number): FormPlan {
  const tasks: Task[] = [];
  let left = budget;

  const build = (source: FormSource, frame: FieldFrame, place: Place): MutableField => {
    const { schema, fixed } = source;
    const values = fixed?.name === '' ? fixed.values : readValues(graph, schema);
    const [type, ...otherTypes] = listTypes(source).map((one) =>
      one === 'file' && place.files !== 'here' ? 'string' : one,
    );
    const onlyType = otherTypes.length === 0 ? type : undefined;
    const branch = values ? undefined : readBranch(graph, source);
    const draft: MutableField = {
      name: frame.name,
      required: frame.required,
      deprecated: (frame.deprecated ?? false) || hasFlag(schema, 'deprecated'),
      nullable: schema.isNullable && !values,
      description: frame.description ?? readText(findKeyword(schema, 'description')?.value),
      type: source.type ?? graph.nameType(schema),
      control: values
        ? { kind: 'enum', values }
        : branch
          ? { kind: 'json' }
          : readLeaf(graph, schema, isTextChoice(graph, source) ? 'string' : onlyType),
    };
    if (branch) tasks.push({ ...place, draft, source });
    return draft;
  };

  const expand = (task: Task): void => {
    const branch = readBranch(graph, task.source);
    const { identities } = task.source.schema;
    const isCycle = identities.some((identity) => task.open.has(identity));
    if (!branch || isCycle || task.depth >= maximumDepth) return;
    const before = tasks.length;
    const control = openBranch(branch, { ...task, open: new Set([...task.open, ...identities]) });
    const weight = weighInside(control, task);
    // Half a form would be worse than the text.
    if (weight > left) {
      tasks.length = before;
      return;
    }
    left -= weight;
    task.draft.control = control;
  };

  const openBranch = (branch: Branch, task: Task): FormControl => {
    const { copies, values, depth } = task;
    if (branch.kind === 'list') {
      const items = values.flatMap((value) => (Array.isArray(value) ? value.slice(0, maximumRows) : []));
      const place = { ...task, copies: copies + items.length, values: items, depth: depth + 1 };
      const bounds = findBounds(task);
      return { kind: 'list', item: build(toSource(graph.merge([branch.item])), unnamed, place), ...bounds };
    }
    if (branch.kind === 'choice')
      return {
        kind: 'choice',
        options: branch.options.map(({ title, source }) => ({
          title,
          // The chosen one is placed beside its template.
          field: build(source, unnamed, { ...task, copies: copies + 1 }),
        })),
      };
    const objects = values.filter((value) => typeof value === 'object' && value !== null);
    const members = objects.map((value) => new Map(Object.entries(value ?? {})));
    const files = task.files === 'below' ? 'here' : 'none';
    const inner = { ...task, depth: depth + 1, files } as const;
    const fields = branch.members.map(({ name, required, source }) => {
      const inside = members.map((value) => value.get(name)).filter((value) => value !== undefined);
      return build(source, { name, required }, { ...inner, values: inside });
    });
    const names = new Set(branch.members.map(({ name }) => name));
    const others = members.flatMap((value) =>
      [...value].filter(([name]) => !names.has(name)).map(([, value]) => value),
    );
    const place = { ...inner, copies: copies + others.length, values: others };
    return {
      kind: 'object',
      fields,
      rest: branch.rest && build(toSource(graph.merge(branch.rest)), unnamed, place),
    };
  };

  return {
    graph,
    add(source, frame, example, hasFiles = false) {
      const values = example === undefined ? [] : [example];
      const files = hasFiles ? 'below' : 'none';
      const draft = build(source, frame, { copies: 1, values, depth: 0, open: new Set(), files });
      left -= weighField(draft);
      return draft;
    },
    fill() {
      for (let task = tasks.shift(); task; task = tasks.shift()) expand(task);
    },
  };
}

const unnamed: FieldFrame = { name: '', required: false };

function findBounds({ source }: Task): { minItems: number | undefined; maxItems: number | undefined } {
  const read = (keyword: string) => {
    const value = findKeyword(source.schema, keyword)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  return { minItems: read('minItems'), maxItems: read('maxItems') };
}

/** What the fields inside a control weigh, in all its copies. */
function weighInside(control: FormControl, { copies, values }: Place): number {
  const rows = (count: number) => (copies + count) * rowWeight;
  if (control.kind === 'list') {
    const count = values.reduce<number>(
      (sum, value) => sum + (Array.isArray(value) ? Math.min(value.length, maximumRows) : 0),
      0,
    );
    return rows(count) + (copies + count) * weighField(control.item);
  }
  if (control.kind === 'choice')
    return control.options.reduce(
      (sum, { field, title }) => sum + (copies + 1) * weighField(field) + title.length + 60,
      0,
    );
  if (control.kind !== 'object') return 0;
  const own = control.fields.reduce((sum, field) => sum + copies * weighField(field), 0);
  return own + (control.rest ? rows(values.length * 2) + copies * 2 * weighField(control.rest) : 0);
}

/** Maximum characters of HTML in the form of one page. */
export const formBudget = 40_000;
/** Maximum rows of a list or a map that are rendered; a script adds further ones. */
export const maximumRows = 20;
/** Maximum characters of a field's description. */
const maximumDescription = 160;

const fieldWeight = 330;
const weights: Readonly<Partial<Record<FormControl['kind'], number>>> = {
  boolean: 130,
  choice: 360,
  list: 480,
  object: 160,
};
/** Of the buttons beside a row. */
const rowWeight = 260;

/** About how many characters of HTML a field has by itself, a little more rather than less. */
export function weighField({ name, type, description = '', control }: FormField): number {
  const values = control.kind === 'enum' ? control.values.map((value) => formatInlineJson(value)) : [];
  const options = values.reduce((sum, text) => sum + 2 * text.length + 42, 0);
  const text = Math.min(description.length, maximumDescription);
  return fieldWeight + (weights[control.kind] ?? 0) + options + text + 2 * name.length + type.length;
}
