import { safeUrl } from '../../lib/html/safe-url.ts';
import { readText } from '../../lib/json/json-value.ts';
import { holdsBytes } from '../../lib/text/media-type.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  followReferences,
  getChild,
  listChildren,
  readReference,
} from '../load/document-node.ts';
import { type OrderedJson, readOrderedJson, toPlainJson } from '../load/ordered-json.ts';
import { isRemote } from '../load/reference.ts';
import type { Example } from '../read/operation.ts';
import { findKeyword, type MergedSchema, mergeSchema } from '../rows/merge-schema.ts';
import { findGivenExamples } from '../rows/schema-facts.ts';
import { inferTypes } from '../rows/schema-graph.ts';
import type { Direction } from './example-context.ts';
import { hideFields } from './find-given-value.ts';
import { makeExample } from './make-example.ts';
import { type Writing, writeExample } from './write-example.ts';

interface ExampleOptions {
  readonly direction: Direction;
  /** What the text is written for; undefined for a parameter without `content`. */
  readonly mediaType: string | undefined;
  /** What a plain text says in an example that has to be made. */
  readonly word?: string;
}

/**
 * The examples of a media type or a parameter: those under `example` and `examples`, else those of its schema, else one
 * made from the schema; none when there is no schema, or when it is a file of bytes. Those that are only linked to
 * (`externalValue`) come last.
 */
export function readExamples(
  document: OpenApiDocument,
  owner: DocumentNode,
  options: ExampleOptions,
): readonly Example[] {
  const { mediaType } = options;
  const schema = getChild(owner, 'schema') ?? getChild(owner, 'itemSchema');
  const merged = schema && mergeSchema(document, [schema]);
  const isText = merged !== undefined && inferTypes(merged).includes('string');
  const writing = { document, owner, mediaType, isText };
  const nodes = listChildren(document, getChild(owner, 'examples')).flatMap(([name, node]) => {
    const example = followReferences(document, node);
    return example ? [{ name, example }] : [];
  });
  const single = getChild(owner, 'example');
  const written = [
    ...(single ? [buildExample(writing, { value: readValue(document, single) })] : []),
    ...nodes.flatMap(({ name, example }) => readNamedExample(writing, name, example) ?? []),
  ];
  const links = nodes.flatMap(({ name, example }) => readLink(writing, name, example) ?? []);
  if (written.length > 0 || !schema || !merged) return [...written, ...links];
  return [...readSchemaExamples(writing, schema, merged, options), ...links];
}

/** What the schema itself gives, else what is made from it. */
function readSchemaExamples(
  writing: Writing,
  schema: DocumentNode,
  merged: MergedSchema,
  { direction, mediaType, word }: ExampleOptions,
): readonly Example[] {
  const { document } = writing;
  const given = findGivenExamples(document, merged).map((node) => readOrderedJson(document, node));
  if (given.length > 0)
    return given.map((value, index) =>
      buildExample(writing, {
        name: given.length > 1 ? String(index + 1) : '',
        value: hideFields(document, merged, value, direction),
      }),
    );
  const isEncoded = findKeyword(merged, 'contentEncoding') !== undefined;
  if (mediaType !== undefined && holdsBytes(mediaType) && !isEncoded) return [];
  return [buildExample(writing, { value: makeExample(document, schema, direction, word), isGiven: false })];
}

interface Found {
  readonly value: OrderedJson;
  readonly name?: string;
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly text?: string | undefined;
  readonly isGiven?: boolean;
}

function buildExample(writing: Writing, found: Found): Example {
  const { value, name = '', summary, description, isGiven = true } = found;
  return {
    name,
    summary,
    description,
    value: toPlainJson(value),
    text: found.text ?? writeExample(value, writing),
    link: undefined,
    isGiven,
  };
}

/** An example object (OpenAPI 3.1.1, 4.8.19; `dataValue` and `serializedValue` are of 3.2). */
function readNamedExample(writing: Writing, name: string, example: DocumentNode): Example | undefined {
  const { document } = writing;
  const value = getChild(example, 'dataValue') ?? getChild(example, 'value');
  const text = readText(getChild(example, 'serializedValue')?.value);
  if (!value && text === undefined) return undefined;
  return buildExample(writing, {
    ...readTexts(example),
    name,
    value: value ? readValue(document, value) : (text ?? ''),
    text,
  });
}

function readTexts(example: DocumentNode): Pick<Example, 'summary' | 'description'> {
  const text = (key: string) => readText(getChild(example, key)?.value);
  return { summary: text('summary'), description: text('description') };
}

/** Many documents keep a value in a file of its own and refer to it, which the specification does not know. */
function readValue(document: OpenApiDocument, node: DocumentNode): OrderedJson {
  const isReference = readReference(node) !== undefined && Object.keys(node.value ?? {}).length === 1;
  return readOrderedJson(document, (isReference ? followReferences(document, node) : undefined) ?? node);
}

function readLink(writing: Writing, name: string, example: DocumentNode): Example | undefined {
  const address = readText(getChild(example, 'externalValue')?.value);
  if (address === undefined) return undefined;
  const isResolved = isRemote(example.file) && URL.canParse(address, example.file);
  const link = safeUrl(isResolved ? new URL(address, example.file).href : address);
  if (link === undefined) return undefined;
  return {
    ...buildExample(writing, { ...readTexts(example), name, value: null, text: '' }),
    value: undefined,
    link,
  };
}
