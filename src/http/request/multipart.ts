import { formatInlineJson } from '../../lib/json/format-json.ts';
import type { MediaType } from '../../openapi/read/operation.ts';
import type { HttpBody, MultipartPart } from './http-request.ts';

/**
 * The parts of a `multipart/form-data` body from its schema and first example: files where the schema has files, one
 * part for each item of an array (OpenAPI 3.1.1, 4.8.15.1.1).
 */
export function createMultipart(mediaType: MediaType): HttpBody {
  const example = mediaType.examples[0]?.value;
  const values = new Map(typeof example === 'object' && example !== null ? Object.entries(example) : []);
  const children = mediaType.schema?.children ?? [];
  const isFile = (name: string) =>
    children.some((child) => child.name === name && /^file\b/.test(child.type));
  const names = [
    ...new Set([...values.keys(), ...children.filter((child) => child.required).map(({ name }) => name)]),
  ];
  const parts = names.flatMap((name): readonly MultipartPart[] => {
    if (isFile(name)) return [{ name, fileName: name }];
    const value: unknown = values.get(name);
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => ({ name, text: typeof item === 'string' ? item : formatInlineJson(item) }));
  });
  return { kind: 'multipart', parts };
}
