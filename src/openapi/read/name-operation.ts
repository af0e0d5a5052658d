import type { OperationSummary } from './operation.ts';

/** A summary longer than this is a description in the wrong place. */
const longest = 120;

/** The title of an operation's page: its summary as plain text, else method and path; a webhook's is its name. */
export function nameOperation(
  operation: Pick<OperationSummary, 'summary' | 'method' | 'path' | 'isWebhook'>,
): string {
  const { method, path, isWebhook } = operation;
  return readTitle(operation.summary) ?? (isWebhook ? path : `${method} ${path}`);
}

/**
 * A summary as a title: one line, Markdown's marks taken out. Undefined when there is none, or when it is no title but a
 * text: of several paragraphs, or longer than 120 characters.
 */
export function readTitle(summary: string | undefined): string | undefined {
  const written = summary?.trim() ?? '';
  if (written.length > 10 * longest || /\n\s*\n/.test(written)) return undefined;
  const title = written
    .replace(/!?\[([^\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)/g, '$1')
    .replace(/(`+)([^`]+)\1/g, '$2')
    .replace(/\*\*(?=\S)([^*]+)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return title === '' || title.length > longest ? undefined : title;
}
