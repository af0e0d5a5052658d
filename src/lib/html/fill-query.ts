/** An address whose parameters have placeholders: `$` and a name. */
export interface QueryTemplate {
  readonly base: string;
  readonly query: readonly { readonly key: string; readonly value: string }[];
}

/** How long a filled address becomes at most: servers take 8 kB of a request's first line. */
export const longestAddress = 8000;

/**
 * The address of a template with its parameters added and, in their values, each placeholder that `values` names replaced,
 * in one pass. `long` names the placeholder whose value is shortened, by whole characters, so that the address is not longer than
 * `longestAddress`. The base is left as it is; parameters stand before its fragment. https://url.spec.whatwg.org/#urlencoded-serializing
 */
export function fillQuery(
  { base, query }: QueryTemplate,
  values: Readonly<Record<string, string>>,
  long?: string,
): string {
  if (query.length === 0) return base;
  const [, start = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(base) ?? [];
  const first = !start.includes('?') ? '?' : /[?&]$/.test(start) ? '' : '&';
  const write = (known: Readonly<Record<string, string>>): string =>
    start +
    first +
    query.map(({ key, value }) => `${encode(key)}=${encode(fill(value, known))}`).join('&') +
    fragment;
  const text = long === undefined ? undefined : values[long];
  if (long === undefined || text === undefined) return write(values);
  const rest = longestAddress - write({ ...values, [long]: '' }).length;
  const uses = query.reduce((sum, { value }) => sum + value.split(placeholder(long)).length - 1, 0);
  return write({ ...values, [long]: cutEncoded(text, Math.floor(Math.max(rest, 0) / Math.max(uses, 1))) });
}

/** Whether a template has a placeholder. */
export function hasPlaceholder({ query }: QueryTemplate, name: string): boolean {
  return query.some(({ value }) => placeholder(name).test(value));
}

function placeholder(name: string): RegExp {
  return new RegExp(`\\$${name}(?![a-zA-Z])`);
}

function fill(value: string, values: Readonly<Record<string, string>>): string {
  return value.replace(/\$([a-zA-Z]+)/g, (all, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : all,
  );
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** The beginning of a text that is at most so long when it is encoded. */
function cutEncoded(text: string, length: number): string {
  let left = length;
  let end = 0;
  for (const character of text) {
    left -= encode(character).length;
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
