import { displayValue } from '../../lib/json/format-json.ts';
import { RawJson } from '../../lib/json/json-text.ts';

/** What an encoding object says of a field (OpenAPI 3.1.1, 4.8.15). */
export interface FormEncoding {
  readonly style?: string | undefined;
  readonly explode?: boolean | undefined;
  /** Its `contentType` is JSON. */
  readonly isJson?: boolean | undefined;
}

export type FormPair = readonly [name: string, text: string];

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/**
 * The pairs that a field becomes in a form's body: as its encoding says, else one pair for each item of an array, and
 * objects as JSON (OpenAPI 3.1.1, 4.8.15.1). Objects may be maps.
 */
export function listPairs(name: string, value: unknown, encoding: FormEncoding = {}): readonly FormPair[] {
  const { style = 'form', explode = style === 'form', isJson } = encoding;
  const isStyled = encoding.style !== undefined || encoding.explode !== undefined;
  if (style === 'deepObject') return listDeepPairs(name, value);
  const separator = separators[style] ?? ',';
  if (Array.isArray(value) && (isStyled || !isJson)) {
    if (explode) return value.map((item) => [name, displayValue(item)]);
    return [[name, value.map(displayValue).join(separator)]];
  }
  const members = listMembers(value);
  if (members && isStyled) {
    if (explode) return members.map(([key, item]) => [key, displayValue(item)]);
    return [[name, members.flatMap(([key, item]) => [key, displayValue(item)]).join(separator)]];
  }
  return [[name, displayValue(value)]];
}

/** The text of these pairs (https://url.spec.whatwg.org/#concept-urlencoded-serializer). */
export function writePairs(pairs: readonly FormPair[]): string {
  return new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString();
}

function listDeepPairs(name: string, value: unknown): readonly FormPair[] {
  if (Array.isArray(value)) return value.flatMap((item) => listDeepPairs(`${name}[]`, item));
  const members = listMembers(value);
  return members
    ? members.flatMap(([key, item]) => listDeepPairs(`${name}[${key}]`, item))
    : [[name, displayValue(value)]];
}

function listMembers(value: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (value instanceof Map) return [...value];
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !(value instanceof RawJson) ? Object.entries(value) : undefined;
}
