/** Whether a value is an object of JSON. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is of a type of JSON Schema (2020-12, validation, 6.1.1). */
export function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return typeof value === 'bigint' || Number.isInteger(value);
  if (type === 'number') return typeof value === 'bigint' || typeof value === 'number';
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'null' ? value === null : typeof value === type;
}
