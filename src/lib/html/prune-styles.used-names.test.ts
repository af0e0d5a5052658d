import { describe, expect, it } from 'vitest';
import { addPageNames, addScriptNames, createUsedNames } from './prune-styles.ts';
import { readHtmlTags } from './tags.ts';

function namesOf(html: string) {
  const names = createUsedNames();
  addPageNames(html, readHtmlTags(html), names);
  return names;
}

describe('addPageNames', () => {
  it('takes in classes, elements, scripts and the properties that are read', () => {
    const { classes, elements, properties, scripts } = namesOf(
      '<style>.a{color:var(--b);--c:d}</style><svg class="icon  big"><linearGradient/></svg>' +
        '<script type="module" src="/_astro/Page.1a.js"></script>',
    );
    expect([...classes]).toEqual(['icon', 'big']);
    expect(elements).toContain('lineargradient');
    expect([...properties]).toEqual(['--b']);
    expect([...scripts]).toEqual(['Page.1a.js']);
  });

  it.each([
    ['<link rel="stylesheet" href="/_astro/Page.1a.css">', []],
    ['<link rel="stylesheet" href="/own.css">', ['--']],
  ])('takes every property for read beside %s', (html, properties) => {
    expect([...namesOf(html).properties]).toEqual(properties);
  });
});

it('addScriptNames takes in the words of strings, and properties wherever they stand', () => {
  const names = createUsedNames();
  addScriptNames('a.b="hit";c(`method ${d.e()}`,"<br>"),f(`--color-${g}`)', names);
  expect([...names.classes]).toEqual(['hit', 'method', 'br']);
  expect([...names.properties]).toEqual(['--color-']);
});
