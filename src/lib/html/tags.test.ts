import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';
import { applyEdits, readHtmlTags } from './tags.ts';

describe('readHtmlTags', () => {
  it('gives places in the text', () => {
    const html = '<!--><P Class=a\n title=it\'s><svg viewBox="0 0 1 1"><use xlink:href=#a /></svg>';
    expect(
      readHtmlTags(html).map(({ name, start, end, attributes }) => [
        name,
        html.slice(start, end),
        ...attributes.map((attribute) => html.slice(start + attribute.start, start + attribute.end)),
      ]),
    ).toEqual([
      ['p', "<P Class=a\n title=it's>", 'Class=a', "title=it's"],
      ['svg', '<svg viewBox="0 0 1 1">', 'viewBox="0 0 1 1"'],
      ['use', '<use xlink:href=#a />', 'xlink:href=#a'],
    ]);
  });

  it('gives the texts of scripts and style sheets alone', () => {
    const html = '<title><b></title><style>a > b</style><p>c</p><svg><style>d &gt; e</style></svg>';
    expect(readHtmlTags(html).map(({ name, text }) => [name, text])).toEqual([
      ['title', ''],
      ['style', 'a > b'],
      ['p', ''],
      ['svg', ''],
      ['style', 'd > e'],
    ]);
  });

  it('knows no element by the names that objects have', () => {
    expect(readHtmlTags('<constructor><valueof><b>').map(({ name }) => name)).toEqual([
      'constructor',
      'valueof',
      'b',
    ]);
  });

  it('gives each start tag once', () => {
    expect(readHtmlTags('<p><b>a<p>b<template><i></template>').map(({ name }) => name)).toEqual([
      'p',
      'b',
      'p',
      'template',
      'i',
    ]);
  });

  it('reads elements however deep they are', () => {
    expect(readHtmlTags('<div>'.repeat(20_000))).toHaveLength(20_000);
  });
});

it('applyEdits replaces and inserts', () => {
  const edits = [
    { start: 3, end: 4, text: 'D' },
    { start: 1, end: 1, text: '1' },
    { start: 1, end: 1, text: '2' },
  ];
  expect(applyEdits('abcd', edits)).toBe('a12bcD');
});

/** Without `<select>`, which parse5 8.1.1 reads as the standard did before 2025. */
const part = fc.constantFrom(
  ...`<!--|-->|<!-->|--!>|<!|<?|</|<|>|/|=|"|'| |\n|a|title|<p |<p>|</p>|title=it's|title="|alt='|src=https://a.org|<img `.split(
    '|',
  ),
  ...`style=top:0|style="color:red"|STYLE='|style|class=b|class="c d"|class|id=e|onclick=f()|<b>|</b>|<i style=top:0>`.split(
    '|',
  ),
  ...`<script>|<script|</script>|<style>|</style>|<textarea>|</textarea>|<title>|</title>|<noscript>|</noscript>|<iframe>|</iframe>`.split(
    '|',
  ),
  ...`<svg>|</svg>|<math>|</math>|<mi>|<foreignObject>|</foreignObject>|<![CDATA[|]]>|&quot;|&amp|é|<table>|<td>|<template>|</template>`.split(
    '|',
  ),
);

describe('the HTML of a finished page, whatever it is made of,', () => {
  const finish = (body: string) => {
    const html = `<!doctype html><html><head><meta charset="utf-8"></head><body>${body}`;
    const policy = { connects: [], scriptOrigins: [] };
    return { html, finished: finishPage(html, readHtmlTags(html), { policy, hasOwnScripts: false }) };
  };
  const bodies = fc.array(part, { maxLength: 25 }).map((parts) => parts.join(''));

  it('is to browsers the same but for styles, classes and the policy', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const { html, finished } = finish(body);
        expect(showTree(finished, true)).toEqual(showTree(html, true));
        if (!endsNoscriptInText(html)) expect(showTree(finished, false)).toEqual(showTree(html, false));
        expect(
          readHtmlTags(finished).flatMap(({ attributes }) => attributes.map(({ name }) => name)),
        ).not.toContain('style');
      }),
      { numRuns: 3000 },
    );
  });

  it('is the same to browsers with scripts where a text of the others holds its style', () => {
    const { html, finished } = finish('<noscript><script></noscript><i style=top:0>');
    expect(showTree(finished, true)).toEqual(showTree(html, true));
    expect(finished).toContain('</noscript><i class="');
  });

  it('has a policy with the hash of every script, style sheet and handler', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const { finished } = finish(body);
        const policy = listElements(parse(finished, { scriptingEnabled: false }))
          .flatMap(({ attrs }) => attrs)
          .find(({ name, value }) => name === 'content' && value.startsWith('default-src'))?.value;
        for (const { tagName, attrs, childNodes } of listElements(parse(finished))) {
          const texts = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
          const isScript = tagName === 'script' && !attrs.some(({ name }) => name === 'src');
          if (isScript || tagName === 'style') expect(policy).toContain(hash(texts));
          for (const { name, value } of attrs) if (name === 'onclick') expect(policy).toContain(hash(value));
        }
      }),
      { numRuns: 3000 },
    );
  });
});

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function listElements(node: DefaultTreeAdapterTypes.Node): readonly DefaultTreeAdapterTypes.Element[] {
  const { childNodes } = 'content' in node ? node.content : 'childNodes' in node ? node : { childNodes: [] };
  return [...('tagName' in node ? [node] : []), ...childNodes.flatMap(listElements)];
}

/**
 * Whether `<noscript>` ends inside a text for browsers without scripts only, so that what follows is markup for those with
 * scripts and text for the others: no edit of it is right for both.
 */
function endsNoscriptInText(html: string): boolean {
  return listElements(parse(html, { scriptingEnabled: false })).some(({ childNodes }) =>
    childNodes.some((node) => 'value' in node && /<\/noscript/i.test(node.value)),
  );
}

/**
 * The elements of a page with their attributes, but for those that finishing makes, and their texts, but for those of
 * `<head>` and of a `<noscript>` that is text: it is markup for browsers without scripts.
 */
function showTree(html: string, scriptingEnabled: boolean): unknown {
  const elements = listElements(parse(html, { scriptingEnabled })).filter(
    ({ tagName, parentNode, attrs }) =>
      !(parentNode?.nodeName === 'head' && tagName === 'style') &&
      !attrs.some(({ value }) => value === 'Content-Security-Policy'),
  );
  return elements.map(({ tagName, attrs, childNodes }) => [
    tagName,
    attrs.filter(({ name }) => name !== 'style' && name !== 'class'),
    tagName === 'head' || (tagName === 'noscript' && scriptingEnabled)
      ? ''
      : childNodes.map((node) => ('value' in node ? node.value : '')),
  ]);
}
