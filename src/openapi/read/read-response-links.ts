import { formatInlineJson } from '../../lib/json/format-json.ts';
import { readText } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, followReferences, getChild, listChildren } from '../load/node.ts';
import { readOrderedJson } from '../load/ordered-json.ts';
import type { ResponseLink } from './operation.ts';

/** The links of a response (OpenAPI 3.1.1, 4.8.20), in the document's order; those without an operation are left out. */
export function readResponseLinks(
  document: OpenApiDocument,
  response: DocumentNode,
): readonly ResponseLink[] {
  return listChildren(document, getChild(response, 'links')).flatMap(([name, node]) => {
    const link = followReferences(document, node);
    const text = (key: string) => readText(link && getChild(link, key)?.value);
    const operation = text('operationId') ?? text('operationRef');
    if (!link || operation === undefined) return [];
    const show = (value: DocumentNode) =>
      readText(value.value) ?? formatInlineJson(readOrderedJson(document, value));
    const body = getChild(link, 'requestBody');
    const parameters = [
      ...listChildren(document, getChild(link, 'parameters')).map(([label, value]) => ({
        label,
        values: [show(value)],
      })),
      ...(body ? [{ label: 'Body', values: [show(body)] }] : []),
    ];
    return [{ name, description: text('description'), operation, parameters }];
  });
}
