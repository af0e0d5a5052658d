import { createHash } from 'node:crypto';

/**
 * What a text is found by: the same length for the longest identifier, and how long a search takes says nothing about a
 * token that only resembles one.
 */
export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
