import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs.ts';
import { listFields } from '../../tests/support/site-json-fields.ts';
import { readSiteConfig } from './read-site-config.ts';

const MINIMAL = { name: 'Docs', navigation: [{ group: 'Start', pages: ['introduction'] }] };

describe('any file', () => {
  const keys = listFields().map(({ path }) => path.split('.').at(-1)?.replace('[]', '') ?? '');
  const leaf = fc.oneof(
    fc.string(),
    fc.constantFrom('#fff', 'v1', 'https://a.b', 'javascript:1', 'github', 'link', 'basic'),
    fc.boolean(),
    fc.double(),
    fc.constant(null),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(fc.constantFrom(...keys, '__proto__', 'constructor', 'toString'), tie('value')),
  }));
  const site = fc.record(
    Object.fromEntries(listFields().flatMap(({ path }) => (/[.[]/.test(path) ? [] : [[path, value]]))),
    {
      requiredKeys: [],
    },
  );

  it('is read without a throw, and its problems have a place and two sentences', () => {
    fc.assert(
      fc.property(
        fc.oneof(site, value),
        fc.nat(),
        fc.string({ maxLength: 3 }),
        fc.boolean(),
        (json, at, noise, isBroken) => {
          const whole = JSON.stringify(json, null, 1) ?? 'null';
          const cut = at % (whole.length + 1);
          const text = isBroken ? whole.slice(0, cut) + noise + whole.slice(cut + noise.length) : whole;
          const lines = text.split(/\r\n|\n|\r/);
          const { config, problems } = readSiteConfig(text, 'site.json');
          expect(config === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
          for (const { line, column, code, message, hint } of problems) {
            expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
            expect(code).toMatch(/^site-json\/[a-z-]+$/);
            expect(`${message} ${hint}`).not.toMatch(/Invalid input|\[object|undefined is/);
          }
        },
      ),
      { numRuns: propertyRuns(400), seed: 6 },
    );
  });

  it('is answered however many mistakes it holds', () => {
    const many = Array.from({ length: 100_000 });
    const files = [
      // zod keeps an issue for each form that an entry could have: 100,000 of them take 10 seconds.
      JSON.stringify({ ...MINIMAL, navigation: [{ group: 'A', pages: many.slice(0, 20_000).map(() => 5) }] }),
      `{${many.map((_, index) => `"k${index}":1`).join(',')}}`,
      `{"name":"${'\\q'.repeat(100_000)}"}`,
    ];
    for (const text of files) {
      const { problems } = readSiteConfig(text, 'f');
      expect(problems.length).toBeLessThanOrEqual(1001);
      expect(problems.map(({ code }) => code)).toContain('site-json/too-many-problems');
    }
  });

  it('does not reach the prototype', () => {
    const { config, problems } = readSiteConfig(
      '{ "name": "x", "navigation": [], "__proto__": { "isPolluted": true }, "metadata": { "__proto__": "x" } }',
      'f',
    );
    expect(problems.map(({ code }) => code)).toEqual(['site-json/unknown-field', 'site-json/unknown-field']);
    expect(config?.metadata).toEqual({});
    expect(Object.hasOwn(Object.prototype, 'isPolluted')).toBe(false);
  });
});
