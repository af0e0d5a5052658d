import { describe, expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { groupOperations, type OperationGroup } from './group-operations.ts';
import { readTagGroups, readTags } from './read-info.ts';

const read = async (rest: string) => {
  const { document } = await openText(`openapi: 3.1.1\ninfo: { title: T, version: "1" }\npaths: {}\n${rest}`);
  return { tags: readTags(document), tagGroups: readTagGroups(document) };
};
const operation = (id: number, ...tags: string[]) => ({ id, tags, isWebhook: false });
const webhook = (id: number, ...tags: string[]) => ({ id, tags, isWebhook: true });
type Shown = readonly (number | string | Shown)[];
const show = (groups: readonly OperationGroup<{ readonly id: number }>[]): Shown =>
  groups.map((group) => [group.name, ...group.operations.map(({ id }) => id), ...show(group.groups)]);

describe('operations are grouped', () => {
  test("in the order of the document's tags, then as they are met, untagged last", async () => {
    const { tags } = await read('tags: [{ name: A }, { name: Unused }, { name: B }]\n');
    const operations = [
      operation(1),
      operation(2, 'Extra'),
      operation(3, 'B', 'A'),
      operation(4, 'A'),
      operation(5, 'B'),
    ];
    expect(show(groupOperations(operations, tags, []))).toEqual([
      ['A', 4],
      ['B', 3, 5],
      ['Extra', 2],
      ['Endpoints', 1],
    ]);
  });

  test('by the names that readers see', async () => {
    const { tags } = await read(
      'tags: [{ name: a, x-displayName: Shown }, { name: b, x-group: Group, x-displayName: no }, { name: c, summary: Short }]\n',
    );
    const operations = ['a', 'b', 'c'].map((tag, index) => operation(index, tag));
    expect(show(groupOperations(operations, tags, []))).toEqual([
      ['Shown', 0],
      ['Group', 1],
      ['Short', 2],
    ]);
  });

  test('within x-tagGroups, the tags that no group names behind them', async () => {
    const { tags, tagGroups } = await read(
      'tags: [{ name: a }, { name: b }, { name: c }]\nx-tagGroups:\n  - { name: First, tags: [c, a] }\n  - { name: Empty, tags: [none] }\n  - { tags: [b] }\n',
    );
    const operations = ['a', 'b', 'c'].map((tag, index) => operation(index, tag));
    expect(show(groupOperations(operations, tags, tagGroups))).toEqual([
      ['First', ['C', 2], ['A', 0]],
      ['B', 1],
    ]);
  });

  test('within the group of their parent, unless parents lead in a circle', async () => {
    const { tags } = await read(
      'tags: [{ name: plants, parent: store }, { name: store }, { name: x, parent: y }, { name: y, parent: x }, { name: z, parent: none }]\n',
    );
    const operations = ['plants', 'store', 'x', 'y', 'z'].map((tag, index) => operation(index, tag));
    expect(show(groupOperations(operations, tags, []))).toEqual([
      ['Store', 1, ['Plants', 0]],
      ['X', 2],
      ['Y', 3],
      ['Z', 4],
    ]);
  });

  test('by the first tag that makes groups', async () => {
    const { tags } = await read('tags: [{ name: beta, kind: badge }, { name: plants, kind: nav }]\n');
    const operations = [
      operation(1, 'beta', 'plants'),
      operation(2, 'beta'),
      operation(3, 'other', 'plants'),
    ];
    expect(show(groupOperations(operations, tags, []))).toEqual([
      ['Plants', 1, 3],
      ['Endpoints', 2],
    ]);
  });

  test('with webhooks in a group of their own, by tag when they are many', () => {
    const few = [operation(1, 'a'), webhook(2, 'a'), webhook(3, 'b')];
    expect(show(groupOperations(few, [], []))).toEqual([
      ['A', 1],
      ['Webhooks', 2, 3],
    ]);
    const many = Array.from({ length: 21 }, (_, id) =>
      id === 0 ? webhook(id) : webhook(id, id < 11 ? 'a' : 'b'),
    );
    expect(show(groupOperations(many, [], []))).toEqual([
      ['Webhooks', 0, ['A', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ['B', 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    ]);
  });

  test.each([
    ['pet_management', 'Pet management'],
    ['user-api-keys', 'User API keys'],
    ['ids', 'IDs'],
    ['orders', 'Orders'],
    ['API keys', 'API keys'],
    ['iOS', 'iOS'],
    ['billing v2', 'billing v2'],
  ])('by the tag %s, which is called %s', (tag, name) => {
    expect(show(groupOperations([operation(1, tag)], [], []))).toEqual([[name, 1]]);
  });
});
