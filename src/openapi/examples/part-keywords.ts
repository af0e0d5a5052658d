import { type DocumentNode, getChild } from '../load/node.ts';
import type { MergedSchema } from '../rows/merge-schema.ts';

/** The nodes of a keyword in all parts of a schema that have it, the outermost first: they hold together. */
export function listKeyword(schema: Pick<MergedSchema, 'parts'>, keyword: string): readonly DocumentNode[] {
  return schema.parts.flatMap((part) => getChild(part, keyword) ?? []);
}

/** The types that all parts allow together, without null; undefined when none of them says any. */
export function intersectTypes(schema: MergedSchema): readonly string[] | undefined {
  let types: readonly string[] | undefined;
  for (const { value } of listKeyword(schema, 'type')) {
    const own = (Array.isArray(value) ? value : [value]).filter((type) => type !== 'null').map(String);
    const all: readonly string[] = types ?? own;
    types = all.flatMap((type) => {
      if (own.includes(type)) return [type];
      if (type === 'number' && own.includes('integer')) return ['integer'];
      return type === 'integer' && own.includes('number') ? ['integer'] : [];
    });
  }
  return types;
}
