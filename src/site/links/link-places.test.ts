import { describe, expect, it } from 'vitest';
import { findUrl, pointAtUrl } from './link-places.ts';

const text = `A [link](/a) and [/a](</a>) here.

<Card
  title="a > b"
  icon={<img src="/b" />}
  href='/c'
>

![text][one] <a href={"/d"}> [g](/über)

[one]: /e "Title"
`;
const at = (line: number, column: number) => ({ file: 'a.mdx', line, column });

describe('the place of a URL', () => {
  it.each([
    ['in a link', at(1, 3), '/a', at(1, 10)],
    ['between angle brackets, after the same text', at(1, 18), '/a', at(1, 24)],
    ['in an attribute of a tag of many lines', at(3, 1), '/c', at(6, 9)],
    ['in braces', at(9, 14), '/d', at(9, 24)],
    ['of a reference in its definition', at(9, 1), '/e', at(11, 8)],
    ['that the parser has encoded', at(9, 30), '/%C3%BCber', at(9, 34)],
    ['that is not there at the link', at(1, 3), '/z', at(1, 3)],
    ['beyond the text at the link', at(90, 3), '/z', at(90, 3)],
  ])('%s', (_, place, url, expected) => {
    expect(pointAtUrl(text, place, url)).toEqual(expected);
  });
});

it('finds a whole URL in a text and no part of a longer one', () => {
  expect(findUrl('a', 'x /a/b /a-b\n/a', '/a')).toMatchObject({ line: 2, column: 1 });
  expect(findUrl('a', 'x /a/b', '/a')).toBeUndefined();
});
