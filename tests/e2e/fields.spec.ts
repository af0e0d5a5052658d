import { listFields } from '../support/site-json-fields.ts';

import { fieldCases } from './field-cases.ts';
import { expect, test } from './site-fixture.ts';
import { specificationFields } from './specification-fields.ts';

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
