import { describe, expect, test } from 'vitest';
import { buildSample } from '../../tests/support/sample-site.ts';
import { createSiteTranslate } from '../site/languages.ts';
import { chooseContents } from './choose-contents.ts';
import { composeDocument } from './compose-document.ts';

const file = {
  name: 'Acme <Docs>',
  siteUrl: 'https://acme.dev',
  navigation: [{ group: 'Start', pages: ['a', { group: 'More', pages: ['b'] }] }],
};

const pages: Readonly<Record<string, string>> = {
  a: '<h1>A</h1><a href="/b/#deep-part">to a part</a><a href="/b/">to B</a><a href="/gone/">elsewhere</a><a href="https://example.com/">out</a><a href="javascript:alert(1)">bad</a><a href="#own">own</a><p id="own">Own</p>',
  b: '<h1>B</h1><h2 id="deep-part">Deep</h2>',
};

async function compose(more: Readonly<Record<string, unknown>> = {}) {
  const { site } = buildSample({ ...file, ...more }, ['a', 'b']);
  const contents = chooseContents(site, { tab: undefined, version: undefined, language: undefined });
  if ('problems' in contents) throw new Error('no contents');
  return composeDocument({
    site,
    contents,
    paper: 'Letter',
    date: 'May 1, 2027',
    t: createSiteTranslate(site),
    readHtml: async ({ path }) => `<html><head></head><body><main>${pages[path]}</main></body></html>`,
    findPage: (url) => {
      const [, path = '', hash = ''] = /^\/(\w+)\/(?:#(.*))?$/.exec(url) ?? [];
      return path in pages ? { path, hash } : undefined;
    },
  });
}

describe('the document of a PDF', () => {
  test('lists groups and pages with the numbers of their pages', async () => {
    const document = await compose();
    expect(document.listed).toEqual(['p1', 'p2', 'p3', 'p4']);
    const html = document.write(new Map([['p2', 7]]));
    expect(html).toContain(
      '<a href="#p2"><span class="pdf-entry">a</span><span class="pdf-number">7</span></a>',
    );
    expect(html).toContain('<h1 class="pdf-group pdf-level-1" id="p1">Start</h1>');
    expect(html).toContain('<h2 class="pdf-group pdf-level-2" id="p3">More</h2>');
  });

  test('leads to its own pages and parts, and to the site on the web for others', async () => {
    const html = (await compose()).write(new Map());
    const links = [...html.matchAll(/<a( href="[^"]*")?>([^<]*)<\/a>/g)].map(([, href, text]) => [
      text,
      href,
    ]);
    expect(Object.fromEntries(links)).toMatchObject({
      'to a part': ' href="#p4-1"',
      'to B': ' href="#p4"',
      elsewhere: ' href="https://acme.dev/gone/"',
      out: ' href="https://example.com/"',
      bad: undefined,
      own: ' href="#p2-1"',
    });
  });

  test('has no link to the site where nobody says where that is', async () => {
    const html = (await compose({ siteUrl: undefined })).write(new Map());
    expect(html).toContain('<a>elsewhere</a>');
  });

  test('has a cover with the name, escaped, and the date, and paper of the size that was asked for', async () => {
    const html = (await compose()).write(new Map());
    expect(html).toContain('<p class="pdf-name">Acme &lt;Docs&gt;</p>');
    expect(html).toContain('<span>May 1, 2027</span>');
    expect(html).toContain('@page{size:Letter;');
    expect(html).toContain('content:"Acme \\3c Docs\\3e "');
  });
});
