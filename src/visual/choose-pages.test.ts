import { describe, expect, it } from 'vitest';
import type { Page, Site } from '../site/site.ts';
import { choosePages, matchPages } from './choose-pages.ts';

const page = (path: string, sidebar = 'guides', more: Partial<Page> = {}): Page =>
  ({ path, url: `/${path}`, kind: 'doc', sidebar, inNavigation: true, ...more }) as Page;

const pages = [
  page('start'),
  page(''),
  page('guides/setup'),
  page('hidden', 'none', { inNavigation: false }),
  page('api/intro', 'api'),
  page('api/list', 'api', { kind: 'operation' }),
  page('api/create', 'api', { kind: 'operation' }),
];
const site = { pages, home: '/' } as unknown as Site;
const paths = (chosen: readonly Page[]) => chosen.map(({ path }) => path);

describe('choosePages', () => {
  it('takes the home page and the first of each kind in each sidebar', () => {
    expect(paths(choosePages(site, new Set()))).toEqual(['', 'api/intro', 'api/list']);
  });

  it('takes at most twelve', () => {
    const many = Array.from({ length: 40 }, (_, index) => page(`p${index}`, `sidebar-${index}`));
    expect(choosePages({ ...site, pages: many }, new Set())).toHaveLength(12);
  });

  it('keeps to the pages that have pictures, where any has', () => {
    expect(paths(choosePages(site, new Set(['guides/setup', 'index', 'gone'])))).toEqual([
      '',
      'guides/setup',
    ]);
    expect(choosePages(site, new Set(['gone']))).toEqual([]);
  });
});

describe('matchPages', () => {
  it.each([
    ['guides/setup', ['guides/setup']],
    ['/guides/setup/', ['guides/setup']],
    ['api/*', ['api/intro', 'api/list', 'api/create']],
    ['*', ['start', '', 'hidden']],
    ['**/setup', ['guides/setup']],
    ['guides/**', ['guides/setup']],
    ['st?rt', ['start']],
    ['index', ['']],
    ['/', ['']],
    ['api/**', ['api/intro', 'api/list', 'api/create']],
    ['**', paths(pages)],
  ])('takes the pages that %s means', (pattern, expected) => {
    expect(paths(matchPages(pages, [pattern]).pages)).toEqual(expected);
  });

  it('takes a page once, and tells which patterns match none', () => {
    const { pages: found, idle } = matchPages(pages, ['start', 'st*', 'nothing/*']);
    expect(paths(found)).toEqual(['start']);
    expect(idle).toEqual(['nothing/*']);
  });

  it('takes signs of regular expressions for themselves', () => {
    expect(matchPages([page('v1.0'), page('v1x0')], ['v1.0']).pages).toHaveLength(1);
  });
});
