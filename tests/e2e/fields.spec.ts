import { listFields } from '../../src/config/fields.ts';
import { readCase } from './field-case.ts';
import { fieldCases } from './field-cases.ts';
import { expect, test } from './site-fixture.ts';
import { specificationFields } from './specification-fields.ts';

test.describe.configure({ mode: 'parallel' });

test('every field of the specification is in the schema', () => {
  const known = new Set(listFields().map(({ path }) => path));
  expect(specificationFields.filter((field) => !known.has(field))).toEqual([]);
});

test('every field of the specification has a case', () => {
  const held = new Set(fieldCases.map(({ field }) => field));
  expect(specificationFields.filter((field) => !held.has(field))).toEqual([]);
});

test('every case is of a field of the schema and has a name of its own', () => {
  const known = new Set(listFields().map(({ path }) => path));
  expect(fieldCases.filter(({ field }) => !known.has(field)).map(({ field }) => field)).toEqual([]);
  const names = fieldCases.map(({ field, form }) => `${field}: ${form}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

for (const site of ['fields-one', 'fields-two', 'fields-three'] as const) {
  const cases = fieldCases.filter((one) => one.site === site);

  test.describe(`${site}, built`, () => {
    for (const fieldCase of cases)
      test(`shows ${fieldCase.field}: ${fieldCase.form}`, async ({ reader, sites }) => {
        const { url } = await sites.built(site);
        expect(await readCase(reader, url, fieldCase)).toEqual(fieldCase.expected);
      });
  });

  test.describe(`${site}, disconnected`, () => {
    for (const fieldCase of cases)
      test(`misses ${fieldCase.field}: ${fieldCase.form}`, async ({ reader, sites }) => {
        const { url, config, show, edit } = await sites.live(site);
        const { at, expected, without, withoutIn } = fieldCase;
        await show(config, at);
        expect(await readCase(reader, url, fieldCase), 'with the field').toEqual(expected);
        const mend = withoutIn && (await edit(withoutIn.file, withoutIn.change));
        await show(without(config), at);
        expect(await readCase(reader, url, fieldCase), 'without the field').not.toEqual(expected);
        await mend?.();
      });
  });
}
