import type { OperationSummary } from './operation.ts';

/** Maximum length of a title; a longer summary is a description in the wrong place. */
const longestTitle = 120;

/** The title of an operation's page: its summary as plain text, else method and path; a webhook's is its name. */
export function operationTitle(
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
  if (written.length > 10 * longestTitle || /\n\s*\n/.test(written)) return undefined;
  const title = written
    .replace(/!?\[([^\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)/g, '$1')
    .replace(/(`+)([^`]+)\1/g, '$2')
    .replace(/\*\*(?=\S)([^*]+)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return title === '' || title.length > longestTitle ? undefined : title;
}

/**
 * The path of an operation's page below the folder of its document, `user-groups/update-a-user-group`: the slugs of its
 * tag (left out when it has none) and of its title. Unique only within a tag and title.
 */
export function operationSlug(
  operation: Pick<OperationSummary, 'summary' | 'method' | 'path' | 'isWebhook'>,
  tag: string | undefined,
): string {
  const { method, path, isWebhook } = operation;
  const title = slugText(operationTitle(operation)) || slugText(isWebhook ? path : `${method} ${path}`);
  return [slugText(tag ?? ''), title || 'operation'].filter((part) => part !== '').join('/');
}

/** File systems take 255 bytes for a name; a number may be put behind it. */
const longestSlug = { characters: 120, bytes: 240 };

/**
 * A title as one step of a URL, in the form that existing documentation sites use: spaces become `-`, `{x}` becomes `-`,
 * `{ } ( ) , . ' \ /` and line breaks are dropped, a `-` at either end is dropped, `--` becomes `-`, lower case. What no
 * file or URL can be called by (`? # % < > " | * :`, control characters, halves of characters) is dropped too, and all
 * behind 120 characters or 240 bytes.
 */
export function slugText(text: string): string {
  const slug = text
    .trim()
    .replaceAll(' ', '-')
    .replaceAll(/\{[^{}]*\}/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
    .replaceAll(/[{}(),.'\\/?#%<>"|*:]|\p{Cc}|\p{Cs}/gu, '')
    .replaceAll('--', '-')
    .toLowerCase();
  return cutName(slug);
}

/** So much of a name as a file system takes, cut between characters. */
export function cutName(slug: string): string {
  // No character takes more than three bytes for each half of it.
  if (slug.length <= longestSlug.bytes / 3) return slug;
  let kept = '';
  let bytes = 0;
  for (const character of slug) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > longestSlug.bytes || kept.length + character.length > longestSlug.characters) break;
    kept += character;
  }
  return kept;
}
