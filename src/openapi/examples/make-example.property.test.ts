import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSchemas } from '../../../tests/support/document-fixture.ts';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { schemas } from '../../../tests/support/schema-arbitrary.ts';
import { toPlainJson } from '../load/ordered-json.ts';
import { makeExample } from './make-example.ts';

test('what is made for a schema fits it, for an independent validator', async () => {
  await fc.assert(
    fc.asyncProperty(
      schemas,
      fc.constantFrom('request' as const, 'response' as const),
      async (all, direction) => {
        const { document, schema } = await openSchemas(all);
        const value = toPlainJson(makeExample(document, schema, direction));
        const ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties: true, logger: false });
        addFormats.default(ajv);
        const validate = ajv.compile({ $ref: '#/components/schemas/Test', components: { schemas: all } });
        validate(value);
        expect(
          (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
          JSON.stringify(value),
        ).toEqual([]);
      },
    ),
    { numRuns: propertyRuns(100) },
  );
});
