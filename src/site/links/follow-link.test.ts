import { describe, expect, it } from 'vitest';
import { createLinkFollower } from './follow-link.ts';

const redirects = new Map([
  ['old', '/guides/setup/#install'],
  ['chain', '/old'],
  ['away', 'https://example.com'],
  ['round', '/round'],
]);
const follow = createLinkFollower({
  paths: new Set(['', 'guides/setup', 'guides/über uns', 'api']),
  files: new Set([
    'index.html',
    'guides/setup/index.html',
    'files/paper.pdf',
    'plain.html',
    'own/index.html',
  ]),
  findDestination: (path) => redirects.get(path),
});
const page = (path: string, hash = '') => ({ kind: 'page', path, hash });

describe('a link leads to', () => {
  it.each([
    ['/guides/setup', page('guides/setup')],
    ['/guides/setup/?x#a%20b', page('guides/setup', 'a b')],
    ['../setup', page('guides/setup')],
    ['#here', page('guides/setup', 'here')],
    ['', page('guides/setup')],
    ['?query', page('guides/setup')],
    ['/guides/%C3%BCber%20uns', page('guides/über uns')],
    ['/old', page('guides/setup', 'install')],
    ['/chain#other', page('guides/setup', 'install')],
    ['/away', { kind: 'outside' }],
    ['mailto:me@example.com', { kind: 'outside' }],
    ['//example.com/guides', { kind: 'outside' }],
    ['data:image/png;base64,AA', { kind: 'outside' }],
    ['/files/paper.pdf', { kind: 'file' }],
    ['/plain', { kind: 'file' }],
    ['/own/', { kind: 'file' }],
  ])('%j', (url, end) => {
    expect(follow(url, '/guides/setup/')).toEqual(end);
  });

  it.each([
    ['/guides/stup', 'guides/stup', 'guides/setup', false],
    ['/setup', 'setup', 'guides/setup', false],
    ['/Guides/Setup', 'Guides/Setup', 'guides/setup', true],
    ['/files/papers.pdf', 'files/papers.pdf', 'files/paper.pdf', false],
    ['/files/paper.pdf/', 'files/paper.pdf', 'files/paper.pdf', true],
    ['/round', 'round', undefined, false],
    ['/%zz', '%zz', undefined, false],
  ])('nothing from %j', (url, path, nearest, isCase) => {
    expect(follow(url, '/guides/setup/')).toEqual({ kind: 'missing', path, nearest, isCase });
  });
});

it('finds a part of the same page as it finds that of another one', () => {
  for (const hash of ['#a', '#A_b-1.2', '#%C3%BC', '#a b', '#', '#a#b', '#ü', '#:~:text=a'])
    expect(follow(hash, '/guides/setup/'), hash).toEqual(follow(`/guides/setup/${hash}`, '/api/'));
  expect(follow('#a', '/404/')).toEqual(follow('/404/#a', '/'));
  expect(follow('#a', '/old/')).toEqual(follow('/old/#a', '/'));
});

it('follows the links of a site below a path as they are written', () => {
  const below = createLinkFollower({
    base: '/docs/',
    paths: new Set(['', 'setup', 'docs']),
    files: new Set(['a.png']),
    findDestination: (path) => (path === 'old' ? '/setup/' : undefined),
  });
  const ends = ['/docs/setup/#a', '/docs/old', '/docs', '/docs/docs/', '/docs/a.png', '../', 'x'].map((url) =>
    below(url, '/setup/'),
  );
  expect(ends).toEqual([
    page('setup', 'a'),
    page('setup'),
    page(''),
    page('docs'),
    { kind: 'file' },
    page(''),
    expect.objectContaining({ kind: 'missing', path: 'setup/x' }),
  ]);
  expect(below('/setup/', '/setup/')).toEqual({ kind: 'outside-base', path: '/setup/' });
  expect(below('../../setup', '/setup/')).toEqual({ kind: 'outside-base', path: '/setup' });
  expect(below('https://a.org/setup', '/setup/')).toEqual({ kind: 'outside' });
});
