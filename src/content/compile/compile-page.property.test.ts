import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compilePageText } from '../../../tests/support/compile-page.ts';
import { makeContext, printCompiled, writeSite } from '../../../tests/support/page-fixture.ts';
import { propertyRuns } from '../../../tests/support/property-runs.ts';

const pieces =
  `# |## A {#x}\n|text |{name}|{1 + 1}|{"s"}|{/* c */}|<Card title="a">|</Card>|<Card/>|<Tabs>|</Tabs>|<Tab title="t">|</Tab>
|<b>|</b>|<br/>|<br>|\`\`\`js t {1}\n|\`\`\`\n|\`|**|_|[l](/x)|[l](javascript:x)|![i](/a.png)|<img src="/q.png"/>
|- |1. |> |> [!NOTE]\n> x\n|    |\t|import A from "/snippets/a.mdx"\n\n|export const v = 1\n\n|<A name="x"/>
|<span\n id="a"\n>x</span>|[^1]|[^1]: f\n|---\n|title: x\n|{|}|<|>|$|\\|&amp;|é😀|\r\n|\u0000|{a ? <Card/> : null}|{() => 1}
|{...x}|style={{a:1}}| href="x"|<Unk x={1}>|</Unk>|<!-- c -->|<a href="#">|</a>|<Snippet file="a.mdx"/>|~~|<CodeGroup>
|</CodeGroup>|<Steps>|</Steps>|<Step title={v}>|</Step>|<p>|</p>|<table>|</table>|{v}|{undefined}|{[1, 2]}|{props}|{v.x.y}
|| a | b |\n|---|---|\n| c | d |\n`.split('|');

const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('\n', '\n\n', '| a | b |\n|---|---|\n| c | d |\n', ...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
);
const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));

it('compiles and evaluates any text, or says at a place in our words why not', async () => {
  const root = writeSite({ 'snippets/a.mdx': '## H\n\n{name}\n\n```js\nlet a\n```' });
  const context = makeContext(root);
  const property = fc.asyncProperty(
    text,
    fc.constantFrom('mdx' as const, 'md' as const),
    async (written, format) => {
      const file = `page.${format}`;
      const source = {
        path: 'page',
        file,
        absoluteFile: `${root}/${file}`,
        format,
        frontmatter: { meta: {} },
      };
      const page = await compilePageText(written, source, context);
      expect(JSON.parse(JSON.stringify(page))).toEqual(page);
      const { problems, html } = printCompiled(page);
      if (page.isBroken) expect(html).toBe('');
      if (page.isBroken) expect(page.problems).not.toHaveLength(0);
      for (const { line, column, message, hint, code } of problems) {
        expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(written.split(/\r\n|\n|\r/).length + 10);
        expect(message).toMatch(/[.)]$/);
        expect(hint).not.toBe('');
        expect(code).not.toBe('mdx/invalid');
      }
    },
  );
  await fc.assert(property, { seed: 11, numRuns: propertyRuns(300) });
  await context.highlighter.close();
});
