/** A CSS length from `20`, `"20"`, `"20px"` or `"1.5rem"`; plain numbers are pixels; anything else is undefined. */
export function readLength(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = /^(\d+(?:\.\d+)?|\.\d+)(px|rem|em|ch|%)?$/.exec(text);
  return match ? `${match[1]}${match[2] ?? 'px'}` : undefined;
}
