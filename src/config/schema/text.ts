import { z } from 'zod';

/** A string of at least one character. */
export const text = z.string().min(1);

/** A list with a default of none: what most optional lists of `site.json` are. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).default([]);
}
