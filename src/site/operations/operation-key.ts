import type { OperationSummary } from '../../openapi/read/operation.ts';

/** What tells an operation from all others. */
export function keyOperation({ document, method, path, isWebhook }: OperationSummary): string {
  return [document, isWebhook ? 'webhook' : 'path', method, path].join('\n');
}
