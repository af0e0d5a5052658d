import type { OperationSummary } from '../../openapi/read/operation.ts';

const reference =
  /^(?:\S+\s+)?(?:(?:get|put|post|delete|options|head|patch|trace|query)\s+\S|(?:webhook|channel)\s+\S)/i;

/** Whether an entry of the navigation means an operation (`GET /api/user`, `webhook name`, `channel name`) and not a page. */
export function isOperationReference(entry: string): boolean {
  return reference.test(entry.trim());
}

/** What tells an operation from all others. */
export function keyOperation({ document, method, path, isWebhook, channel }: OperationSummary): string {
  const kind = channel === undefined ? (isWebhook ? 'webhook' : 'path') : `channel ${channel}`;
  return [document, kind, method, path].join('\n');
}
