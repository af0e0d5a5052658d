import { readEncoding } from '../../openapi/examples/read-examples.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  listChildren,
  type OpenApiDocument,
} from '../../openapi/load/document.ts';
import type { Operation } from '../../openapi/read/operation.ts';
import { listOperations, type OperationEntry } from '../../openapi/read/read-operations.ts';
import { openSchemaGraph } from '../../openapi/rows/merge-schema.ts';
import { toCallable } from './callable.ts';
import { toSource } from './form-controls.ts';
import { type FormPlan, formBudget, startFormPlan } from './plan-form.ts';
import type { FormControl, FormField, PlaygroundForm } from './playground-form.ts';

/**
 * The form of an operation: a field for each parameter and for the body of each media type, made from their schemas;
 * JSON text where these are too deep, too large or without an end. Throws when none of the documents is the operation's.
 */
export function readForm(documents: readonly OpenApiDocument[], operation: Operation): PlaygroundForm {
  const document = documents.find(({ name }) => name === operation.document);
  if (!document) throw new Error(`${operation.document} is not there.`);
  const plan = startFormPlan(openSchemaGraph(document), formBudget);
  const entry = listOperations(document).find(
    ({ method, path, isWebhook }) =>
      method === operation.method && path === operation.path && isWebhook === operation.isWebhook,
  );
  const parameters = readParameters(plan, entry, operation);
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
  entry: OperationEntry | undefined,
  operation: Operation,
): PlaygroundForm['parameters'] {
  const { document } = graph;
  const nodes = new Map<string, DocumentNode>();
  for (const owner of entry ? [entry.pathItem, entry.node] : [])
    for (const [, reference] of listChildren(document, getChild(owner, 'parameters'))) {
      const node = followReferences(document, reference);
      const read = (key: string) => node && getChild(node, key)?.value;
      if (node) nodes.set(`${read('in')}.${read('name')}`, node);
    }
  return operation.parameters.map(({ name, in: place, required, deprecated, description, examples }) => {
    const node = nodes.get(`${place}.${name}`);
    const [, content] = listChildren(document, node && getChild(node, 'content'))[0] ?? [];
    const value = required ? examples[0]?.value : undefined;
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

function readBodies(
  { graph, add }: FormPlan,
  entry: OperationEntry | undefined,
  operation: Operation,
): readonly Body[] {
  const body = entry && followChild(graph.document, entry.node, 'requestBody');
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

const long: FormControl = {
  kind: 'text',
  format: undefined,
  minLength: undefined,
  maxLength: undefined,
  pattern: undefined,
  placeholder: undefined,
  isLong: true,
};

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
