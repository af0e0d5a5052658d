import { expect, test } from 'vitest';
import { generateRecursiveDocument } from '../../bench/generate-recursive-document.ts';
import type { Field, Operation } from '../../src/openapi/read/operation.ts';
import { listOperations, readOperation } from '../../src/openapi/read/read-operations.ts';
import { weighRow, wholeBudget } from '../../src/openapi/rows/schema-rows.ts';
import { openText } from '../support/document-fixture.ts';

const text = JSON.stringify(generateRecursiveDocument(200));

const listFields = (field: Field): readonly Field[] => [
  field,
  ...[...field.children, ...(field.choices?.options ?? []).map((choice) => choice.field)].flatMap(listFields),
];

const listOperationFields = ({ requestBody, responses }: Operation): readonly Field[] =>
  [requestBody?.content[0]?.schema, ...responses.map(({ content }) => content[0]?.schema)].flatMap(
    (schema) => (schema ? listFields(schema) : []),
  );

test('the document is the same each time, and each of its schemas reaches all others', () => {
  expect(JSON.stringify(generateRecursiveDocument(200))).toBe(text);
  const { components, paths } = JSON.parse(text) as {
    components: { schemas: Record<string, unknown> };
    paths: Record<string, unknown>;
  };
  const schemas = new Map(
    Object.entries(components.schemas).map(([name, schema]) => [
      name,
      [...JSON.stringify(schema).matchAll(/schemas\/(\w+)"/g)].map(([, target]) => target ?? ''),
    ]),
  );
  expect(schemas.size).toBe(200);
  expect(Object.keys(paths)).toHaveLength(40);
  expect(new Set([...schemas.values()].map(({ length }) => length))).toEqual(new Set([8]));
  expect(text.match(/"oneOf"/g)).toHaveLength(200);
  for (const start of ['Message0', 'Part77', 'Vector197']) {
    const reached = new Set([start]);
    for (const name of reached) for (const target of schemas.get(name) ?? []) reached.add(target);
    expect(reached.size).toBe(200);
  }
});

test('pages of it have rows within the budget, each schema once, and every link among them leads to one', async () => {
  const { document, problems } = await openText(text);
  expect(problems).toEqual([]);
  const operations = listOperations(document)
    .filter((_, index) => index % 8 === 0)
    .map(readOperation);
  expect(operations).toHaveLength(5);
  for (const operation of operations) {
    const fields = listOperationFields(operation);
    const ids = fields.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.reduce((sum, field) => sum + weighRow(field), 0)).toBeLessThan(wholeBudget.page + 2_000);
    expect(fields.some(({ omitted }) => omitted > 0)).toBe(true);
    for (const { shownAt } of fields) if (shownAt) expect(ids).toContain(shownAt.id);
    const bodies = fields.filter(({ children }) => children.some(({ name }) => name === 'by_name'));
    const kinds = bodies.map(({ children }) => children[0]?.facts[0]?.values[0]);
    expect(new Set(kinds).size).toBe(kinds.length);
  }
});
