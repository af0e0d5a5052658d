import type { JsonPath } from './json-tree.ts';

/** A path as people write it: `navigation[0].pages[2]`, `metadata["og:image"]`; the root is `site.json`. */
export function writePath(path: JsonPath): string {
  const written = path
    .map((step) =>
      typeof step === 'number'
        ? `[${step}]`
        : /^[\w$-]+$/.test(step)
          ? `.${step}`
          : `[${JSON.stringify(step)}]`,
    )
    .join('');
  return written === '' ? 'site.json' : written.replace(/^\./, '');
}

/** A value on one line, as it stands in a JSON file: `{ "from": "#000", "to": "#fff" }`. */
export function writeJson(value: unknown): string {
  return (JSON.stringify(value, null, 1) ?? 'null')
    .replace(/\n\s*/g, ' ')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']');
}

/** A value in a sentence: strings and numbers as they are (cut at 60 characters), lists and objects by name. */
export function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const written = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'missing');
  return written.length > 60 ? `${written.slice(0, 58)}…"` : written;
}

/** `"a", "b" or "c"`; of very many only the first. */
export function listAlternatives(values: readonly unknown[]): string {
  const written = values.slice(0, 20).map((value) => JSON.stringify(value));
  const last = values.length > 20 ? 'another' : (written.pop() ?? '');
  return written.length === 0 ? last : `${written.join(', ')} or ${last}`;
}
