import { decodeUri } from './decode-uri.ts';

/**
 * The id among `ids`, in their order, that a link's `hash` (without `#`) means. Other tools make ids of the same text with
 * other rules: they put `-` where GitHub's rule leaves a character out (`chat.agent`, `default_llm`), keep punctuation, drop
 * accents, percent-encode, count repetitions from 2 instead of 1, and put `param-` before every field. So the id itself
 * comes first, then the first with the same words, then the first with the same letters and digits, then a field of that
 * name, then a repetition. Undefined when no id is meant.
 */
export function findAnchor(hash: string, ids: Iterable<string>): string | undefined {
  const all = [...ids];
  const decoded = decodeUri(hash) ?? hash;
  if (all.includes(hash)) return hash;
  if (all.includes(decoded)) return decoded;
  const found = findByText(decoded, all);
  const [, first, count] = /^(.+)-([1-9]\d{0,3})$/.exec(decoded) ?? [];
  if (found !== undefined || first === undefined || count === undefined || Number(count) < 2) return found;
  const start = all.includes(first) ? first : findByText(first, all);
  const repeated = `${start}-${Number(count) - 1}`;
  return start !== undefined && all.includes(repeated) ? repeated : undefined;
}

function findByText(text: string, ids: readonly string[]): string | undefined {
  const found = findByKey(text, ids, listWords) ?? findByKey(text, ids, listLetters);
  if (found !== undefined || !text.startsWith('param-')) return found;
  const name = listLetters(text.slice('param-'.length));
  return name === '' ? undefined : ids.find((id) => fieldStart.test(id) && readField(id) === name);
}

/** How the ids of fields begin: `param-query-limit`, `response-id`. */
const fieldStart = /^(?:param|response)-(?:(?:path|query|header|cookie|body)-)?/;

function readField(id: string): string {
  return listLetters(id.replace(fieldStart, ''));
}

function findByKey(text: string, ids: readonly string[], key: (text: string) => string): string | undefined {
  const wanted = key(text);
  return wanted === '' ? undefined : ids.find((id) => key(id) === wanted);
}

function listLetters(text: string): string {
  return listWords(text).replaceAll('-', '');
}

/**
 * The words of a text with `-` between them, without regard to case and accents. What GitHub's rule leaves out of an id
 * parts words, also where it would become a digit (`²`).
 */
function listWords(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Nl}]+/gu, '-')
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .replace(/[^\p{L}\p{N}-]+/gu, '')
    .replace(/^-+|-+$|-+(?=-)/g, '');
}
