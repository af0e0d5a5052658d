import type { OpenApiDocument } from './document.ts';
import { readText } from './json-value.ts';
import { getChild, getRoot, listChildren } from './node.ts';
import type { Operation } from './operation.ts';

export interface TagGroup<T extends Pick<Operation, 'tags'>> {
  /** '' for operations without a tag. */
  readonly tag: string;
  readonly operations: readonly T[];
}

/** The names of the document's own `tags`, in its order. */
export function listTags(document: OpenApiDocument): readonly string[] {
  return listChildren(document, getChild(getRoot(document), 'tags')).flatMap(
    ([, tag]) => readText(getChild(tag, 'name')?.value) ?? [],
  );
}

/**
 * Operations by their first tag: tags in the order of `tags`, then others in the order in which they are met, those
 * without a tag last. Operations keep their order; tags without any are left out.
 */
export function groupByTag<T extends Pick<Operation, 'tags'>>(
  operations: readonly T[],
  tags: readonly string[],
): readonly TagGroup<T>[] {
  const met = operations.flatMap((operation) => operation.tags.slice(0, 1)).filter((tag) => tag !== '');
  return [...new Set([...tags.filter((tag) => tag !== ''), ...met]), '']
    .map((tag) => ({ tag, operations: operations.filter((operation) => (operation.tags[0] ?? '') === tag) }))
    .filter((group) => group.operations.length > 0);
}
