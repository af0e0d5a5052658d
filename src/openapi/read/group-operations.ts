import type { OperationSummary } from './operation.ts';
import { type Tag, type TagGroup, writeTagName } from './read-info.ts';

/** Operations that are together in the navigation. */
export interface OperationGroup<T> {
  readonly name: string;
  /** Undefined for a group that no tag makes. */
  readonly tag: Tag | undefined;
  readonly operations: readonly T[];
  readonly groups: readonly OperationGroup<T>[];
}

type Grouped = Pick<OperationSummary, 'tags' | 'isWebhook' | 'channel'>;

/** The groups of operations and of channels without a tag. */
const UNTAGGED = 'Endpoints';
const CHANNELS = 'Channels';
const WEBHOOKS = 'Webhooks';
/** Maximum number of webhooks in one group; more are grouped by tag. */
const MANY = 20;

/**
 * Operations as the navigation shows them. Each is in the group of its tag (see `pickTag`): tags in the order of
 * `tags`, then others in the order in which they are met; a tag with a parent inside the parent's group, a tag that
 * `tagGroups` names inside that group; then those without a tag, then webhooks in a group of their own. Operations keep
 * their order; empty groups are left out.
 */
export function groupOperations<T extends Grouped>(
  operations: readonly T[],
  tags: readonly Tag[],
  tagGroups: readonly TagGroup[],
): readonly OperationGroup<T>[] {
  const webhooks = operations.filter(({ isWebhook }) => isWebhook);
  const { byTag, untagged } = splitByTag(
    operations.filter(({ isWebhook }) => !isWebhook),
    tags,
  );
  const groups = new Map(nestByParent(byTag, tags).map((group) => [group.tag?.name ?? '', group]));
  const outer = tagGroups.flatMap(({ name, tags: names }) => {
    const inside = names.flatMap((tag) => {
      const group = groups.get(tag);
      groups.delete(tag);
      return group ? [group] : [];
    });
    return inside.length === 0 ? [] : [{ name, tag: undefined, operations: [], groups: inside }];
  });
  return [
    ...outer,
    ...groups.values(),
    ...createGroup(untagged[0]?.channel === undefined ? UNTAGGED : CHANNELS, untagged, []),
    ...groupWebhooks(webhooks, tags),
  ];
}

/**
 * The tag that says where an operation is placed: of OpenAPI 3.2 the first of kind `nav`, else the first without a kind;
 * a tag that the document does not declare has none. Undefined when it has no such tag.
 */
export function pickTag(
  { tags }: Pick<OperationSummary, 'tags'>,
  declared: readonly Tag[],
): string | undefined {
  const named = tags.filter((tag) => tag !== '');
  if (named.length < 2 && declared.every(({ kind }) => kind === undefined)) return named[0];
  const kinds = new Map(declared.map(({ name, kind }) => [name, kind]));
  return named.find((tag) => kinds.get(tag) === 'nav') ?? named.find((tag) => kinds.get(tag) === undefined);
}

function splitByTag<T extends Grouped>(
  operations: readonly T[],
  tags: readonly Tag[],
): { readonly byTag: readonly (readonly [Tag, readonly T[]])[]; readonly untagged: readonly T[] } {
  const lists = new Map<string, T[]>(tags.map(({ name }) => [name, []]));
  const untagged: T[] = [];
  for (const operation of operations) {
    const tag = pickTag(operation, tags);
    const list = tag === undefined ? untagged : (lists.get(tag) ?? []);
    if (tag !== undefined) lists.set(tag, list);
    list.push(operation);
  }
  const known = new Map(tags.map((tag) => [tag.name, tag]));
  return { byTag: [...lists].map(([name, list]) => [known.get(name) ?? createTag(name), list]), untagged };
}

function createTag(name: string): Tag {
  const nothing = { description: undefined, externalDocs: undefined, parent: undefined, kind: undefined };
  return { name, label: writeTagName(name), ...nothing };
}

/** Groups with those of their tags inside whose parent they are; parents that lead round in a circle count for nothing. */
function nestByParent<T>(
  byTag: readonly (readonly [Tag, readonly T[]])[],
  tags: readonly Tag[],
): readonly OperationGroup<T>[] {
  const parents = new Map(tags.map(({ name, parent }) => [name, parent]));
  const findParent = (name: string): string | undefined => {
    const parent = parents.get(name);
    const seen = new Set([name]);
    for (let above = parent; above !== undefined; above = parents.get(above)) {
      if (seen.has(above)) return undefined;
      seen.add(above);
    }
    return parent !== undefined && parents.has(parent) ? parent : undefined;
  };
  const inside = new Map<string | undefined, (readonly [Tag, readonly T[]])[]>();
  for (const entry of byTag) {
    const parent = findParent(entry[0].name);
    const list = inside.get(parent) ?? [];
    inside.set(parent, list);
    list.push(entry);
  }
  const build = (parent: string | undefined): readonly OperationGroup<T>[] =>
    (inside.get(parent) ?? []).flatMap(([tag, operations]) => {
      const groups = build(tag.name);
      const isEmpty = operations.length === 0 && groups.length === 0;
      return isEmpty ? [] : [{ name: tag.label, tag, operations, groups }];
    });
  return build(undefined);
}

function groupWebhooks<T extends Grouped>(
  webhooks: readonly T[],
  tags: readonly Tag[],
): readonly OperationGroup<T>[] {
  const { byTag, untagged } = splitByTag(webhooks, tags);
  const groups = byTag.flatMap(([tag, list]) =>
    list.length === 0 ? [] : [{ name: tag.label, tag, operations: list, groups: [] }],
  );
  const isFlat = webhooks.length <= MANY || groups.length < 2;
  return isFlat ? createGroup(WEBHOOKS, webhooks, []) : createGroup(WEBHOOKS, untagged, groups);
}

function createGroup<T>(
  name: string,
  operations: readonly T[],
  groups: readonly OperationGroup<T>[],
): readonly OperationGroup<T>[] {
  return operations.length === 0 && groups.length === 0 ? [] : [{ name, tag: undefined, operations, groups }];
}
