/** An object of a file that may hold anything. */
export type Json = Readonly<Record<string, unknown>>;

/** The object itself, or one without fields for any other value. */
export function toObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

/** The list itself, or an empty one for any other value. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a value is an object of JSON, no list and not null. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
