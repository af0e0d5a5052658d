import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

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
    ['a <Tooltip>b</Tooltip>', '1:3 content/missing-property Add tip="..." or headline="..." to the tag.'],
    ['<Card title="icon" icon="roket" />', '1:20 content/unknown-icon Did you mean "rocket"?'],
    ['<Card title={"a>b"} icon="roket">a</Card>', '1:21 content/unknown-icon Did you mean "rocket"?'],
    ['<Accordion>a</Accordion>', '1:1 content/missing-property Add title="..." to the tag.'],
    ['<Update>a</Update>', '1:1 content/missing-property Add label="..." to the tag.'],
    ['<View>a</View>', '1:1 content/missing-property Add title="..." to the tag.'],
    ['<Tree><Tree.File /></Tree>', '1:7 content/missing-property Add name="..." to the tag.'],
    ['<Tree><Tree.Folder>a</Tree.Folder></Tree>', '1:7 content/missing-property Add name="..." to the tag.'],
    [
      '<ParamField type="string">a</ParamField>',
      '1:1 content/missing-property Add path="...", query="...", header="...", cookie="..." or body="..." to the tag.',
    ],
    [
      '<ResponseField type="string">a</ResponseField>',
      '1:1 content/missing-property Add name="..." to the tag.',
    ],
    ['<Icon />', '1:1 content/missing-property Add icon="..." to the tag.'],
    ['<Tab title="A">a</Tab>', '1:1 content/misplaced-component Put <Tabs> and </Tabs> around the tabs.'],
    [
      '<Tabs>\n  <div>\n    <Tab title="A">a</Tab>\n  </div>\n</Tabs>',
      '3:5 content/misplaced-component Remove the tag that is between <Tabs> and <Tab>.',
    ],
    ['<Columns cols={9}>a</Columns>', '1:10 content/value-range Write a number from 1 to 4: cols={4}'],
    ['<CardGroup cols="0">a</CardGroup>', '1:12 content/value-range Write a number from 1 to 4: cols={1}'],
    ['<Columns cols={2.5}>a</Columns>', '1:10 content/unknown-value Write it like this: cols={2}'],
    ['<Badge size="big">a</Badge>', '1:8 content/unknown-value Write one of "xs", "sm", "md" and "lg".'],
    ['<Badge color="reed">a</Badge>', '1:8 content/unknown-color Did you mean "red"?'],
    [
      '<Callout color="#12">a</Callout>',
      '1:10 content/unknown-color Write a color such as #0d9373, teal or rgb(13 147 115).',
    ],
    [
      '<Icon icon="star" color="#12" />',
      '1:19 content/unknown-color Write a color such as #0d9373, teal or rgb(13 147 115).',
    ],
    [
      '<Icon icon="star" size="big" />',
      '1:19 content/unknown-value Write pixels or a CSS length: size={20} or size="1.5rem"',
    ],
    [
      '<Steps titleSize="h9"><Step title="A">a</Step></Steps>',
      '1:8 content/unknown-value Write one of "p", "h2", "h3", "h4", "h5" and "h6".',
    ],
    [
      '<Tabs defaultTabIndex={2}><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>',
      '1:7 content/value-range Write a number from 0 to 1: defaultTabIndex={1}',
    ],
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
    '<Badge color="teal">a</Badge> <Badge color="surface-destructive" size="lg">a</Badge>',
    '<Icon icon="star" size={20} color="var(--brand)" />\n\n<Icon icon="star" size="1.5rem" color="currentColor" />',
    'export const n = 9\n\n<Columns cols={n}>a</Columns>',
    'export const Mine = ({ children }) => <div>{children}</div>\n\n<Mine><Tab title="A">a</Tab></Mine>',
    '<Tabs defaultTabIndex={1}><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>',
    '<ParamField body="a" type="string">a</ParamField>\n\n<Icon icon={<svg />} />',
  ])('may be as in %j', async (text) => {
    expect(await tell(text)).toEqual([]);
  });

  it.each([
    ['<Badge size="big">a</Badge>', '"big" is not a valid "size" of <Badge>; the default is used.'],
    [
      '<Columns cols="two">a</Columns>',
      'The "cols" of <Columns> is "two", which is not a whole number; the default is used.',
    ],
  ])('whose default is used in %j are told so', async (text, message) => {
    expect((await printPage(text)).problems.map((problem) => problem.message)).toEqual([message]);
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
