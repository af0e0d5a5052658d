import { readText } from '../../lib/json/json-value.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { stripQuotes } from '../../lib/text/strip-quotes.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  getRoot,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import { listComponentSchemas } from '../rows/component-schemas.ts';
import { openSchemaGraph } from '../rows/schema-graph.ts';
import { summarizeSchema } from '../rows/summarize-schema.ts';
import { createMiss, isNamed, type Miss } from './find-operation.ts';
import type { ExternalDocs } from './operation.ts';
import { readTitle } from './operation-title.ts';
import { readExternalDocs } from './read-info.ts';

/** A schema among the components of a document, as far as lists and titles are concerned. */
export interface SchemaSummary {
  /** As `Operation.document`. */
  readonly document: string;
  /** Its key under `components.schemas`. */
  readonly name: string;
  /** Its `title`, else its name. */
  readonly title: string;
  readonly deprecated: boolean;
  readonly externalDocs: ExternalDocs | undefined;
}

/** The schema, or why none was found, with the nearest names. */
export type FindSchemaResult = { readonly kind: 'found'; readonly schema: SchemaSummary } | Miss;

/**
 * The schema that a page's `openapi-schema:` names: `Name` or `document Name`, quotes around the whole. Of several
 * documents the first that has it. `isComplete` is false when a document of the site could not be read.
 */
export function findSchema(
  documents: readonly OpenApiDocument[],
  reference: string,
  isComplete = true,
): FindSchemaResult {
  const plain = stripQuotes(reference);
  const miss = createMiss(isComplete);
  if (plain === '') return miss('malformed');
  if (documents.length === 0) return miss('no-documents');
  const whole = findNamed(documents, plain);
  if (whole) return whole;
  const [, written, name = plain] = /^(\S.*?)\s+(\S+)$/.exec(plain) ?? [];
  const named =
    written === undefined ? documents : documents.filter((document) => isNamed(document, written));
  if (named.length === 0)
    return miss(
      'unknown-document',
      documents.slice(0, 3).map((document) => document.name),
    );
  const found = findNamed(named, name);
  if (found) return found;
  const nearest = findNearest(
    name,
    named.flatMap((document) => listChildren(document, getSchemas(document)).map(([key]) => key)),
  );
  return miss('unknown-schema', nearest === undefined ? [] : [nearest]);
}

/** The schema's own object, references followed; undefined when the document has none of that name. */
export function getSchema(document: OpenApiDocument, name: string): DocumentNode | undefined {
  const schemas = getSchemas(document);
  return schemas && getChild(schemas, name);
}

/** The schemas of a document whose rows have a place of their own: objects and choices among its components, not aliases and plain values. */
export function listSchemas(document: OpenApiDocument): readonly SchemaSummary[] {
  const graph = openSchemaGraph(document);
  return listComponentSchemas(document).flatMap(({ name, node }) => {
    const { schemaName } = summarizeSchema(graph, graph.merge([node]));
    return schemaName === name ? [summarizeComponent(document, name, node)] : [];
  });
}

function summarizeComponent(document: OpenApiDocument, name: string, node: DocumentNode): SchemaSummary {
  return {
    document: document.name,
    name,
    title: readTitle(readText(getChild(node, 'title')?.value)) ?? name,
    deprecated: getChild(node, 'deprecated')?.value === true,
    externalDocs: readExternalDocs(node.value),
  };
}

function getSchemas(document: OpenApiDocument): DocumentNode | undefined {
  return followChild(document, followChild(document, getRoot(document), 'components'), 'schemas');
}

function findNamed(documents: readonly OpenApiDocument[], name: string): FindSchemaResult | undefined {
  for (const document of documents) {
    const node = followReferences(document, getSchema(document, name));
    if (node) return { kind: 'found', schema: summarizeComponent(document, name, node) };
  }
  return undefined;
}
