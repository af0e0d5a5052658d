/** A line of the file is at most so long, unless one word is longer. */
const WIDTH = 100;

/**
 * The text of a `site.json` as people write it: two spaces, and a list or an object on one line where it holds plain
 * values, or one such list or object alone, and the line stays short. Ends with a line break.
 */
export function writeSiteJson(site: unknown): string {
  return `${write(site, '', 0)}\n`;
}

function write(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const entries: readonly (readonly [string, unknown])[] = isList
    ? value.map((item) => ['', item])
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item]);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  if (indent !== '' && isShallow(value)) {
    const line = writeLine(value);
    if (indent.length + before + line.length < WIDTH) return line;
  }
  const deeper = `${indent}  `;
  const lines = entries.map(([key, item]) => deeper + key + write(item, deeper, key.length));
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function writeLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(writeLine).join(', ')}]`;
  const inner = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${writeLine(item)}`);
  return inner.length === 0 ? '{}' : `{ ${inner.join(', ')} }`;
}

function isShallow(value: object): boolean {
  const items: readonly unknown[] = Object.values(value);
  const [first] = items;
  if (items.length === 1 && typeof first === 'object' && first !== null) return isShallow(first);
  return items.every((item) => typeof item !== 'object' || item === null);
}
