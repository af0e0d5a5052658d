/**
 * Whether two texts are JSON with the same members of the same types, so that a schema which asks for no more than members
 * and types (`isCertainlyValid`) allows both or none. False when one of them is not JSON.
 */
export function haveSameShape(one: string, other: string): boolean {
  try {
    return writeShape(one) === writeShape(other);
  } catch {
    return false;
  }
}

function writeShape(text: string): string {
  return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    typeof value === 'object' ? value : Number.isInteger(value) ? 'integer' : typeof value,
  );
}
