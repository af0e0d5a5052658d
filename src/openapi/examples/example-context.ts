import { findMistakes } from '../../json-schema/find-mistakes.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { createSchemaLookup, type DocumentNode } from '../load/document-node.ts';
import { type OrderedJson, toPlainJson } from '../load/ordered-json.ts';

/** What the making of one example knows at each place in it. */
export interface ExampleContext {
  readonly document: OpenApiDocument;
  readonly direction: Direction;
  /** The places of the schemas that enclose this one. */
  readonly open: ReadonlySet<string>;
  readonly depth: number;
  /** What a text without further rules says. */
  readonly word: string;
  /** Other numbers than 0 ask for other values: of items that have to differ. */
  readonly variant: number;
  /** Whether only what is required is made. */
  readonly isBare: boolean;
  /** Whether what cannot be ended as its schema asks is cut, rather than given up. */
  readonly isCut: boolean;
  /** Values that the example may have still; optional ones after that are left out. */
  readonly values: { left: number };
  /** Schemas that may be looked at still; after that everything is given up. */
  readonly work: { left: number };
  /** Schemas that values may be compared with still; after that every value is taken as fitting. */
  readonly checks: { left: number };
  /** A value that fits these schemas together; undefined when there is none that ends. */
  readonly make: (context: ExampleContext, schemas: readonly DocumentNode[]) => OrderedJson | undefined;
}

/** Maximum depth of optional objects and arrays; deeper ones are left out. */
export const softDepth = 8;
/** Maximum depth of required ones; an example that needs deeper ones is given up. */
export const hardDepth = 40;

/** Which way a value travels: a request leaves out what is read-only, a response what is write-only. */
export type Direction = 'request' | 'response';

const ignored = new Set(['discriminator', 'unevaluatedItems', 'unevaluatedProperties']);
const formats: ReadonlySet<string> = new Set();

/**
 * Whether a value fits a schema (JSON Schema 2020-12, and `nullable` of OpenAPI 3.0). Formats are not looked at, nor
 * are the unevaluated keywords. What does not travel in this direction is not missed.
 */
export function fitsSchema(
  { document, direction, checks }: Pick<ExampleContext, 'document' | 'direction' | 'checks'>,
  { file, value: schema }: DocumentNode,
  value: OrderedJson,
): boolean {
  const resolve = createSchemaLookup(document);
  const reading = { resolve, budget: checks, direction, formats, ignored, isQuick: true };
  return findMistakes(reading, { schema, base: file }, toPlainJson(value)).next().done === true;
}
