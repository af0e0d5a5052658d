import type { Field } from '../read/operation.ts';

/**
 * Maximum length of the schema rows and example responses of one page together, in characters of HTML. With the
 * sidebar, the request samples, the playground's form and what it checks with a page stays under 300 kB.
 */
export const pageBudget = 140_000;

/** The part of it that parameters and bodies leave to responses and callbacks. */
export const responseReserve = 70_000;

/** Maximum length of the example responses of one page together, in characters of code. */
const exampleBudget = 20_000;

/** Characters of HTML for each character of highlighted JSON, about. */
const highlightWeight = 3;

/** About how many characters of HTML these example responses have, cut as they are shown. */
export function weighExamples(texts: readonly string[]): number {
  return Math.min(exampleBudget, texts.join('').length) * highlightWeight;
}

/** Length of the HTML that every row has. */
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
