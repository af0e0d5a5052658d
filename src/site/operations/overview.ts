import type { ExternalDocs } from '../../openapi/read/operation.ts';
import type { DocumentInfo } from '../../openapi/read/read-info.ts';
import type { PageDraft } from '../pages/page-draft.ts';

/** What an overview shows before the paths of its pages are URLs: of a document, or of a tag. */
export interface OverviewDraft {
  /** The document's name. */
  readonly document: string;
  /** The tag's name; undefined for a document. */
  readonly tag: string | undefined;
  /** Markdown of the document; hostile text. */
  readonly text: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  /** Of a document: its own words about itself. */
  readonly info: DocumentInfo | undefined;
  readonly groups: readonly OverviewGroup[];
}

export interface OverviewGroup {
  /** '' when the overview has one group only. */
  readonly name: string;
  readonly drafts: readonly PageDraft[];
}
