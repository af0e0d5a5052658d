import * as runtime from 'astro/jsx-runtime';
import { createComponent, renderJSX, renderTemplate } from 'astro/runtime/server/index.js';
import { expect, it } from 'vitest';
import { renderContent } from './page-content.ts';

const { Fragment, jsx } = runtime;

/** `count` components in the fragments that a page has, and how many of them were at work at once. */
function makePage(count: number) {
  const work = { now: 0, most: 0 };
  const Part = createComponent(async () => {
    work.most = Math.max(work.most, ++work.now);
    await new Promise((resolve) => setImmediate(resolve));
    work.now--;
    return renderTemplate`<hr>`;
  });
  const parts = () => Array.from({ length: count }, (_, index) => [jsx(Part, {}), '\n', index, ' <b> ']);
  const content = () => jsx(Fragment, { children: ['a & b', jsx(Fragment, { children: parts() }), null] });
  return { work, content };
}

/** What of Astro's result of a page is read. */
const result = { clientDirectives: new Map(), renderers: [], _metadata: { routeHasPropagation: false } };

const render = (content: () => unknown): Promise<string> =>
  Reflect.apply(renderContent, undefined, [result, content]);

it('renders a long page as Astro does', async () => {
  const { content } = makePage(1500);
  const whole = String(await Reflect.apply(renderJSX, undefined, [result, content()]));
  expect(whole).toContain('a &amp; b<hr>\n0 &lt;b&gt; <hr>\n1 ');
  expect(await render(content)).toBe(whole);
});

it('does not begin with all components of a page at once', async () => {
  const { content, work } = makePage(1500);
  await render(content);
  expect(work.most).toBeGreaterThan(1);
  expect(work.most).toBeLessThanOrEqual(1000);
});
