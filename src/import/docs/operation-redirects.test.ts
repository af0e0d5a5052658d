import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isImportedObject } from '../draft.ts';
import { importConfig } from '../import-config.ts';

function importNavigation(navigation: unknown, settings: Readonly<Record<string, unknown>> = {}) {
  const old = { name: 'Lantern', colors: { primary: '#7C3AED' }, ...settings, navigation };
  const { text = '', changes } = importConfig(JSON.stringify(old), 'docs.json');
  const site: Record<string, unknown> = JSON.parse(text);
  const redirects: unknown = site['redirects'];
  const list = Array.isArray(redirects) ? redirects.filter(isImportedObject) : [];
  const lost = changes.filter(({ kind }) => kind === 'left-out').map(({ what }) => what);
  return { site, redirects: list.map(({ source, destination }) => `${source} ${destination}`), lost };
}

const guide = { tab: 'Guide', pages: ['start'] };

/** A tab of pages in `sdk` and of operations in `directory`. */
const api = (directory: string | undefined, ...pages: readonly string[]) => ({
  tab: 'SDK',
  groups: [
    { group: 'Pages', pages: ['sdk/start', ...pages] },
    {
      group: 'API',
      openapi: directory === undefined ? 'api.json' : { source: 'api.json', directory },
      pages: ['GET /users'],
    },
  ],
});

describe('the pages of operations', () => {
  it('stay in the folder that a tab named for them', () => {
    const { site, redirects, lost } = importNavigation({ tabs: [guide, api('/ref/v1/')] });
    expect(site).toMatchObject({
      tabs: [{ name: 'SDK', url: 'ref/v1', openapi: 'api.json' }],
      navigation: [{ pages: ['start'] }, { group: 'Pages', tab: 'SDK' }, { group: 'API' }],
    });
    expect({ redirects, lost }).toEqual({ redirects: [], lost: [] });
  });

  it('of a document that several tabs show are at each folder', () => {
    const other = { ...api('ref/v2'), tab: 'Other', groups: api('ref/v2').groups.slice(1) };
    const { redirects, lost, site } = importNavigation({ tabs: [guide, api('ref/v1'), other] });
    expect(redirects).toEqual([]);
    expect(site.navigation).toContainEqual(expect.objectContaining({ tab: 'Other' }));
    expect(site.tabs).toMatchObject([{ url: 'ref/v1' }, { name: 'Other', url: 'ref/v2' }]);
    expect(lost).toEqual([]);
  });

  it('are found in "api-reference", where a tab named none', () => {
    expect(importNavigation({ tabs: [guide, api(undefined)] }).redirects).toEqual([
      '/api-reference/:slug* /sdk/:slug*',
    ]);
  });

  it('are found at the folder that the settings named', () => {
    const openapi = { source: 'api.json', directory: 'ref' };
    const { redirects } = importNavigation({ tabs: [guide] }, { api: { openapi } });
    expect(redirects).toEqual(['/ref/:slug* /api-reference/:slug*']);
  });

  it('need no redirect where they are in the same folder', () => {
    const { redirects, lost } = importNavigation({ tabs: [guide, api('sdk')] });
    expect({ redirects, lost }).toEqual({ redirects: [], lost: [] });
  });

  it('get none from a folder of other pages, which is told', () => {
    const { redirects, lost } = importNavigation({ tabs: [guide, api('start')] });
    expect(redirects).toEqual([]);
    expect(lost).toEqual(['the folder "start" of operations']);
  });

  it('get none beside one of the writer', () => {
    const own = { source: '/ref/:slug*', destination: '/start' };
    const openapi = { source: 'api.json', directory: 'ref' };
    const { redirects } = importNavigation({ tabs: [guide] }, { api: { openapi }, redirects: [own] });
    expect(redirects).toEqual(['/ref/:slug* /start']);
  });
});

it('no redirect leads back into its own folder or away from a page', () => {
  const folder = fc.array(fc.constantFrom('sdk', 'ref', 'start', 'v1'), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(folder, fc.array(folder), (directory, pages) => {
      const written = pages.map((steps) => steps.join('/'));
      const { redirects } = importNavigation({ tabs: [guide, api(directory.join('/'), ...written)] });
      for (const redirect of redirects) {
        const [source = '', destination = ''] = redirect.replaceAll(':slug*', '').split(' ');
        expect(destination.startsWith(source)).toBe(false);
        for (const page of ['start', 'sdk/start', ...written])
          expect(`/${page}/`.startsWith(source)).toBe(false);
      }
    }),
  );
});
