/** JSON Schema, as far as a type says it. */
export type TypeSchema = Readonly<Record<string, unknown>>;

const words: Readonly<Record<string, TypeSchema>> = {
  string: { type: 'string' },
  str: { type: 'string' },
  text: { type: 'string' },
  integer: { type: 'integer' },
  int: { type: 'integer' },
  long: { type: 'integer' },
  number: { type: 'number' },
  float: { type: 'number' },
  double: { type: 'number' },
  decimal: { type: 'number' },
  boolean: { type: 'boolean' },
  bool: { type: 'boolean' },
  object: { type: 'object' },
  map: { type: 'object' },
  dict: { type: 'object' },
  array: { type: 'array' },
  list: { type: 'array' },
  file: { contentMediaType: 'application/octet-stream' },
  binary: { contentMediaType: 'application/octet-stream' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  'date-time': { type: 'string', format: 'date-time' },
  uuid: { type: 'string', format: 'uuid' },
  email: { type: 'string', format: 'email' },
  uri: { type: 'string', format: 'uri' },
  url: { type: 'string', format: 'uri' },
  password: { type: 'string', format: 'password' },
};

/** Types that stand around another one: `string[]`, `array<string>`, `map[string]integer`, `enum<string>`. */
const wrappers: readonly (readonly [RegExp, (inner: TypeSchema) => TypeSchema])[] = [
  [/^(.+)\[\d*\]$/, (items) => ({ type: 'array', items })],
  [/^(?:array|list|set)(?:<|\[|\()\s*(.+)[>\])]$/, (items) => ({ type: 'array', items })],
  [/^(?:array|list|set) of (.+?)s?$/, (items) => ({ type: 'array', items })],
  [/^(.+) (?:array|list)$/, (items) => ({ type: 'array', items })],
  [/^map\[[^\]]*\](.+)$/, (additionalProperties) => ({ type: 'object', additionalProperties })],
  [
    /^(?:map|record|dict)<[^,]*,\s*(.+)>$/,
    (additionalProperties) => ({ type: 'object', additionalProperties }),
  ],
  [/^enum(?:<|\[|\()\s*(.+?)[>\])]$/, (inner) => inner],
];

/**
 * What a writer's `type` says: `string`, `int64`, `string[]`, `map[string]string`, `string | null`. Anything else allows
 * every value: it is the name of a type, or a sentence.
 */
export function readType(text: unknown, depth = 0): TypeSchema {
  const plain = String(text ?? '')
    .trim()
    .toLowerCase();
  if (depth > 5) return {};
  const parts = plain.split(/\s*\|\s*|\s+or\s+/).filter((part) => part !== '');
  const others = parts.filter((part) => part !== 'null');
  const [only = ''] = others;
  if (parts.length > 1) {
    const schemas = others.map((part) => readType(part, depth + 1));
    const types = schemas.map(({ type }) => type).filter((type) => typeof type === 'string');
    if (types.length < others.length) return {};
    const inner = others.length === 1 ? readType(only, depth + 1) : {};
    return { ...inner, type: [...types, ...(others.length < parts.length ? ['null'] : [])] };
  }
  for (const [pattern, wrap] of wrappers) {
    const [, inner] = pattern.exec(only) ?? [];
    if (inner !== undefined) return wrap(readType(inner, depth + 1));
  }
  const word = only.replace(/^(?:u?int|integer|float|number)(?:8|16|32|64)$/, (name) =>
    name.startsWith('float') ? 'number' : 'integer',
  );
  return Object.hasOwn(words, word) ? (words[word] ?? {}) : {};
}
