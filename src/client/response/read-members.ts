import type { JsonNode } from '../../lib/json/json-node.ts';
import type { JsonMap } from './scan-json.ts';

/** A member of an object or array, by its places in the text. */
export interface JsonMember {
  /** With its quotes, as written; undefined for the items of an array. */
  readonly key: string | undefined;
  readonly start: number;
  readonly end: number;
  readonly isLast: boolean;
}

/** What an object or array at a place is; undefined for other values. */
export interface JsonContainer {
  readonly open: '{' | '[';
  readonly end: number;
  readonly count: number;
}

/** The object or array whose bracket stands at `start`. */
export function findContainer(
  { text, starts, ends, counts }: JsonMap,
  start: number,
): JsonContainer | undefined {
  const open = text[start];
  if (open !== '{' && open !== '[') return undefined;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts.get(middle) < start) low = middle + 1;
    else high = middle;
  }
  return { open, end: ends.get(low), count: counts.get(low) };
}

/** At most `limit` members from a place on: behind a bracket, or behind the last member that was read. */
export function readMembers(map: JsonMap, from: number, limit: number): readonly JsonMember[] {
  const { text } = map;
  const members: JsonMember[] = [];
  let at = skip(text, from);
  if (text[at] === ',') at = skip(text, at + 1);
  while (members.length < limit && text[at] !== ']' && text[at] !== '}') {
    let key: string | undefined;
    const first = endOf(map, at);
    let start = at;
    let end = first;
    const behind = skip(text, first);
    if (text[behind] === ':') {
      key = text.slice(at, first);
      start = skip(text, behind + 1);
      end = endOf(map, start);
    }
    at = skip(text, end);
    const isLast = text[at] !== ',';
    members.push({ key, start, end, isLast });
    if (!isLast) at = skip(text, at + 1);
  }
  return members;
}

/** The whole of a text that was scanned, to be gone through. */
export function openMap(map: JsonMap): JsonNode {
  return toNode(map, undefined, skip(map.text, 0), map.text.trimEnd().length);
}

function toNode(map: JsonMap, key: string | undefined, start: number, end: number): JsonNode {
  const { open, count = 0 } = findContainer(map, start) ?? {};
  const list = () => {
    let at = start + 1;
    return (limit: number) => {
      const members = readMembers(map, at, limit);
      at = members.at(-1)?.end ?? at;
      return members.map((member) => toNode(map, member.key, member.start, member.end));
    };
  };
  return { key, text: map.text.slice(start, end), open, count, list };
}

/** The first place from `at` on that is no white space. */
export function skip(text: string, at: number): number {
  let place = at;
  while (text.charCodeAt(place) <= 32) place++;
  return place;
}

/** Behind the value at `start`, of valid JSON. */
function endOf(map: JsonMap, start: number): number {
  const { text } = map;
  const container = findContainer(map, start);
  if (container) return container.end;
  let end = start + 1;
  if (text[start] === '"') {
    for (;;) {
      const quote = text.indexOf('"', end);
      let slash = quote;
      while (text[slash - 1] === '\\') slash--;
      if ((quote - slash) % 2 === 0) return quote + 1;
      end = quote + 1;
    }
  }
  for (;;) {
    const code = text.charCodeAt(end);
    if (!(code > 32) || code === 44 || code === 93 || code === 125) return end;
    end++;
  }
}
