import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import type { ContentNode } from './content-node.ts';
import { parseHtml } from './parse-html.ts';

/** What browsers make of it. */
function readTree(node: DefaultTreeAdapterTypes.ChildNode): readonly ContentNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(readTree) }];
}

function expectTree(html: string): void {
  expect(parseHtml(html)).toEqual(parseFragment(html).childNodes.flatMap(readTree));
}

const tags =
  'a b blockquote br button code dd del div dt em h1 h2 hr img kbd li ol p pre select span strong sub table td tr ul'.split(
    ' ',
  );
const text = fc.constantFrom(
  'a',
  ' ',
  '\n',
  '&amp;',
  '&lt',
  '<',
  '< b',
  '</',
  '</ >',
  '<!--c-->',
  '<?d>',
  '\0',
  '\r\n',
);
const start = fc
  .tuple(fc.constantFrom(...tags), fc.constantFrom('', ' title="b>c"', " ID=d id='e'", '/', ' /'))
  .map(([tag, rest]) => `<${tag}${rest}>`);
const end = fc.constantFrom(...tags).map((tag) => `</${tag}>`);
const { nested } = fc.letrec<{ nested: string }>((tie) => ({
  nested: fc
    .array(
      fc.oneof(
        { maxDepth: 5 },
        text,
        fc.tuple(fc.constantFrom(...tags), tie('nested')).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
}));

test('HTML becomes the tree that browsers make of it, whether it is nested or not', () => {
  const loose = fc
    .array(fc.oneof(text, start, end, nested), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(fc.property(fc.oneof(nested, loose), expectTree), { numRuns: 5000 });
});

test.each([
  '<p>a <strong>b <a href="#c"><code>d</code></a></strong>\n</p>\n<ul>\n<li>e</li><li>f<ul><li>g</li></ul></li></ul>',
  '<p>a<p>b</p></p>',
  '<p>a<ul><li>b</ul>',
  '<p><span><div>a</div></span></p>',
  '<a>b<a>c</a></a>',
  '<h2>a<h3>b</h3></h2>',
  '<li>a<li>b</li></li>',
  '<strong><p>a</strong>b</p>',
  '<a><p>b</p></a>c',
  '<div/>a</div>b</div>',
  '<pre>\na</pre>',
  'a<!-- b -->c',
])('%s', expectTree);
