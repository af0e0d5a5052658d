import type { MediaType } from '../openapi/operation.ts';
import { formatInlineJson } from './format-json.ts';
import type { HttpBody } from './http-request.ts';

/** The parts of a `multipart/form-data` body from its schema and first example: files where the schema has files. */
export function createMultipart(mediaType: MediaType): HttpBody {
  const example = mediaType.examples[0]?.value;
  const values = new Map(typeof example === 'object' && example !== null ? Object.entries(example) : []);
  const children = mediaType.schema?.children ?? [];
  const isFile = (name: string) =>
    children.some((child) => child.name === name && /^file\b/.test(child.type));
  const names = [
    ...new Set([...values.keys(), ...children.filter((child) => child.required).map(({ name }) => name)]),
  ];
  const parts = names.map((name) => {
    if (isFile(name)) return { name, fileName: name };
    const value = values.get(name);
    return { name, text: typeof value === 'string' ? value : formatInlineJson(value) };
  });
  return { kind: 'multipart', parts };
}
