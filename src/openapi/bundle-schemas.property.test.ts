import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkValue } from '../request/check-value/check-value.ts';
import { bundleSchemas } from './bundle-schemas.ts';
import { openText } from './document-fixture.ts';
import { makeExample } from './make-example.ts';
import { findTarget, getRoot } from './node.ts';
import { toPlainJson } from './ordered-json.ts';
import { listOperations, summarizeOperation } from './read-operations.ts';
import { schemas } from './schema-arbitrary.ts';

test('what is made for a request has no mistakes', async () => {
  await fc.assert(
    fc.asyncProperty(schemas, async (all) => {
      const $ref = '#/components/schemas/Test';
      const { document } = await openText(
        JSON.stringify({
          openapi: '3.1.1',
          info: { title: 'T', version: '1' },
          paths: {
            '/': { post: { requestBody: { content: { 'application/json': { schema: { $ref } } } } } },
          },
          components: { schemas: all },
        }),
      );
      const [entry] = listOperations(document);
      const node = findTarget(document, getRoot(document), $ref);
      if (!entry || !node) throw new Error('There is no operation.');
      const { schemas: found, definitions } = bundleSchemas(document, summarizeOperation(entry));
      const value = toPlainJson(makeExample(document, node, 'request'));
      expect(checkValue(found['body.0'] ?? true, value, definitions), JSON.stringify(value)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
