import { type JsonNode, readJson } from './json-node.ts';

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
    return toValue(readJson(text));
  } catch {
    return undefined;
  }
}

function toValue({ text, open, count, list }: JsonNode): JsonValue {
  const members = list()(count);
  if (open === '[') return members.map(toValue);
  if (open) return new Map(members.map((member) => [JSON.parse(member.key ?? ''), toValue(member)]));
  return /^[-\d]/.test(text) ? new RawJson(text) : JSON.parse(text);
}

/** As plain objects and arrays; a number that JavaScript cannot hold is the text of its digits. */
export function toPlain(value: JsonValue): unknown {
  if (value instanceof RawJson)
    return String(Number(value.text)) === value.text ? Number(value.text) : value.text;
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([key, item]: [string, JsonValue]) => [key, toPlain(item)]));
  return Array.isArray(value) ? value.map(toPlain) : value;
}
