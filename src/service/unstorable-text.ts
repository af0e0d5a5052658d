/**
 * What stands in a body's own texts that a database cannot keep as it is: NUL, and half of a surrogate pair. In words,
 * as the contract's mistakes; undefined when there is none. Objects in the body are stored as JSON, which escapes both.
 */
export function findUnstorable(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const [name, value] of Object.entries(body))
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      return `/${name}: must be Unicode text without U+0000`;
  return undefined;
}
