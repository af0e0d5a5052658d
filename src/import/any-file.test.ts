import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs.ts';
import { listFields } from '../../tests/support/site-json-fields.ts';
import { readSiteConfig } from '../config/read-site-config.ts';
import { importConfig } from './import-config.ts';

const words = [
  ...new Set(listFields().map(({ path }) => path.split('.').at(-1)?.replace('[]', '') ?? '')),
  ...'label href anchor tab product dropdown menu item items header root hidden display decoration image'.split(
    ' ',
  ),
  ...'source directory image socials primary links default strict __proto__ constructor topbarcta'.split(' '),
];
const leaf = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '#fff',
    'red',
    '0d9373',
    'v1',
    'https://a.b',
    'javascript:1',
    'GitHub',
    'Bearer',
    'a/b',
    '',
  ),
  fc.boolean(),
  fc.double(),
  fc.constant(null),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(fc.constantFrom(...words), tie('value')),
}));
const mint = fc.record(
  Object.fromEntries(listFields().flatMap(({ path }) => (/[.[]/.test(path) ? [] : [[path, value]]))),
  { requiredKeys: [] },
);

const page = fc.constantFrom('a', 'a/b', 'a/c', 'b/d', 'b/e', 'index', 'GET /users', 'c/index');
const { part } = fc.letrec((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    fc.record({ pages: fc.array(page, { maxLength: 4 }) }),
    fc.record({ groups: fc.array(tie('group'), { maxLength: 3 }) }),
    ...[
      ['tabs', 'tab'],
      ['anchors', 'anchor'],
      ['dropdowns', 'dropdown'],
      ['products', 'product'],
      ['versions', 'version'],
      ['languages', 'language'],
      ['menu', 'item'],
    ].map(([list = '', name = '']) =>
      fc
        .array(
          fc.tuple(fc.constantFrom('One', 'Two'), tie('part'), fc.constantFrom({}, { openapi: 'api.json' })),
          {
            maxLength: 3,
          },
        )
        .map((items) => ({
          [list]: items.map(([label, inner, more]) => ({ [name]: label, ...more, ...(inner as object) })),
        })),
    ),
    value,
  ),
  group: fc.record({
    group: fc.constantFrom('G', 'H'),
    pages: fc.array(fc.oneof(page, tie('group')), { maxLength: 3 }),
  }),
}));
const docs = fc
  .tuple(
    part,
    fc.dictionary(
      fc.constantFrom(
        ...'api navbar footer appearance background fonts styling seo integrations banner'.split(' '),
      ),
      value,
    ),
  )
  .map(([navigation, settings]) => ({ name: 'Docs', ...settings, navigation }));

describe('any object', () => {
  it('gives a site.json without an error, without a throw, and the same again from itself', () => {
    fc.assert(
      fc.property(fc.oneof(mint, docs), (old) => {
        const { text = '', changes, problems } = importConfig(JSON.stringify(old), 'mint.json');
        expect(problems).toEqual([]);
        expect(
          readSiteConfig(text, 'site.json').problems.filter(({ severity }) => severity === 'error'),
        ).toEqual([]);
        const again = importConfig(text, 'site.json');
        expect(again.text).toBe(text);
        expect(again.changes.filter(({ kind }) => kind !== 'without-effect')).toEqual([]);
        for (const { line, what, why = '' } of changes) {
          expect(line).toBeGreaterThan(0);
          expect(`${what} ${why}`).not.toMatch(/undefined|\[object/);
        }
      }),
      { numRuns: propertyRuns(150), seed: 4 },
    );
  });

  it('is answered with places when it is not JSON', () => {
    fc.assert(
      fc.property(mint, fc.nat(), fc.string({ maxLength: 3 }), (old, at, noise) => {
        const whole = JSON.stringify(old, null, 1);
        const cut = at % (whole.length + 1);
        const { text, problems } = importConfig(whole.slice(0, cut) + noise + whole.slice(cut), 'mint.json');
        expect(text === undefined).toBe(problems.length > 0);
      }),
      { numRuns: propertyRuns(200), seed: 4 },
    );
  });
});
