import {
  type DocumentNode,
  findTarget,
  getChild,
  identify,
  listChildren,
  readReference,
} from '../load/node.ts';
import { type MergedSchema, mergeSchema } from '../rows/merge-schema.ts';
import type { ExampleContext } from './example-context.ts';

/** A schema with a choice made wherever it offers one. */
export interface Decision {
  /** The schemas, and the options chosen. */
  readonly schemas: readonly DocumentNode[];
  readonly merged: MergedSchema;
  /** Whether there was anything to choose. */
  readonly isChoice: boolean;
}

/** Choices within choices that are made for one value. */
const maximumChoices = 8;

/**
 * The ways to decide what `oneOf` and `anyOf` leave open in schemas that hold together, in the file's order; without
 * those that would stand inside themselves.
 */
export function* decideChoices(
  context: ExampleContext,
  schemas: readonly DocumentNode[],
  decided: ReadonlySet<string> = new Set(),
): Generator<Decision> {
  const merged = mergeSchema(context.document, schemas);
  context.work.left -= merged.parts.length;
  if (context.work.left <= 0) return;
  const group = decided.size < maximumChoices ? findOpenGroup(context, merged, decided) : undefined;
  if (!group) {
    yield { schemas, merged, isChoice: decided.size > 0 };
    return;
  }
  const closed = new Set([...decided, identify(group.node)]);
  for (const option of group.options) yield* decideChoices(context, [...schemas, option], closed);
}

function findOpenGroup(context: ExampleContext, merged: MergedSchema, decided: ReadonlySet<string>) {
  const { document, open } = context;
  const parts = new Set(merged.parts.map(identify));
  const locate = (option: DocumentNode) => {
    const reference = readReference(option);
    const target = reference === undefined ? undefined : findTarget(document, option, reference);
    return identify(target ?? option);
  };
  for (const part of merged.parts) {
    for (const keyword of ['oneOf', 'anyOf']) {
      const node = getChild(part, keyword);
      if (!node || decided.has(identify(node))) continue;
      const options = listChildren(document, node).map(([, option]) => option);
      context.work.left -= options.length / 10;
      // A subtype that refers to its supertype by allOf is one of the supertype's choices itself.
      if (options.length === 0 || options.some((option) => parts.has(locate(option)))) continue;
      return { node, options: options.filter((option) => !open.has(locate(option))) };
    }
  }
  return undefined;
}
