import { describe, expect, it } from 'vitest';
import { printPage } from '../page-fixture.ts';

const tell = async (text: string) => {
  const { problems } = await printPage(text);
  return problems.map(({ line, column, code, hint }) => `${line}:${column} ${code} ${hint}`);
};

describe('the properties of a component', () => {
  it.each([
    ['<Tabs><Tab title="A" titl="B">a</Tab></Tabs>', '1:22 content/unknown-property Did you mean "title"?'],
    ['<Steps><Step titel="A">a</Step></Steps>', '1:14 content/unknown-property Did you mean "title"?'],
    ['<Icon icon="star" iconType="sold" />', '1:19 content/unknown-value Did you mean "solid"?'],
    ['<Columns\n  cols="two"\n>\n  a\n</Columns>', '2:3 content/unknown-value Write it like this: cols={2}'],
    ['<Color.Item name="A" value="tael" />', '1:22 content/unknown-color Did you mean "teal"?'],
    ['a <Tooltip>b</Tooltip>', '1:3 content/missing-property Add tip="..." to the tag.'],
    ['<Card title="icon" icon="roket" />', '1:20 content/unknown-icon Did you mean "rocket"?'],
    ['<Card title={"a>b"} icon="roket">a</Card>', '1:21 content/unknown-icon Did you mean "rocket"?'],
    [
      '<Card img="/no.png" title="A" />',
      '1:7 content/missing-image Check the path: it is relative to the page, or begins with "/" and lies in public/ or the content root.',
    ],
  ])('are judged at their place in %j', async (text, problem) => {
    expect(await tell(text)).toEqual([problem]);
  });

  it.each([
    '<Color.Item value="#0d9373" />\n\n<Color.Item value="rgb(1 2 3 / 50%)" />\n\n<Color.Item value={{ light: "x" }} />',
    '<Columns cols="2">a</Columns>\n\n<CardGroup cols={3}>a</CardGroup>',
    '<Tooltip headline="A">b</Tooltip>',
    'export const more = { tip: "A" }\n\n<Tooltip {...more}>b</Tooltip>',
    '<Icon icon="star" iconType="sharp-solid" />',
    '<Card title="a" icon={<b>x</b>} iconType="image" />',
  ])('may be as in %j', async (text) => {
    expect(await tell(text)).toEqual([]);
  });

  it('have a tab show its number when it has no title', async () => {
    const { html, problems } = await printPage('<Tabs><Tab titl="A">a</Tab><Tab title="">b</Tab></Tabs>');
    expect(html).toContain('tabs={[{"id":"tab-1","title":"Tab 1"},{"id":"tab-2","title":"Tab 2"}]}');
    expect(html).toContain('title="Tab 1"');
    expect(problems.map(({ code }) => code)).toEqual([
      'content/missing-property',
      'content/unknown-property',
      'content/missing-property',
    ]);
  });
});
