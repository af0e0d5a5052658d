import { isObject, readKey } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { listParameterNodes } from './read-messages.ts';
import { listOperations } from './read-operations.ts';

/**
 * Gives every operation the parameters that its path has and that it does not declare, as texts: without them no request of it
 * can be written (OpenAPI 3.1.1, 4.8.8). The operations themselves are changed.
 */
export function declarePathParameters(document: OpenApiDocument): void {
  for (const { path, isWebhook, channel, pathItem, node } of listOperations(document)) {
    if (isWebhook || channel !== undefined || !path.includes('{') || !isObject(node.value)) continue;
    const known = new Set(
      listParameterNodes(document, pathItem, node).flatMap(({ place, name }) =>
        place === 'path' ? [name] : [],
      ),
    );
    const missing = [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name = '']) =>
      known.has(name) ? [] : [name],
    );
    if (missing.length === 0) continue;
    const own = readKey(node.value, 'parameters');
    const added = [...new Set(missing)].map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    Object.assign(node.value, { parameters: [...(Array.isArray(own) ? own : []), ...added] });
  }
}
