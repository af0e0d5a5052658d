import { expect, it } from 'vitest';
import { keepHtml } from './kept-html.ts';

it('renders what several pages show once, and anew for another thing or another use of it', async () => {
  let count = 0;
  const render = async () => `<li>${++count}</li>`;
  const [group, other] = [{}, {}];
  expect(await keepHtml(group, 'links', render)).toBe('<li>1</li>');
  expect(await keepHtml(group, 'links', render)).toBe('<li>1</li>');
  expect(await keepHtml(group, 'inner', render)).toBe('<li>2</li>');
  expect(await keepHtml(other, 'links', render)).toBe('<li>3</li>');
});
