import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { schemas } from '../../../tests/support/schema-arbitrary.ts';
import { validate } from '../../json-schema/validate.ts';
import { makeExample } from '../examples/make-example.ts';
import { getRoot, resolveReference } from '../load/document.ts';
import { toPlainJson } from '../load/ordered-json.ts';
import { listOperations, summarizeOperation } from '../read/read-operations.ts';
import { bundleSchemas } from './bundle-schemas.ts';

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
      const node = resolveReference(document, getRoot(document), $ref);
      if (!entry || !node) throw new Error('There is no operation.');
      const { schemas: found, definitions } = bundleSchemas(document, summarizeOperation(entry));
      const value = toPlainJson(makeExample(document, node, 'request'));
      expect(validate(found['body.0'] ?? true, value, definitions), JSON.stringify(value)).toEqual([]);
    }),
    { numRuns: propertyRuns(300) },
  );
});
