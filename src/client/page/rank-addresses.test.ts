import { describe, expect, it } from 'vitest';
import { type PageAddress, rankAddresses } from './rank-addresses.ts';

const pages: readonly PageAddress[] = [
  ['/', 'Introduction'],
  ['/quickstart/', 'Quickstart'],
  ['/concepts/tokens/', 'User group tokens'],
  ['/recipes/rotate-tokens/', 'Rotate tokens on a schedule'],
  ['/api-reference/rotate-a-token/', 'Rotate a user group token'],
  ['/api-reference/list-groups/', 'List groups'],
  ['/größe/übersicht/', 'Übersicht'],
];

const near = (address: string) => rankAddresses(address, pages, 3).map(([url]) => url);

describe('the pages near an address', () => {
  it('are those that have moved to another folder, the most alike first', () => {
    expect(near('/guides/rotate-tokens')).toEqual([
      '/recipes/rotate-tokens/',
      '/api-reference/rotate-a-token/',
      '/concepts/tokens/',
    ]);
  });

  it('are found in spite of a slip, an extension, another case and encoded letters', () => {
    for (const address of [
      '/quikstart',
      '/quickstart.html',
      '/QuickStart/',
      '/start/quickstart.md',
      '/quickstart/index.html',
    ])
      expect(near(address)[0]).toBe('/quickstart/');
    expect(near('/gr%C3%B6%C3%9Fe/ubersicht')[0]).toBe('/größe/übersicht/');
    expect(near('/%E0%A4%A/quickstart')[0]).toBe('/quickstart/');
  });

  it('are found by their titles', () => {
    expect(near('/introduction/')).toEqual(['/']);
  });

  it('are none where nothing is alike', () => {
    expect(near('/wp-login.php')).toEqual([]);
  });
});
