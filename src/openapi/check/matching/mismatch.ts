/** One thing in a value that its schema does not allow. */
export interface Mismatch {
  /** The steps to what is wrong; for a missing property to the object that lacks it. */
  readonly segments: readonly string[];
  /** The end of a sentence about it: `must be a number, but is "1"`. */
  readonly reason: string;
  /** What to do; undefined when nothing better is known than to correct it. */
  readonly hint?: string | undefined;
  /** Whether it is the type that is wrong, so that no other rule of the schema was looked at. */
  readonly isType?: boolean;
}

/** A value as messages show it. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

const names: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** Types of JSON Schema as messages name them: `a text or null`. */
export function nameTypes(types: readonly string[]): string {
  return types.map((type) => names[type] ?? type).join(' or ');
}
