import type { Field, MediaType } from '../../openapi/read/operation.ts';

/** Media types with one schema, which is shown once. */
export interface MediaTypeGroup {
  readonly mediaTypes: readonly string[];
  readonly schema: Field | undefined;
}

/** Puts media types that share a schema together, in the order of their first. */
export function groupMediaTypes(content: readonly MediaType[]): readonly MediaTypeGroup[] {
  const groups = new Map<Field | undefined, string[]>();
  for (const { mediaType, schema } of content) groups.set(schema, [...(groups.get(schema) ?? []), mediaType]);
  return [...groups].map(([schema, mediaTypes]) => ({ schema, mediaTypes }));
}
