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
