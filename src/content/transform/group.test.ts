import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

const show = async (text: string) => {
  const { html, page, problems } = await printPage(text);
  return { html: html.trim(), headings: page.headings, problems };
};

describe('tabs', () => {
  it('know their titles, ids and icons, and each its place', async () => {
    const { html } = await show(
      'export const name = "Two"\n\n<Tabs>\n  <Tab title="One" icon="rocket">a</Tab>\n  <Tab title={name} id="own">b</Tab>\n  <Tab title="One">c</Tab>\n</Tabs>',
    );
    const icon = '{"kind":"symbol","id":"icon-ph-rocket-duotone","viewBox":"0 0 256 256"}';
    expect(html).toContain(
      `tabs={[{"id":"one","title":"One","iconRef":${icon}},{"id":"own","title":"Two"},{"id":"one-1","title":"One"}]}`,
    );
    expect(html).toContain('<Tab title="Two" id="own" index={1}>b</Tab>');
    expect(html).toContain('<Tab title="One" id="one-1" index={2}>c</Tab>');
  });

  it('are found inside fragments and on one line', async () => {
    const { html } = await show('<Tabs><Tab title="A">a</Tab><><Tab title="B">b</Tab></></Tabs>');
    expect(html).toBe(
      '<Tabs id="tabs" tabs={[{"id":"a","title":"A"},{"id":"b","title":"B"}]}><Tab title="A" id="a" index={0}>a</Tab><Tab title="B" id="b" index={1}>b</Tab></Tabs>',
    );
  });
});

describe('components of a line', () => {
  it('on lines of their own are one paragraph, ended by what is not of a line', async () => {
    const { html } = await show(
      '<Badge>a</Badge>\n<Icon icon="star" />\n\n<Badge>b</Badge>\n\n---\n\n<Badge>c</Badge>',
    );
    expect(html.replaceAll(/ iconRef=\{.*?\}\}/g, '')).toMatch(
      /^<p><Badge>a<\/Badge>\n<Icon[^>]*\/?>.*\n<Badge>b<\/Badge><\/p>\s*<hr ?\/?>\s*<p><Badge>c<\/Badge><\/p>$/s,
    );
  });

  it('in a paragraph stay as they are', async () => {
    const { html } = await show('a <Badge>b</Badge>\n<Badge>c</Badge>');
    expect(html).toBe('<p>a <Badge>b</Badge>\n<Badge>c</Badge></p>');
  });
});

describe('steps', () => {
  it('are listed in the table of contents, in their order', async () => {
    const { html, headings } = await show(
      '## Before\n\n<Steps>\n  <Step title="First">\n  ### Inside\n  </Step>\n  <Step title="Second" titleSize="h2" stepNumber={7}>b</Step>\n  <Step>c</Step>\n</Steps>\n\n## After',
    );
    expect(headings.map(({ depth, id }) => `${depth} ${id}`)).toEqual([
      '2 before',
      '3 first',
      '3 inside',
      '2 second',
      '2 after',
    ]);
    expect(html).toContain(
      '<Steps steps={[{"id":"first","title":"First"},{"id":"second","title":"Second"},{"id":"step-3","title":""}]}>',
    );
    expect(html).toContain(
      '<Step title="Second" titleSize="h2" stepNumber={7} id="second" index={1} level={2}>',
    );
  });
});

describe('steps before any section', () => {
  it('are sections themselves', async () => {
    const { headings } = await show(
      '<Steps>\n  <Step title="First">a</Step>\n  <Step title="Second">b</Step>\n</Steps>',
    );
    expect(headings.map(({ depth, id }) => `${depth} ${id}`)).toEqual(['2 first', '2 second']);
  });
});

describe('cards, accordions and fields', () => {
  it('become a list, or get ids of their own', async () => {
    const { html } = await show(
      [
        '<CardGroup cols={3}>\n  <Card title="a">b</Card>\n  <Card title="c">d</Card>\n</CardGroup>',
        '<Accordion title="Why?">a</Accordion>',
        '<Accordion title="Why?" id="own">a</Accordion>',
        '<Expandable title="more">a</Expandable>',
        '<ParamField query="limit" type="number">a</ParamField>',
        '<ParamField body="limit">a</ParamField>',
        '<ResponseField name="limit">a</ResponseField>',
      ].join('\n\n'),
    );
    for (const start of [
      '<CardGroup cols={3} isList={true}><li><Card title="a">b</Card></li><li><Card title="c">d</Card></li></CardGroup>',
      '<Accordion title="Why?" id="why">',
      '<Accordion title="Why?" id="own">',
      '<Expandable title="more" id="more">',
      '<ParamField query="limit" type="number" id="param-query-limit">',
      '<ParamField body="limit" id="param-body-limit">',
      '<ResponseField name="limit" id="response-limit">',
    ])
      expect(html).toContain(start);
  });
});

describe('an icon', () => {
  it('that is unknown is neutral, with a warning and the nearest names', async () => {
    const { html, problems } = await show('<Icon icon="rockett" />');
    expect(html).toContain('"id":"icon-neutral"');
    expect(problems).toMatchObject([
      { code: 'content/unknown-icon', hint: 'Did you mean "rocket"?', line: 1 },
    ]);
  });

  it('may be an image', async () => {
    const { html, problems } = await show(
      '<Card icon="https://x.org/a.svg">b</Card>\n\n<Card icon="/none.svg">c</Card>',
    );
    expect(html).toContain('iconRef={{"kind":"image","src":"https://x.org/a.svg"}}');
    expect(html).toContain('icon="/none.svg" iconRef={{"kind":"symbol","id":"icon-neutral"');
    expect(problems.map(({ code }) => code)).toEqual(['content/missing-image']);
  });
});

describe('a table', () => {
  it('scrolls in a box of its own that has a name', async () => {
    const { html } = await show('| Field | Type |\n|---|---|\n| a | b |');
    expect(html).toMatch(
      /^<div class="table" tabindex="0" role="region" aria-label="Table: Field, Type"><table>.*<\/table><\/div>$/s,
    );
  });
});

describe('an alert', () => {
  it.each([
    ['NOTE', 'Note'],
    ['tip', 'Tip'],
    ['IMPORTANT', 'Info'],
    ['WARNING', 'Warning'],
    ['CAUTION', 'Danger'],
  ])('of kind %s is a %s', async (kind, name) => {
    expect((await show(`> [!${kind}]\n> Mind **this**.`)).html).toMatch(
      new RegExp(`^<${name}><p>Mind <strong>this</strong>.</p>\\s*</${name}>$`),
    );
  });

  it('is a quotation when it is none', async () => {
    expect((await show('> [!NOTHING]\n> x')).html).toContain('<blockquote>');
  });
});

describe('snippets in a group', () => {
  const print = async (files: Readonly<Record<string, string>>) => {
    const { html, problems } = await printPage(files);
    expect(problems).toEqual([]);
    return html;
  };
  const indexes = (html: string) =>
    [...html.matchAll(/(?:title="(\w*)"[^>]*?)index=\{(\d)\}/g)].map(
      ([, title, index]) => `${title} ${index}`,
    );

  it('give their fences to a code group as its own', async () => {
    const html = await print({
      'page.mdx':
        'import Two from "/snippets/two.mdx"\n\n<CodeGroup>\n```js A\na\n```\n<Snippet file="one.mdx" />\n```js D\nd\n```\n<Two />\n```js G\ng\n```\n</CodeGroup>',
      'snippets/one.mdx': '```js B\nb\n```\n\n```js C\nc\n```',
      'snippets/two.mdx': '<Snippet file="three.mdx" />\n\n```js F\nf\n```',
      'snippets/three.mdx': '```js E\ne\n```',
    });
    expect(indexes(html)).toEqual(['A 0', 'B 1', 'C 2', 'D 3', 'E 4', 'F 5', 'G 6']);
    expect([...html.matchAll(/"title":"(\w)"/g)].map(([, title]) => title).join('')).toBe('ABCDEFG');
  });

  it('give their tabs and steps', async () => {
    const html = await print({
      'page.mdx':
        '<Tabs>\n<Snippet file="t.mdx" name="One" />\n<Tab title="Two">2</Tab>\n</Tabs>\n\n<Steps>\n<Step title="S">s</Step>\n<Snippet file="s.mdx" />\n</Steps>',
      'snippets/t.mdx': '<Tab title={name}>1</Tab>',
      'snippets/s.mdx': '<Step title="T">t</Step>\n<Step title="U">u</Step>',
    });
    expect(html).toContain('"title":"One"},{"id":"two","title":"Two"}]');
    expect(html).toContain('steps={[{"id":"s","title":"S"},{"id":"t","title":"T"},{"id":"u","title":"U"}]}');
    expect(indexes(html)).toEqual(['One 0', 'Two 1', 'S 0', 'T 1', 'U 2']);
  });

  it('stand among cards and accordions', async () => {
    const html = await print({
      'page.mdx':
        '<CardGroup cols={2}>\n<Card title="A"/>\n<Snippet file="c.mdx" />\n</CardGroup>\n\n<AccordionGroup>\n<Snippet file="a.mdx" />\n</AccordionGroup>',
      'snippets/c.mdx': '<Card title="B"/>\n\n<Card title="C"/>',
      'snippets/a.mdx': '<Accordion title="D">d</Accordion>',
    });
    expect(html.replace(/\s*\n\s*/g, '')).toMatch(
      /^<CardGroup[^>]*><Card title="A"><\/Card><Card title="B"><\/Card><Card title="C"><\/Card><\/CardGroup><AccordionGroup><Accordion/,
    );
  });

  it('that include each other doubly end soon', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `snippets/s${index}.mdx`,
        `<Snippet file="s${index + 1}.mdx"/>\n\n<Snippet file="s${index + 1}.mdx"/>`,
      ]),
    );
    const { page } = await printPage({
      ...files,
      'snippets/s12.mdx': '```js\na\n```',
      'page.mdx': '<CodeGroup>\n<Snippet file="s0.mdx"/>\n</CodeGroup>',
    });
    expect(page.isBroken).toBe(false);
  });
});
