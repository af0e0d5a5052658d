import { formatInlineJson } from '../../lib/json/format-json.ts';
import type { FormControl, FormField } from './form-field.ts';

/** How many characters of HTML the form of one page has at most. */
export const formBudget = 40_000;
/** Rows of a list or a map that are rendered; a script adds further ones. */
export const maximumRows = 20;
/** Characters of a field's description that are shown. */
export const maximumDescription = 160;

const fieldWeight = 330;
const weights: Readonly<Partial<Record<FormControl['kind'], number>>> = {
  boolean: 130,
  choice: 360,
  list: 480,
  object: 160,
};
/** Of the buttons beside a row. */
export const rowWeight = 260;

/** About how many characters of HTML a field has by itself, a little more rather than less. */
export function weighField({ name, type, description = '', control }: FormField): number {
  const values = control.kind === 'enum' ? control.values.map((value) => formatInlineJson(value)) : [];
  const options = values.reduce((sum, text) => sum + 2 * text.length + 42, 0);
  const text = Math.min(description.length, maximumDescription);
  return fieldWeight + (weights[control.kind] ?? 0) + options + text + 2 * name.length + type.length;
}
