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

/** A value of JSON as it is written. */
export interface JsonNode {
  /** Its name in an object, with its quotes. */
  readonly key: string | undefined;
  readonly text: string;
  /** Of an object or array. */
  readonly open: '{' | '[' | undefined;
  /** How many members it has. */
  readonly count: number;
  /** Goes through the members: each call gives the next ones, as many as are asked for. */
  readonly list: () => (limit: number) => readonly JsonNode[];
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** Reads JSON (RFC 8259). Throws a `SyntaxError` for other text, and a `RangeError` for what is nested too deep. */
export function readJson(text: string): JsonNode {
  JSON.parse(text);
  const tokens = text.matchAll(token);
  // The text is JSON, so that each token is what has to stand there.
  const next = () => tokens.next().value as RegExpExecArray;
  const readNode = ({ 0: word, index }: RegExpExecArray, key?: string): JsonNode => {
    const members: JsonNode[] = [];
    const open = word === '{' || word === '[' ? word : undefined;
    let end = index + word.length;
    for (let sign = open && next(); sign; sign = next()) {
      end = sign.index + 1;
      if (sign[0] === ']' || sign[0] === '}') break;
      if (sign[0] === ',') continue;
      const name = open === '{' ? sign[0] : undefined;
      if (name !== undefined) next();
      members.push(readNode(name === undefined ? sign : next(), name));
    }
    const list = () => {
      let at = 0;
      return (limit: number) => {
        at += limit;
        return members.slice(at - limit, at);
      };
    };
    return { key, text: text.slice(index, end), open, count: members.length, list };
  };
  return readNode(next());
}
