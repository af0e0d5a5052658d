import type { OpenApiDocument } from '../load/document.ts';
import type { Shapes } from './specification/shape.ts';

/** What checks of one document need. The document is as its files have it: not in the form of 3.1. */
export interface CheckContext {
  readonly document: OpenApiDocument;
  readonly shapes: Shapes;
  /** Whether a file is written as JSON, so that what to write is shown as JSON. */
  readonly isJson: (file: string) => boolean;
}
