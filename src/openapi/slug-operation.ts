import type { Operation } from './operation.ts';

/**
 * The path of an operation's page below the folder of its document, `user-groups/update-a-user-group`: the slugs of its
 * first tag (left out when it has none) and of its summary, else of method and path. Unique only within a tag and title.
 */
export function slugOperation(
  operation: Pick<Operation, 'tags' | 'summary' | 'method' | 'path' | 'isWebhook'>,
): string {
  const title =
    operation.summary?.trim() || `${operation.isWebhook ? '' : operation.method} ${operation.path}`.trim();
  return [slugText(operation.tags[0] ?? ''), slugText(title)].filter((part) => part !== '').join('/');
}

/** File systems take 255 bytes for a name. */
const longest = 120;

/**
 * A title as one step of a URL, in the form that existing documentation sites use: spaces become `-`, `{x}` becomes `-`,
 * `{ } ( ) , . ' \ /` and line breaks are dropped, a `-` at either end is dropped, `--` becomes `-`, lower case. What no
 * file or URL can be called by (`? # % < > " | * :`, control characters, halves of characters) is dropped too, and all behind 120 characters.
 */
export function slugText(text: string): string {
  return text
    .trim()
    .replaceAll(' ', '-')
    .replaceAll(/\{[^{}]*\}/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
    .replaceAll(/[{}(),.'\\/?#%<>"|*:]|\p{Cc}|\p{Cs}/gu, '')
    .replaceAll('--', '-')
    .toLowerCase()
    .slice(0, longest);
}
