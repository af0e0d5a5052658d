import { expect, test } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { collectFields, type ManualField } from './manual-field.ts';

async function collect(files: Readonly<Record<string, string>> | string): Promise<readonly ManualField[]> {
  return collectFields((await printPage(files)).page);
}

async function listNames(text: string): Promise<readonly string[]> {
  return (await collect(text)).map(({ in: place, name }) => `${place}.${name}`);
}

test('a field is what its attributes and its first paragraph say', async () => {
  const [field] = await collect(`<ParamField query="page" type="integer" default={1} required>
  The *page*, such as \`1\`: 2 < 3 * 4.

  More.
</ParamField>`);
  expect(field).toMatchObject({
    in: 'query',
    name: 'page',
    props: { query: 'page', type: 'integer', default: 1, required: true },
    description: 'The page, such as `1`: 2 \\< 3 \\* 4.',
    fields: [],
  });
});

test('fields stand wherever components do, also those that are hidden', async () => {
  const text = `<Steps><Step title="A">
<ParamField path="a" />
</Step></Steps>
<Expandable><ParamField body="b" hidden /></Expandable>
<Tabs><Tab title="T"><ParamField header="c" /></Tab></Tabs>
<Panel><ParamField cookie="d" /></Panel>
{[1, 2].map((n) => <ParamField query={'e' + n} />)}
<ParamField name="of a file" />`;
  expect(await listNames(text)).toEqual(['path.a', 'body.b', 'header.c', 'query.e1', 'query.e2', 'cookie.d']);
});

test('fields inside another one are its own', async () => {
  const [user, ...others] = await collect(`<ParamField body="user" type="object">
  Who.
  <Expandable title="fields">
    <ResponseField name="name" type="string">
      Of what.
      <ParamField body="first" />
    </ResponseField>
    <ParamField body="age" />
  </Expandable>
</ParamField>
<ResponseField name="answer"><ParamField body="never" /></ResponseField>`);
  expect(others).toEqual([]);
  expect(
    user?.fields.map(({ name, in: place, fields }) => [name, place, fields.map((one) => one.name)]),
  ).toEqual([
    ['name', undefined, ['first']],
    ['age', undefined, []],
  ]);
});

test('fields come from snippets and scripts, with the values that their attributes have there', async () => {
  const fields = await collect({
    'page.mdx': `import Paging from './paging.mdx';
import { Filter } from './filter.jsx';

<Paging size={20} />
<Filter name="state" />`,
    'paging.mdx': '<ParamField query="size" initialValue={size} />',
    'filter.jsx':
      'export const Filter = ({ name }) => <div><ParamField query={name} enum={["a", "b"]} /></div>;',
  });
  expect(fields.map(({ name, props }) => [name, props['initialValue'], props['enum']])).toEqual([
    ['size', 20, undefined],
    ['state', undefined, ['a', 'b']],
  ]);
});

test('a page that cannot be compiled, or fails, has none', async () => {
  expect(await collect('<ParamField query="a">')).toEqual([]);
  expect(await collect('<ParamField query="a" />\n\n{undefined.x}')).toHaveLength(1);
});
