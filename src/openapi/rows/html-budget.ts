import type { Field } from '../read/operation.ts';

/**
 * How many characters of HTML the schema rows and the example responses of one page have together at most. With the
 * sidebar, the request samples, the playground's form and what it checks with a page stays under 300 kB.
 */
export const pageBudget = 140_000;

/** What parameters and bodies leave of it to responses and callbacks. */
export const responseReserve = 70_000;

/** How many characters of code the example responses of one page have together at most. */
const exampleBudget = 20_000;

/** About how many characters of HTML a character of highlighted JSON becomes. */
const highlightWeight = 3;

/** About how many characters of HTML these example responses have, cut as they are shown. */
export function weighExamples(texts: readonly string[]): number {
  return Math.min(exampleBudget, texts.join('').length) * highlightWeight;
}

/** Characters of HTML that every row has. */
const rowWeight = 190;

/** About how many characters of HTML a row has by itself, a little more rather than less. */
export function weighRow(field: Pick<Field, 'id' | 'name' | 'type' | 'description' | 'facts'>): number {
  const facts = field.facts.map(({ label, values, notes = [] }) =>
    [...values, ...notes].reduce((sum, text) => sum + weighText(text) + 13, label.length + 12),
  );
  const text = field.description ? weighText(field.description) + 36 : 0;
  const head = 2 * field.id.length + field.name.length + weighText(field.type);
  return rowWeight + head + text + facts.reduce((sum, weight) => sum + weight, 0);
}

/** Markdown grows a little when it becomes HTML: tags, and `&lt;` for `<`. */
export function weighText(text = ''): number {
  return Math.ceil(text.length * 1.15);
}
