import * as runtime from 'astro/jsx-runtime';
import { renderJSX } from 'astro/runtime/server/index.js';
import { expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { evaluatePage, isPageNode, nodeRuntime } from './evaluate-page.ts';

const Card = ({ title, children }: Record<string, unknown>) =>
  runtime.jsx('section', { 'data-title': title, children });
const CodeBlock = ({ html }: Record<string, unknown>) => runtime.jsx('pre', { 'set:html': html });
const components = { Card, CodeBlock };

/** The HTML of a page with components that are functions, which are called where they are. */
async function render(text: string, joinsHtml: boolean) {
  const { page, problems } = await printPage(text);
  expect(problems).toEqual([]);
  const { Content } = evaluatePage(page, { ...runtime, joinsHtml }, components, (problem) => {
    throw new Error(problem.message);
  });
  return { html: String(await Reflect.apply(renderJSX, undefined, [{}, Content({})])), page };
}

/** What may be written in more ways than one, in one. */
const normalize = (html: string) =>
  html
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace('color:red', 'color: red')
    .replace(/ ?\/>/g, '>')
    .replace(/<([a-z]\w*)((?: [\w-]+(?:="[^"]*")?)+)>/g, (_, name: string, attributes: string) => {
      const sorted = [...attributes.matchAll(/[\w-]+(?:="[^"]+")?/g)].map(([all]) => all).sort();
      return `<${[name, ...sorted].join(' ')}>`;
    })
    .trim();

const pages = [
  'One *two* `three` & "four" \'five\' &lt;six&gt;.',
  '## A heading & "more" {#own}\n\nText.\n\n### A *second* one',
  'Before\n\n<Card title="a & b">\n\nInside **bold**\n\n```js\nlet a = "<b>";\n```\n\n</Card>\n\nAfter',
  '- [x] done\n- [ ] not\n\n| a | b |\n|---|:-:|\n| 1 | <Card>2</Card> |',
  '<Card>plain & text</Card> and <b class="x y" hidden data-a="q">*b* <Card title="c">d</Card></b>',
  '<svg viewBox="0 0 1 1" stroke-width="2"><path fill-rule="evenodd" d="M0 0"/></svg>\n\n<br/>',
  '<Card title="a">\n\n<Card title="b">x</Card>\n\n<Card title="c">y</Card>\n\n</Card>',
  'A note[^1].\n\n[^1]: With <Card>a component</Card>.',
  '<p style="color: red">a <Card>b</Card></p>\n\n<input type="text" disabled value="a&quot;b"/>',
];

it.each(pages)('shows %j as JavaScript shows it', async (text) => {
  const tree = await render(text, true);
  // An expression has the whole page be JavaScript.
  const code = await render(`{''.trim()}\n\n${text}`, true);
  expect([tree.page.isTree, code.page.isTree]).toEqual([true, undefined]);
  expect(normalize(tree.html)).toBe(normalize(code.html));
});

it.each(pages)('gives %j in whole elements to a runtime that takes no pieces of HTML', async (text) => {
  const [whole, joined] = [await render(text, false), await render(text, true)];
  expect(normalize(whole.html)).toBe(normalize(joined.html));
});

it('gives one piece of HTML between two components', async () => {
  const { page } = await printPage(
    '## One\n\nText *and* more\n\n<Card>x</Card>\n\n## Two\n\n- a\n\n## Three',
  );
  const { Content } = evaluatePage(
    page,
    { ...nodeRuntime, joinsHtml: true },
    { Card: null },
    () => undefined,
  );
  const root = Content({});
  const children = isPageNode(root) ? root.props['children'] : [];
  expect(Array.isArray(children) ? children.length : 0).toBe(3);
});

it.each(['{1 + 1}', '<Card title={[1].length}/>', 'export const a = 1', '<Card {...{ a: 1 }}/>'])(
  'leaves %j to JavaScript',
  async (text) => {
    expect((await printPage(text)).page.isTree).toBeUndefined();
  },
);

it('shows a component that there is none of as a mistake in its place', async () => {
  const { page } = await printPage('Text\n\n<Card>x</Card>');
  const reasons: string[] = [];
  const { Content } = evaluatePage(page, nodeRuntime, {}, ({ message }) => void reasons.push(message));
  Content({});
  expect(reasons).toHaveLength(1);
});
