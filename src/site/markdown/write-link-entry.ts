import type { OperationSummary } from '../../openapi/read/operation.ts';
import { writeCodeSpan } from './markdown-text.ts';

/** An entry of a list that leads to a page; to an operation's with its request. */
export function writeLinkEntry(title: string, url: string, operation?: OperationSummary): string {
  const method = operation?.isWebhook ? 'Webhook' : operation?.method;
  const request = operation && writeCodeSpan(`${method} ${operation.path}`);
  const words = title.replace(/\s+/g, ' ').replace(/[\\[\]*_`<]/g, '\\$&');
  return `- [${words}](${url})${request ? `: ${request}` : ''}`;
}
