import fc from 'fast-check';
import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { expect, test } from 'vitest';
import { readPlainTag, readTokens, type TextMode } from './tokens.ts';

const modes: Readonly<Record<string, TextMode>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  plaintext: TokenizerMode.PLAINTEXT,
};

/** Tags with their attributes and places, and the text between them as one. */
type Told = readonly (string | readonly unknown[])[];

function joinTexts(told: Told): Told {
  const joined: (string | readonly unknown[])[] = [];
  for (const one of told) {
    const before = joined.at(-1);
    if (typeof one === 'string' && typeof before === 'string') joined[joined.length - 1] = before + one;
    else joined.push(one);
  }
  return joined;
}

function read(html: string): Told {
  const told: (string | readonly unknown[])[] = [];
  readTokens(html, {
    takeStart({ token, attributes }, start, end) {
      const places = attributes.map(({ name, value, start: from, end: to }) => [
        name,
        value,
        start + from,
        start + to,
      ]);
      told.push([token.tagName, start, end, ...places]);
      return modes[token.tagName];
    },
    takeEnd: ({ token }) => void told.push([`/${token.tagName}`]),
    takeText: (text) => void told.push(text),
    wantsText: () => true,
    isForeign: () => false,
  });
  return joinTexts(told);
}

/** What parse5 tells of the whole page. */
function readWhole(html: string): Told {
  const told: (string | readonly unknown[])[] = [];
  const addText = ({ chars }: { readonly chars: string }) => void told.push(chars);
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, attrs, location }) {
        const places = attrs.map(({ name, value }) => {
          const place = location?.attrs?.[name];
          return [name, value, place?.startOffset, place?.endOffset];
        });
        told.push([tagName, location?.startOffset, location?.endOffset, ...places]);
        tokenizer.state = modes[tagName] ?? tokenizer.state;
      },
      onEndTag: ({ tagName }) => void told.push([`/${tagName}`]),
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
  return joinTexts(told);
}

const long = 'a'.repeat(30_000);

test.each([
  ['a sign that ends tags in an attribute', '<a title="x > y">b</a><a title="x > y">b</a>'],
  ['a tag that is never finished', '<p>a<b title="'],
  ['a sign that begins no tag', 'a < b <3 <c>'],
  ['a script in a comment', '<script><!--<script></script>--></script>a<b>'],
  ['an end tag with a space', '<style>a</style >b<style>a</style x=">">c'],
  ['another end tag in a script', '<script>a</style>b</SCRIPT>c'],
  ['references at the end of text', '&amp<b>&am</b>&lt;&notit;<i>&'],
  ['line ends', 'a\r\nb\r<p\r\ntitle="c\r\nd">\r</p>'],
  ['signs beyond the first plane, and halves of them', '😀<a title="😀\ud83d">\ude00😀</a>😀<b>'],
  ['U+0000', '\0a<b\0 c="\0">\0</b>'],
  ['what is longer than what is remembered', `<a title="${long}">${long}</a><script>${long}</script><b>`],
  ['text without an end', '<p>a</p><plaintext><b></plaintext>'],
  ['comments and doctypes', '<!doctype html><!--><b>--><!-- > --><? a ><![CDATA[<i>]]></x><!--<b>'],
])('%s', (_, html) => {
  expect(read(html)).toEqual(readWhole(html));
});

test('the tokens of any page are those that parse5 reads, whatever was read before', () => {
  const part = fc.constantFrom(
    ...[
      '<!--',
      '-->',
      '<!-->',
      '<!',
      '<?',
      '</',
      '<',
      '>',
      '/',
      '=',
      '"',
      "'",
      ' ',
      '\n',
      '\r',
      '\0',
      'a',
      '&',
    ],
    ...[
      '&quot;',
      '&amp',
      '&amp;',
      '&#39;',
      '&lt;b>',
      'é',
      '😀',
      '\ud83d',
      ']]>',
      '<![CDATA[',
      '<p >',
      '<p>',
      '</p>',
      '<a title="b > c">',
    ],
    ...[
      '<b\nid=c ID="d">',
      '<br/>',
      '<script>',
      '</script>',
      '</script >',
      '</SCRIPT>',
      '<script ',
      '<style>',
    ],
    ...['</style>', '<title>', '</title>', '<plaintext>', 'class="e f"', "title='", 'x="', '</style a=">">'],
  );
  const pages = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(pages, (html) => {
      expect(read(html)).toEqual(readWhole(html));
    }),
    { numRuns: 5000 },
  );
});

const plainName = fc.stringMatching(/^[a-z][a-z\d-]{0,8}$/);
const plainAttribute = fc
  .tuple(
    fc.stringMatching(/^[a-z_:][a-z\d_:.-]{0,8}$/),
    fc.option(fc.string().map((text) => text.replace(/["&\0\r]/g, ''))),
  )
  .map(([name, value]) => (value === null ? ` ${name}` : ` ${name}="${value}"`));

test('a tag that is written plainly is read as parse5 reads it', () => {
  fc.assert(
    fc.property(plainName, fc.array(plainAttribute, { maxLength: 4 }), fc.boolean(), (name, list, isEnd) => {
      const written = isEnd ? `</${name}>` : `<${name}${list.join('')}>`;
      const plain = readPlainTag(written);
      const keys = list.map((one) => one.slice(1).split('=')[0]);
      if (!isEnd && new Set(keys).size < keys.length) {
        expect(plain).toBeUndefined();
        return;
      }
      let whole: Token.TagToken | undefined;
      const take = (token: Token.TagToken) => {
        whole = token;
      };
      const ignore = () => undefined;
      const handler = {
        onStartTag: take,
        onEndTag: take,
        onComment: ignore,
        onDoctype: ignore,
        onEof: ignore,
        onCharacter: ignore,
        onWhitespaceCharacter: ignore,
        onNullCharacter: ignore,
      };
      new Tokenizer({ sourceCodeLocationInfo: true }, handler).write(written, true);
      const { location, ...token } = whole ?? { location: null };
      expect({ ...plain?.token, location: null }).toEqual({ ...token, location: null });
      const places = plain?.attributes.map(({ name: key, start, end }) => [key, start, end]);
      expect(places ?? []).toEqual(
        Object.entries(location?.attrs ?? {}).map(([key, place]) => [
          key,
          place.startOffset,
          place.endOffset,
        ]),
      );
    }),
  );
});

test('a tag that is written otherwise is left to parse5', () => {
  for (const written of [
    '<a/>',
    '<A>',
    '<a  b>',
    '<a b=c>',
    "<a b='c'>",
    '<a b="&amp;">',
    '<a b="1" b="2">',
    '<a\\nb>',
    '</a >',
    '<!-->',
    '<a viewBox="0">',
  ])
    expect(readPlainTag(written), written).toBeUndefined();
});
