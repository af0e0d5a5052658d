import { readText } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, followChild, followReferences, listChildren } from '../load/node.ts';
import type { CodeSample } from './operation.ts';

/**
 * The samples that a document gives for an operation: `x-codeSamples`, or `x-code-samples` as it was called earlier.
 * One without a language or a text is left out. https://redocly.com/docs-legacy/api-reference-docs/specification-extensions/x-code-samples/
 */
export function readCodeSamples(document: OpenApiDocument, operation: DocumentNode): readonly CodeSample[] {
  return ['x-codeSamples', 'x-code-samples'].flatMap((key) =>
    listChildren(document, followChild(document, operation, key)).flatMap(([, item]) => {
      const node = followReferences(document, item);
      const text = (name: string) => readText(followChild(document, node, name)?.value)?.trim() || undefined;
      const source = readText(followChild(document, node, 'source')?.value)?.replace(/\s+$/, '');
      const language = text('lang') ?? text('label');
      return language === undefined || !source ? [] : [{ language, label: text('label'), source }];
    }),
  );
}
