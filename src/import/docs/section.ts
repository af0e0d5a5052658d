import type { JsonPath } from '../../config/json-tree.ts';
import type { DraftObject } from '../draft.ts';
import type { LooseDocument } from './keep-documents.ts';

/** A tab or an anchor of `docs.json`, which says itself which pages it holds. */
export interface DocsSection {
  readonly kind: 'tab' | 'anchor';
  readonly name: string;
  readonly version: string | undefined;
  /** Where it leads when it holds no pages. */
  readonly href: string | undefined;
  /** Its icon, color and the like. */
  readonly rest: DraftObject;
  readonly source: JsonPath;
  /** Paths of its pages, without those of operations. */
  readonly pages: string[];
  /** OpenAPI documents of which it shows the operations. */
  readonly openapi: string[];
  /** The folder of the pages that these have. */
  folder: string | undefined;
}

/** What a `docs.json` says of its pages, laid out as `site.json` has it. */
export interface DocsNavigation {
  readonly groups: DraftObject[];
  readonly sections: DocsSection[];
  readonly versions: DraftObject[];
  /** Of the language that is carried over. */
  language: string | undefined;
  readonly documents: LooseDocument[];
}
