import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  addClassNames,
  addPageNames,
  addScriptNames,
  createUsedNames,
  liveClasses,
  pruneSheet,
  pruneStyles,
} from './prune-styles.ts';
import { readHtmlTags } from './tags.ts';

const prune = (css: string, body: string) => {
  const classes = new Set<string>();
  addClassNames(readHtmlTags(body), classes);
  return pruneStyles(css, classes);
};

describe('pruneStyles', () => {
  test.each([
    ['.card{a:b}.tile{c:d}', '<div class="card x">', '.card{a:b}'],
    ['.card .cta,.tile{a:b}', '<div class="tile">', '.tile{a:b}'],
    ['@layer a{@media print{.card{a:b}}.tile{c:d}}', '<i class="tile">', '@layer a{.tile{c:d}}'],
    [':root{--a:url("x.svg")}a{b:c}', '', ':root{--a:url("x.svg")}a{b:c}'],
    [':is(.card,.tile){a:b}', '', ':is(.card,.tile){a:b}'],
    [':is(.card,.tile).note{a:b}', '<i class="card">', ''],
    ['a:not(.card){a:b}', '', 'a:not(.card){a:b}'],
    ['[data-x=".card"]{a:b}', '', '[data-x=".card"]{a:b}'],
    ['.card\\:x{a:b}', '', '.card\\:x{a:b}'],
    ['.panel.open{a:b}', '<i class="panel">', '.panel.open{a:b}'],
    ['@keyframes f{to{a:b}}@font-face{a:b}', '', '@keyframes f{to{a:b}}@font-face{a:b}'],
    ['@layer c;a{b:c}', '', '@layer c;a{b:c}'],
  ])('of %s keeps for %s: %s', (css, body, kept) => {
    expect(prune(css, body)).toBe(kept);
  });
});

describe('pruneSheet', () => {
  const names = createUsedNames();
  const html = '<main class="page wide"><table><tr><td><b class="x">';
  addPageNames(html, readHtmlTags(html), names);
  addScriptNames('e.className=`hit part`,r("dialog"),t.line=get("open")', names);

  test.each([
    ['.page.wide>td{a:b}.page.custom{a:b}.page>blockquote{a:b}', '.page.wide>td{a:b}'],
    ['hr,tbody td,body:has(hr){a:b}', 'tbody td{a:b}'],
    ['body:has(.x,hr) b:not(hr){a:b}', 'body:has(.x) b:not(hr){a:b}'],
    [':where(.x,.y,hr) b{a:b}:is(.y,hr){c:d}', ':where(.x) b{a:b}'],
    [':is(b,.y):hover{a:b}:is(.x,.y,td):hover{a:b}', ':is(b,.y):hover{a:b}:is(.x,td):hover{a:b}'],
    ['.page:is(:is(hr,.y),.x:not(.y)){a:b}', '.page:is(:is(hr,.y),.x:not(.y)){a:b}'],
    ['.page:has(> .y):is(.x){a:b}', ''],
    ['b:is([data-x=")"],.y){a:b}', 'b:is([data-x=")"],.y){a:b}'],
    ['dialog .hit.part[data-x=hr]:not(hr){a:b}', 'dialog .hit.part[data-x=hr]:not(hr){a:b}'],
    ['.line{a:b}.open{a:b}', '.open{a:b}'],
    [
      '*{a:b}:root{a:b}::view-transition-group(root){a:b}',
      '*{a:b}:root{a:b}::view-transition-group(root){a:b}',
    ],
    ['@media print{hr{a:b}}@layer a{.x::before{a:b}}', '@layer a{.x::before{a:b}}'],
    ['@view-transition{navigation:auto}', '@view-transition{navigation:auto}'],
  ])('of %s keeps %s', (css, kept) => {
    expect(pruneSheet(css, names)).toBe(kept);
  });
});

test('rules for right-to-left text stay where a page has some', () => {
  const css = '[dir="rtl"] table{a:b}[dir=rtl] b{a:b}b{c:d}';
  const keep = (html: string) => {
    const names = createUsedNames();
    addPageNames(html, readHtmlTags(html), names);
    return pruneSheet(css, names);
  };
  expect(keep('<html dir="ltr"><table><b>')).toBe('b{c:d}');
  expect(keep('<html dir="ltr"><table dir="rtl"><b>')).toBe(css);
});

test('classes that scripts of every page set are live', () => {
  const client = new URL('../../client/', import.meta.url);
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/^(?:playground|answer|form|search)\/|\.test\./.test(name),
  );
  const set = files.flatMap((name) => {
    const text = readFileSync(new URL(name, client), 'utf8');
    return [...text.matchAll(/classList\.(?:add|toggle)\('([\w-]+)'|\.className = '([\w -]+)'/g)].flatMap(
      ([, one, more = '']) => (one === undefined ? more.split(' ') : [one]),
    );
  });
  const sheets = ['../../components/mdx/', '../../styles/optional/'].flatMap((folder) => {
    const url = new URL(folder, import.meta.url);
    return readdirSync(url, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(new URL(name, url), 'utf8'));
  });
  const styled = set.filter((name) => sheets.some((css) => new RegExp(`\\.${name}\\b`).test(css)));
  expect(set.length).toBeGreaterThan(5);
  expect(styled.filter((name) => !liveClasses.includes(name))).toEqual([]);
});
