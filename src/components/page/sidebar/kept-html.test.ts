import { expect, it } from 'vitest';
import { keepHtml, markLink, showCurrent } from './kept-html.ts';

const writeLink = (url: string) => `<a href="${url}" data-octavo-link="${markLink(url)}">x</a>`;

it('renders what several pages show once, and anew for another thing or another use of it', async () => {
  let count = 0;
  const render = async () => `<li>${++count}</li>`;
  const [group, other] = [{}, {}];
  const read = async (of: object, as: string) => (await keepHtml(of, as, render)).html;
  expect(await read(group, 'links')).toBe('<li>1</li>');
  expect(await read(group, 'links')).toBe('<li>1</li>');
  expect(await read(group, 'inner')).toBe('<li>2</li>');
  expect(await read(other, 'links')).toBe('<li>3</li>');
});

it('marks the links to a page, wherever they are, and no others', async () => {
  const urls = ['/a/', '/b"&/', '/a/', '/a/b/', 'https://example.com/?a="b"&c', '/\ud800/'];
  const kept = await keepHtml({}, '', async () => `<ul>${urls.map(writeLink).join('')}</ul>`);
  const shown = (current: string) =>
    `<ul>${urls.map((url) => `<a href="${url}"${url === current ? ' aria-current="page"' : ''}>x</a>`).join('')}</ul>`;
  for (const current of [...urls, '/other/', '']) expect(showCurrent(kept, current)).toBe(shown(current));
});

it('leaves alone what a section writes of itself', async () => {
  const kept = await keepHtml({}, '', async () => '<a aria-current="true">x</a>');
  expect(showCurrent(kept, 'true')).toBe('<a aria-current="true">x</a>');
});
