import { groupByPage, readCase } from './field-case.ts';
import { fieldCases } from './field-cases.ts';
import type { SiteName } from './fixture-folder.ts';
import { remove } from './json-change.ts';
import { expect, test } from './site-fixture.ts';

/**
 * The tests of all cases of one site: what a reader sees on the built site, the same under `octavo dev`, and that it
 * goes when the field is taken out of `site.json` there.
 */
export function testFields(site: SiteName): void {
  const cases = groupByPage(fieldCases.filter((one) => one.site === site));

  test.describe(`${site}, built`, () => {
    for (const fieldCase of cases)
      test(`shows ${fieldCase.field}: ${fieldCase.form}`, async ({ reader, sites }) => {
        const { url } = await sites.built(site);
        expect(await readCase(reader, url, fieldCase)).toEqual(fieldCase.expected);
      });
  });

  test.describe(`${site}, disconnected`, () => {
    test('shows every field under octavo dev too', async ({ reader, sites }) => {
      test.slow();
      const { url, config, show } = await sites.live(site);
      await show(config, cases[0]?.at ?? '');
      for (const fieldCase of cases)
        expect
          .soft(await readCase(reader, url, fieldCase), `${fieldCase.field}: ${fieldCase.form}`)
          .toEqual(fieldCase.expected);
    });

    for (const fieldCase of cases)
      test(`misses ${fieldCase.field}: ${fieldCase.form}`, async ({ reader, sites }) => {
        const { url, config, show, edit } = await sites.live(site);
        const { at, field, expected, withoutIn, without = remove(field.replaceAll('[]', '.0')) } = fieldCase;
        const mend = withoutIn && (await edit(withoutIn.file, withoutIn.change));
        await show(without(config), at);
        expect(await readCase(reader, url, fieldCase, true)).not.toEqual(expected);
        await mend?.();
      });
  });
}
