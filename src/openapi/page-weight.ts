import type { Field } from './operation.ts';

/** How many characters of HTML the schema rows of one page have together at most; the page has as many again besides. */
export const rowBudget = 150_000;

/** What parameters and bodies leave of it to responses and callbacks. */
export const responseReserve = 50_000;

/** Characters of HTML that every row has. */
const rowWeight = 190;

/** About how many characters of HTML a row has by itself, a little more rather than less. */
export function weighField(field: Pick<Field, 'id' | 'name' | 'type' | 'description' | 'facts'>): number {
  const facts = field.facts.map(({ label, values, notes = [] }) =>
    [...values, ...notes].reduce((sum, text) => sum + weighText(text) + 13, label.length + 12),
  );
  const text = field.description ? weighText(field.description) + 36 : 0;
  const head = 2 * field.id.length + field.name.length + weighText(field.type);
  return rowWeight + head + text + facts.reduce((sum, weight) => sum + weight, 0);
}

/** Markdown grows a little when it becomes HTML: tags, and `&lt;` for `<`. */
export function weighText(text: string): number {
  return Math.ceil(text.length * 1.15);
}
