import { tryParseJson } from '../../lib/json/json-value.ts';
import type { FormValues } from '../form/playground-form.ts';

/** A value that two requests have not the same. */
export interface SentDifference {
  /** `query.limit`, `body.user.id`, `body` for a body that is not JSON. */
  readonly place: string;
  /** As text; undefined where it was not sent. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What is different between two requests of an operation, in the order of the later one; of files only their names count. */
export function compareSent(before: FormValues, after: FormValues): readonly SentDifference[] {
  const [old, now] = [new Map(listValues(before)), new Map(listValues(after))];
  const places = [...new Set([...now.keys(), ...old.keys()])];
  return places.flatMap((place) =>
    old.get(place) === now.get(place) ? [] : [{ place, before: old.get(place), after: now.get(place) }],
  );
}

function listValues({ parameters, mediaType, body }: FormValues): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(parameters).map(([place, value]) => [place, show(value)] as const),
    ...(mediaType === undefined ? [] : [['Content-Type', mediaType] as const]),
    ...listBody(body),
  ];
}

function listBody(body: FormValues['body']): readonly (readonly [string, string])[] {
  if (body === undefined) return [];
  if (body.kind === 'file') return [['body', body.file.name]];
  if (body.kind === 'multipart')
    return body.parts.map((part) => [`body.${part.name}`, 'text' in part ? part.text : part.file.name]);
  const value = tryParseJson(body.text);
  return value === undefined ? [['body', body.text]] : listLeaves('body', value);
}

function listLeaves(place: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [[place, show(value)]];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(`${place}.${key}`, inner));
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
