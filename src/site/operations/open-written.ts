import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { collectFields } from '../../content/compile/written-field.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import { parseJson } from '../../openapi/load/parse-json.ts';
import { readApiReference } from '../../openapi/read/api-reference.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';
import { listOperations, summarizeOperation } from '../../openapi/read/read-operations.ts';
import type { Page } from '../site.ts';
import { readType } from './read-type.ts';
import { findHost, writeDocument } from './write-document.ts';
import { readValue } from './write-schema.ts';

/** A request that a page describes by hand, as a document that has this one operation. */
export interface WrittenOperation {
  readonly document: OpenApiDocument;
  readonly summary: OperationSummary;
  /** Its URL is whole: the site's base URL does not stand before it. */
  readonly hasHost: boolean;
  /** What inputs hold at first (`initialValue`), by `in.name`. */
  readonly initialValues: ReadonlyMap<string, unknown>;
}

/** What a page's `api:` and its `ParamField`s describe; undefined for a page without `api:`. */
export function openWritten(page: Page, compiled: CompiledPage | undefined): WrittenOperation | undefined {
  const { api, contentType } = page.frontmatter;
  const reference = api === undefined ? undefined : readApiReference(api);
  if (page.kind !== 'doc' || !reference) return undefined;
  const fields = compiled ? collectFields(compiled) : [];
  const name = `page /${page.path}`;
  const text = JSON.stringify(writeDocument({ title: page.title, reference, fields, contentType }));
  const { source } = parseJson(name, text);
  if (!source) return undefined;
  const document = { name, file: name, version: '3.1.1', files: new Map([[name, source]]) };
  const [entry] = listOperations(document);
  if (!entry) return undefined;
  const hasHost = findHost(reference) !== undefined;
  const initialValues = new Map(
    fields.flatMap(({ in: place, name, props }) => {
      const value = readValue(props['initialValue'], readType(props['type']));
      return value === undefined ? [] : [[`${place}.${name}`, value]];
    }),
  );
  return { document, summary: summarizeOperation(entry), hasHost, initialValues };
}
