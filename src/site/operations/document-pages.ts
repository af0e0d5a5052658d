import type { OpenApiDocument } from '../../openapi/load/document.ts';
import { listSchemas, type SchemaSummary } from '../../openapi/read/find-schema.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';
import {
  type DocumentInfo,
  readInfo,
  readTagGroups,
  readTags,
  type Tag,
  type TagGroup,
} from '../../openapi/read/read-info.ts';
import { listOperations, summarizeOperation } from '../../openapi/read/read-operations.ts';
import type { PageSeed } from '../pages/page-seed.ts';
import type { DocumentSection } from './document-sections.ts';

/** An OpenAPI document as far as its pages are concerned. */
export interface ApiDocument {
  /** As `Operation.document` says it. */
  readonly name: string;
  readonly info: DocumentInfo;
  readonly tags: readonly Tag[];
  readonly tagGroups: readonly TagGroup[];
  readonly operations: readonly OperationSummary[];
  /** Those that get a page: see `listSchemas`. */
  readonly schemas: readonly SchemaSummary[];
}

/** What a site shows of a document that is not a page of an operation or a schema itself. */
export function summarizeDocument(document: OpenApiDocument): ApiDocument {
  return {
    name: document.name,
    info: readInfo(document),
    tags: readTags(document),
    tagGroups: readTagGroups(document),
    operations: listOperations(document).map(summarizeOperation),
    schemas: listSchemas(document),
  };
}

/** A group of pages that is added to the navigation. */
export interface PageGroup {
  readonly name: string;
  /** The tag that it is made from. */
  readonly tag: Tag | undefined;
  readonly version: string | undefined;
  /** As `site.json` writes it; undefined is every language. */
  readonly language: string | undefined;
  /** The name of the product that has the document; undefined where that, or what it says, is a tab's or an anchor's. */
  readonly product: string | undefined;
  readonly seeds: readonly PageSeed[];
  readonly groups: readonly PageGroup[];
}

/** The pages of one document. */
export interface DocumentPages {
  readonly document: ApiDocument;
  readonly section: DocumentSection;
  readonly seeds: readonly PageSeed[];
  readonly groups: readonly PageGroup[];
}
