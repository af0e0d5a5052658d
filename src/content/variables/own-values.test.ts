import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { listOwnVariables, markOwnValue, readOwnValues, showOwnValues } from './own-values.ts';

const ownVariables = { user_id: 'u_1', sly: '<"&>', baseUrl: '/sandbox' };

async function print(page: string): Promise<string> {
  const { html, problems } = await printPage(page, 'page.mdx', { ownVariables, variables: { version: '2' } });
  expect(problems).toEqual([]);
  return html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

test('fenced code shows the values of readers as elements, whatever they hold', async () => {
  const html = await print(
    '```sh\ncurl {{baseUrl}}/users/{{user_id}}/{{sly}} # {{version}} {{ user_id }}\n```',
  );
  expect(html).toContain('<octavo-value data-name="baseUrl" data-base="/sandbox">$BASE_URL</octavo-value>');
  expect(html.match(/<octavo-value data-name="user_id">u_1<\/octavo-value>/g)).toHaveLength(2);
  expect(html).toContain('<octavo-value data-name="sly">&lt;"&amp;&gt;</octavo-value>');
});

test('elsewhere they are text, and other names with underscores are left alone', async () => {
  const html = await print(
    'Call {{user_id}} at `{{baseUrl}}` \\{\\{foo_bar}}.\n\n<Prompt>{{user_id}}</Prompt>',
  );
  expect(html).toContain('Call u_1 at <code>$BASE_URL</code> {{foo_bar}}.');
  expect(html).not.toMatch(/octavo-value|\ufdd0/);
});

test('a name in the title of a block, in a group and beside notations stands there without its mark', async () => {
  const html = await print(
    '<CodeGroup>\n```sh For {{user_id}}\n# [!code focus]\necho {{user_id}}\n```\n</CodeGroup>',
  );
  expect(html).toContain('For u_1');
  expect(html).toContain('<octavo-value data-name="user_id">u_1</octavo-value>');
  expect(html).not.toMatch(/[\ufdd0-\ufdd3]/);
});

test('the base URL is a variable where the site names one, unless the writer has another of the name', () => {
  expect(listOwnVariables({ variables: { a: '1' }, baseUrl: ['https://a.example', '/b'] })).toEqual({
    baseUrl: 'https://a.example',
    a: '1',
  });
  expect(listOwnVariables({ variables: { baseUrl: 'x' }, baseUrl: ['/b'] })).toEqual({ baseUrl: 'x' });
  expect(listOwnVariables(undefined)).toEqual({});
});

test('the text of highlighted code stays what it is', () => {
  const piece = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('\n', '<', '&', '"', '😀'));
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, piece, fc.nat(3)), { maxLength: 6 }), (parts) => {
      const plain = (text: string) => text.replace(/[\ufdd0-\ufdd3\r]/g, '');
      const written = parts.map(
        ([text, value]) => plain(text) + markOwnValue('v', plain(value).replaceAll('\n', ' ')),
      );
      const { code, values } = readOwnValues(written.join(''));
      const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      // Every third character in a span of its own.
      const html = code.replace(/[^\n]{1,3}/gu, (some) => `<span class="tk-s">${encode(some)}</span>`);
      const shown = showOwnValues(html, values, {});
      expect(shown.replace(/<\/?(?:span|octavo-value)[^>]*>/g, '')).toBe(encode(code));
      const shownValues = [...shown.matchAll(/<octavo-value[^>]*>(.*?)<\/octavo-value>/g)].map(
        ([, inner]) => inner,
      );
      expect(shownValues).toEqual(
        values
          .filter(({ length }) => length > 0)
          .map(({ line, column, length }) =>
            encode(code.split('\n')[line - 1]?.slice(column, column + length) ?? ''),
          ),
      );
    }),
  );
});
