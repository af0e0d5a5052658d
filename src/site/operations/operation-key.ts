import type { Operation } from '../../openapi/operation.ts';

/** What tells an operation from all others. */
export function keyOperation({ document, method, path, isWebhook }: Operation): string {
  return [document, isWebhook ? 'webhook' : 'path', method, path].join('\n');
}
