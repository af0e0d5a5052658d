import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

const show = async (text: string) => (await printPage(text)).html.trim();

describe('HTML in MDX', () => {
  it.each([
    ['<div className="a b" id="c">d</div>', '<div class="a b" id="c">d</div>'],
    ['<div class="a">d</div>', '<div class="a">d</div>'],
    ['<label htmlFor="a">d</label>', '<label for="a">d</label>'],
    ['<p>\n  a **b**\n</p>', '<p>a <strong>b</strong></p>'],
    ['a<br/>b', '<p>a<br>b</p>'],
    [
      '<video controls autoPlay src="https://x.org/a.mp4"></video>',
      '<video controls autoplay src="https://x.org/a.mp4"></video>',
    ],
    ['<details open><summary>a</summary>b</details>', '<details open><summary>a</summary>b</details>'],
    [
      '<svg viewBox="0 0 1 1"><path strokeWidth="2" fill-rule="evenodd"/></svg>',
      '<svg viewBox="0 0 1 1"><path stroke-width="2" fill-rule="evenodd"></path></svg>',
    ],
    [
      '<div style={{ marginTop: 8, lineHeight: 2, "--x": 1, width: "50%" }}>d</div>',
      '<div style="margin-top: 8px; line-height: 2; --x: 1; width: 50%">d</div>',
    ],
    ['<div style="color: red">d</div>', '<div style="color: red">d</div>'],
    ['<div key="a" hidden={false} tabIndex={-1}>d</div>', '<div tabindex="-1">d</div>'],
    ['<style>{`.a { color: red }`}</style>', '<style>.a { color: red }</style>'],
    ['<my-element a="b">c</my-element>', '<my-element a="b">c</my-element>'],
  ])('%s is %s', async (text, html) => {
    expect(await show(text)).toBe(html);
  });

  it('may take values from JavaScript', async () => {
    expect(await show('export const c = "x"\n\n<div className={c} strokeWidth={c}>d</div>')).toBe(
      '<div class="x" stroke-width="x">d</div>',
    );
  });
});

describe('an attribute whose name JSX does not know', () => {
  it('stays beside what JavaScript renders', async () => {
    const { html } = await printPage(
      '<div x-on:click.prevent="a" @b="&quot;&lt;" class="c d" :e>\n\n$$\nx\n$$\n\n</div>\n\n<p @click="q">static</p>\n',
      'page.md',
    );
    expect(html).toContain('<div x-on:click.prevent="a" @b="&quot;&lt;" class="c d" :e="">');
    expect(html).toContain('<math');
    expect(html).toContain('<p @click="q">static</p>');
  });

  it('ends no build, whatever it is', async () => {
    const { html } = await printPage('<!-- --><s the site.\n\n## A\n$$\n\n$$', 'page.md');
    expect(html).toContain('<s the="" site.=""');
  });
});
