import { expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { evaluatePage, nodeRuntime } from '../evaluate/evaluate-page.ts';
import { type SayInPage, sayInEnglish } from './page-say.ts';

const mark: SayInPage = (message, values) => `<${sayInEnglish(message, values)}>`;

/** What the page of these files gives, with what the compiler added in angle brackets. */
async function say(files: Parameters<typeof printPage>[0]): Promise<string> {
  const { page } = await printPage(files);
  const components = Object.fromEntries(page.usedComponents.map((name) => [name, name]));
  const { Content } = evaluatePage(page, nodeRuntime, components, () => undefined, undefined, mark);
  return JSON.stringify(Content({}));
}

const table = '| a | b "c" |\n|--|--|\n| 1 | 2 |';

it.each([
  ['- [x] a\n- [ ] b', ['Done', 'To do']],
  [`${table}\n\n${table}`, ['Table: a, b \\"c\\"', 'Table: a, b \\"c\\" (2)']],
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', ['Table']],
  ['$$\na\n$$\n\nText\n\n```math\nb\n```', ['Formula 1', 'Formula 2']],
  ['## A [link](/x)', ['Link to this section']],
  ['a[^1] b[^1]\n\n[^1]: c', ['Footnotes', 'Back to reference 1', 'Back to reference 1-2']],
  ['<CodeGroup>\n```\na\n```\n</CodeGroup>', ['Code 1']],
  ['<Tabs><Tab>a</Tab><Tab title="b">b</Tab></Tabs>', ['Tab 1']],
  ['```mermaid\nflowchart LR\n a --> b\n```', ['Flowchart']],
])('what the compiler adds to %j is said when the page is rendered', async (text, expected) => {
  const said = await say(text);
  for (const words of expected) expect(said).toContain(`"<${words}>"`);
});

it('a snippet says what is added to it too', async () => {
  const files = {
    'page.mdx': '<Tabs><Snippet file="a.mdx"/></Tabs>',
    'snippets/a.mdx': `<Tab>\n\n${table}\n\n</Tab>`,
  };
  const said = await say(files);
  expect(said).toContain('"<Tab 1>"');
  expect(said).toContain('"<Table: a, b');
});

it('what the writer calls a diagram is left alone', async () => {
  expect(await say('```mermaid\nflowchart LR\n accTitle: Flowchart\n a --> b\n```')).toContain('"Flowchart"');
});
