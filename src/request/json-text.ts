/** A piece of JSON as it was typed: a number with all its digits, or what is not JSON yet. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A JSON value that loses nothing of its text: objects are maps in the order of their keys, numbers keep their digits. */
export type JsonValue =
  | string
  | boolean
  | null
  | RawJson
  | readonly JsonValue[]
  | ReadonlyMap<string, JsonValue>;

/** Of one key that stands twice the last one holds, as in JSON.parse. Undefined when the text is not JSON (RFC 8259). */
export function parseJson(text: string): JsonValue | undefined {
  try {
    JSON.parse(text);
    const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g) ?? [];
    return readValue(tokens.values());
  } catch {
    return undefined;
  }
}

/** The text is JSON, so that each token is what has to stand there. */
function readValue(tokens: Iterator<string>, token: string = tokens.next().value ?? ''): JsonValue {
  if (token === '[') {
    const items: JsonValue[] = [];
    for (let next = read(tokens); next !== ']'; next = read(tokens))
      if (next !== ',') items.push(readValue(tokens, next));
    return items;
  }
  if (token === '{') {
    const members = new Map<string, JsonValue>();
    for (let next = read(tokens); next !== '}'; next = read(tokens)) {
      if (next === ',') continue;
      const key: string = JSON.parse(next);
      read(tokens);
      members.set(key, readValue(tokens));
    }
    return members;
  }
  return /^[-\d]/.test(token) ? new RawJson(token) : JSON.parse(token);
}

function read(tokens: Iterator<string>): string {
  return tokens.next().value ?? '';
}

/** A plain value in this form; undefined, functions and the like are null. */
export function fromPlain(value: unknown): JsonValue {
  return parseJson(JSON.stringify(value) ?? 'null') ?? null;
}

/** As plain objects and arrays; a number that JavaScript cannot hold is the text of its digits. */
export function toPlain(value: JsonValue): unknown {
  if (value instanceof RawJson)
    return String(Number(value.text)) === value.text ? Number(value.text) : value.text;
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([key, item]: [string, JsonValue]) => [key, toPlain(item)]));
  return Array.isArray(value) ? value.map(toPlain) : value;
}
