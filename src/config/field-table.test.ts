import { describe, expect, it } from 'vitest';
import { listKeys, writeFieldTable } from '../../tests/support/site-json-fields.ts';

describe('the field tables of the example site', () => {
  it.each(listKeys())('%s is shown as the schema has it (npm run fields writes it anew)', async (key) => {
    await expect(writeFieldTable(key)).toMatchFileSnapshot(`../../content/snippets/fields/${key}.mdx`);
  });

  it('refuses a key that the schema does not have', () => {
    expect(() => writeFieldTable('colours')).toThrow(RangeError);
  });
});
