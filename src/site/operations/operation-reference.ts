import type { OperationSummary } from '../../openapi/read/operation.ts';

const reference = /^(?:\S+\s+)?(?:(?:get|put|post|delete|options|head|patch|trace|query)\s+\S|webhook\s+\S)/i;

/** Whether an entry of the navigation means an operation (`GET /api/user`, `webhook name`) and not a page. */
export function isOperationReference(entry: string): boolean {
  return reference.test(entry.trim());
}

/** What tells an operation from all others. */
export function keyOperation({ document, method, path, isWebhook }: OperationSummary): string {
  return [document, isWebhook ? 'webhook' : 'path', method, path].join('\n');
}
