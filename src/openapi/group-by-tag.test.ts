import { expect, test } from 'vitest';
import { openText } from './document-fixture.ts';
import { groupByTag, listTags } from './group-by-tag.ts';

test("operations are grouped in the order of the document's tags, then as they are met, untagged last", () => {
  const operations = [
    { id: 1, tags: [] },
    { id: 2, tags: ['Extra'] },
    { id: 3, tags: ['B', 'A'] },
    { id: 4, tags: ['A'] },
    { id: 5, tags: ['B'] },
  ];
  const groups = groupByTag(operations, ['A', 'Unused', 'B']);
  expect(groups.map(({ tag, operations: members }) => [tag, ...members.map(({ id }) => id)])).toEqual([
    ['A', 4],
    ['B', 3, 5],
    ['Extra', 2],
    ['', 1],
  ]);
});

test('the tags of a document are listed in its order', async () => {
  const { document } = await openText(
    'openapi: 3.1.1\ninfo: { title: T, version: "1" }\npaths: {}\ntags: [{ name: z }, { name: a, description: d }]\n',
  );
  expect(listTags(document)).toEqual(['z', 'a']);
});
