import { expect, test } from 'vitest';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { findButton } from './topbar.ts';

test('links stand in their order, those to pages with the page’s URL', () => {
  const topbarLinks = [
    { name: 'Support', url: 'mailto:us@example.com' },
    { name: 'Start', url: 'start#now' },
  ];
  expect(buildSample({ topbarLinks }, ['start']).site.topbar.links).toEqual([
    { name: 'Support', url: 'mailto:us@example.com' },
    { name: 'Start', url: '/start/#now' },
  ]);
});

test('a button is a link unless it says otherwise', () => {
  const topbarCtaButton = { name: 'Go', url: 'https://app.example.com', style: 'pill', arrow: true };
  expect(buildSample({ topbarCtaButton }).site.topbar.button).toEqual({
    type: 'link',
    name: 'Go',
    url: 'https://app.example.com',
    style: 'pill',
    arrow: true,
  });
});

test('a GitHub button has owner and repository from its URL', () => {
  const topbarCtaButton = { type: 'github', url: 'https://github.com/owner/repo.git' };
  expect(buildSample({ topbarCtaButton }).site.topbar.button).toEqual({
    type: 'github',
    url: 'https://github.com/owner/repo',
    owner: 'owner',
    repository: 'repo',
  });
});

test('a GitHub button without a repository is left out', () => {
  const topbarCtaButton = { type: 'github', url: 'https://github.com/owner' };
  expect(buildSample({ topbarCtaButton }).site.topbar.button).toBeUndefined();
});

test('a site without them has neither links nor button', () => {
  expect(buildSample({}).site.topbar).toEqual({ links: [], button: undefined, buttons: {} });
});

test('a language has a button of its own, the others that of the site', () => {
  const button = (name: string) => ({ name, url: `https://${name}.example.com` });
  const languages = ['en', { language: 'PT-br', topbarCtaButton: button('pt') }];
  const { topbar } = buildSample({ topbarCtaButton: button('go'), languages }).site;
  expect(['en', 'pt-BR'].map((tag) => findButton(topbar, tag)?.url)).toEqual([
    'https://go.example.com',
    'https://pt.example.com',
  ]);
});
