import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

const show = async (text: string) => {
  const { html, page, problems } = await printPage(text);
  return { html: html.trim(), headings: page.headings, page, problems };
};

describe('a component that is part of a line', () => {
  it('holds no paragraph, and a tooltip has an id', async () => {
    const { html } = await show(
      '<Badge>\n  New\n</Badge>\n\n<Tooltip tip="a">one</Tooltip>\n\n<Tooltip tip="b">two</Tooltip>',
    );
    expect(html).toContain('<Badge>New</Badge>');
    expect(html).toContain('<Tooltip tip="a" id="tip">one</Tooltip>');
    expect(html).toContain('<Tooltip tip="b" id="tip-1">two</Tooltip>');
  });

  it('is told when a link is around it', async () => {
    const { html } = await show('[see <Tooltip tip="a">one</Tooltip>](/x)');
    expect(html).toContain('isInLink={true}');
  });
});

describe('items of a list', () => {
  it('are gathered where they stand without it', async () => {
    const { html } = await show(
      '<Step title="A">a</Step>\n\n<Step title="B">b</Step>\n\nText\n\n<Step title="C">c</Step>\n\n<Color.Item value="#fff" />',
    );
    expect(html.match(/<Steps /g)).toHaveLength(2);
    expect(html).toMatch(/<Steps [^>]*><Step title="A"[^>]*>a<\/Step><Step title="B"/);
    expect(html).toContain('<Color.Row><Color.Item');
  });

  it('stay where the list is', async () => {
    const { html } = await show(
      '<Steps><Step title="A">a</Step></Steps>\n\n<Tree><Tree.Folder name="a"><Tree.File name="b"/></Tree.Folder></Tree>',
    );
    expect(html.match(/<Steps /g)).toHaveLength(1);
    expect(html).toMatch(/<Tree\.Folder name="a"[^>]*><Tree\.File name="b"/);
  });

  it('are found in a paragraph with text, which becomes an item of its own', async () => {
    const { html } = await show(
      '<Steps>\n  <Step title="A">a</Step>\n  between\n  <Step title="B">b</Step>\n</Steps>',
    );
    expect(html).toMatch(/<\/Step><li class="between"><p>\s*between\s*<\/p><\/li><Step title="B"/);
  });

  it('take the size of their titles from the list', async () => {
    const { html } = await show(
      '<Steps titleSize="h2"><Step title="A">a</Step><Step title="B" titleSize="p">b</Step></Steps>',
    );
    expect(html).toContain('<Step title="A" titleSize="h2"');
    expect(html).toContain('<Step title="B" titleSize="p"');
  });
});

describe('cards', () => {
  it('are no list where JavaScript gives them', async () => {
    const { html } = await show('<Columns>{[1, 2].map((n) => <Card title={n} />)}</Columns>');
    expect(html).not.toContain('<li>');
  });
});

describe('views', () => {
  it('bring one choice of their titles, each once', async () => {
    const { html, headings } = await show(
      '<View title="A" icon="star">\na\n\n## Hidden\n</View>\n\ntext\n\n<View title="B">b</View>\n\n<View title="A">c</View>',
    );
    expect(html.match(/<ViewChoice/g)).toHaveLength(1);
    expect(html).toMatch(
      /<ViewChoice views=\{\[\{"title":"A","iconRef":.*?\},\{"title":"B"\}\]\} name="view">/,
    );
    expect(html.match(/<View [^>]*title="A" isOpen=\{true\}/g)).toHaveLength(2);
    expect(headings).toEqual([]);
  });
});

describe('tabs', () => {
  it('are open at the one that the writer chose', async () => {
    const { html } = await show(
      '<Tabs defaultTabIndex={1}><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>',
    );
    expect(html).toContain('<Tab title="A" id="a" index={0} isOpen={false}>');
    expect(html).toContain('<Tab title="B" id="b" index={1} isOpen={true}>');
  });
});

describe('TeX and prompts', () => {
  it('are taken as they are written', async () => {
    const { html, problems } = await show(
      'A <Latex>\\frac{\\pi}{2}</Latex> b\n\n<Latex>x_1</Latex>\n\n<Prompt>\n# Not a {heading}\n</Prompt>',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<Latex mathml="&lt;math data-tex=&quot;\\frac{\\pi}{2}&quot;>&lt;mfrac>');
    expect(html).toContain('isBlock={true}');
    expect(html).toContain('<Prompt text="# Not a {heading}">');
  });

  it('with a mistake are shown as written, with a warning at their place', async () => {
    const { html, problems } = await show('text\n\nA <Latex>\\fra{a}</Latex> b');
    expect(html).toContain('<Latex tex="\\fra{a}">');
    expect(problems).toMatchObject([{ code: 'content/bad-math', line: 3, column: 3 }]);
    expect(problems[0]?.message).toContain('\\fra');
  });

  it('inside JavaScript keep their text', async () => {
    expect((await show('{[1].map(() => <Latex>a"b</Latex>)}')).html).toContain('<Latex>a&quot;b</Latex>');
  });
});

describe('Visibility', () => {
  it('keeps what is for agents, for the page’s Markdown, and lists no heading of it', async () => {
    const { html, headings } = await show(
      '<Visibility for="agents">\n## Agents\n</Visibility>\n\n<Visibility for="humans">Seen.</Visibility>',
    );
    expect(html).toContain('<Visibility for="agents"><h2 id="agents">');
    expect(html).toContain('<p>Seen.</p>');
    expect(headings).toEqual([]);
  });
});

describe('properties', () => {
  it('that a component does not have are a warning with the nearest name', async () => {
    const { problems } = await show(
      '<Card titel="a" hrf="/x" className="b" data-x="1">c</Card>\n\n<Panel wide>d</Panel>',
    );
    expect(problems).toMatchObject([
      { code: 'content/unknown-property', hint: 'Did you mean "title"?', line: 1 },
      { code: 'content/unknown-property', hint: 'Did you mean "href"?' },
      { code: 'content/unknown-property', hint: 'It takes no properties: remove it.' },
    ]);
  });

  it('with a text that is none of the few are a warning too', async () => {
    const { problems } = await show(
      '<Badge size="xl" color="#123">a</Badge>\n\n<Visibility for={"agent"}>b</Visibility>',
    );
    expect(problems.map(({ hint }) => hint)).toEqual([
      'Write one of "xs", "sm", "md" and "lg".',
      'Did you mean "agents"?',
    ]);
  });

  it('of a page’s own components are its own affair', async () => {
    expect((await show('export const Card = () => "x"\n\n<Card anything="a" />')).problems).toEqual([]);
  });
});

describe('the rail', () => {
  it('holds examples and panels of the page itself', async () => {
    const { html, page } = await show(
      'one\n\n<Panel>two</Panel>\n\nthree\n\n<Accordion title="a">\n<Panel>four</Panel>\n</Accordion>',
    );
    expect(page.usedComponents).toContain('PageRail');
    expect(html.indexOf('three')).toBeLessThan(html.indexOf('two'));
    expect(html.indexOf('four')).toBeLessThan(html.indexOf('two'));
    expect(html.match(/two/g)).toHaveLength(1);
  });

  it('is not there on other pages', async () => {
    expect((await show('one')).page.usedComponents).not.toContain('PageRail');
  });
});
