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

test('what an operation gets is the same whichever others came before it', async () => {
  const names = fc.constantFrom('A', 'B', 'C');
  // Schemas of the same name in two places, which refer to each other.
  const reference = fc
    .tuple(fc.constantFrom('schemas', 'x-more'), names)
    .map(([place, name]) => ({ $ref: `#/components/${place}/${name}` }));
  const schema = fc.oneof(
    fc.record({ type: fc.constant('object'), properties: fc.dictionary(names, reference) }),
    fc.record({ oneOf: fc.array(reference, { minLength: 1, maxLength: 3 }), maximum: fc.nat() }),
    fc.record({ format: fc.constantFrom('uuid', 'unheard'), not: reference }),
  );
  const place = fc.record({ A: schema, B: schema, C: schema });
  const bodies = fc.array(reference, { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(place, place, bodies, async (all, more, operations) => {
      const text = JSON.stringify({
        openapi: '3.1.1',
        info: { title: 'T', version: '1' },
        paths: Object.fromEntries(
          operations.map((body, index) => [
            `/${index}`,
            { post: { requestBody: { content: { 'application/json': { schema: body } } } } },
          ]),
        ),
        components: { schemas: all, 'x-more': more },
      });
      const bundleAll = async (keep?: number) => {
        const { document } = await openText(text);
        return listOperations(document)
          .filter((_, index) => keep === undefined || index === keep)
          .map((entry) => bundleSchemas(document, summarizeOperation(entry)));
      };
      const alone = await Promise.all(operations.map(async (_, index) => (await bundleAll(index))[0]));
      expect(await bundleAll()).toEqual(alone);
    }),
    { numRuns: propertyRuns(100) },
  );
});
