import { describe, expect, it } from 'vitest';
import { buildSample, pageAt, samplePage } from '../../tests/support/sample-site.ts';
import { writeActionLink } from './pages/action-link.ts';
import type { Site } from './site.ts';

const navigation = [{ group: 'All', pages: ['guides/a'] }];
const mcpServer = 'https://docs.example.com/mcp';

function build(contextual: object | undefined, more: object = {}) {
  return buildSample({ name: 'Čaj & Co', navigation, ...(contextual && { contextual }), ...more }, [
    'guides/a',
  ]);
}

const menuOf = (site: Site) => pageAt(site, 'guides/a').contextual;

describe('what pages offer', () => {
  it('is what the frontmatter of a page says, in place of what the site does', () => {
    const own = { options: ['claude', 'mcp', { title: 'Ask', href: '/guides/b' }], display: 'toc' };
    const { site, problems } = buildSample({ navigation, contextual: { options: ['copy'], mcpServer } }, [
      samplePage('guides/a', { contextual: own }),
      samplePage('guides/b', { contextual: { options: [] } }),
      samplePage('guides/c'),
    ]);
    expect(problems).toEqual([]);
    expect(menuOf(site)).toMatchObject({ display: 'toc', mcpServer });
    expect(menuOf(site)?.actions.map(({ kind }) => kind)).toEqual(['ask', 'mcp', 'own']);
    expect(pageAt(site, 'guides/b').contextual?.actions).toEqual([]);
    expect(pageAt(site, 'guides/c').contextual?.actions).toEqual([{ kind: 'copy' }]);
  });

  it('is that of the site where a page writes something else, with a warning at the page', () => {
    const { site, problems } = buildSample({ navigation, contextual: { options: ['copy'] } }, [
      samplePage('guides/a', { contextual: { options: ['cpoy'] } }),
    ]);
    expect(menuOf(site)?.actions).toEqual([{ kind: 'copy' }]);
    expect(problems).toMatchObject([{ code: 'site-json/page-contextual', severity: 'warning' }]);
    expect(problems[0]?.message).toContain('options.0 must be one of "copy"');
    expect(problems[0]?.file).toContain('guides/a');
  });

  it('is undefined where site.json does not say, and nothing where the list is empty', () => {
    expect(menuOf(build(undefined).site)).toBeUndefined();
    expect(menuOf(build({ options: [] }).site)?.actions).toEqual([]);
  });

  it('is in the order of the list', () => {
    const { site, problems } = build({
      options: ['view', 'claude', 'copy', { title: 'Ask', href: 'guides/a' }],
    });
    expect(problems).toEqual([]);
    expect(menuOf(site)?.actions.map(({ kind }) => kind)).toEqual(['view', 'ask', 'copy', 'own']);
    expect(menuOf(site)?.actions.at(-1)).toMatchObject({
      link: { base: '/guides/a/' },
      isExternal: false,
    });
  });

  it('leaves out what needs an MCP server where there is none, with a warning for each', () => {
    const own = { title: 'Own', href: { base: '/a', query: [{ key: 'q', value: 'to $mcp' }] } };
    const { site, problems } = build({
      options: ['mcp', 'add-mcp', 'cursor', 'vscode', 'devin-mcp', own, 'copy'],
    });
    expect(menuOf(site)?.actions).toEqual([{ kind: 'copy' }]);
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(
      Array.from({ length: 6 }, () => 'warning site-json/contextual-server'),
    );
    expect(new Set(problems.map(({ line }) => line)).size).toBe(6);
  });

  it('leaves out what Octavo has nothing behind, with a warning', () => {
    const { site, problems } = build({ options: ['assistant', 'windsurf', 'devin-desktop', 'download-pdf'] });
    expect(menuOf(site)?.actions).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(
      Array.from({ length: 4 }, () => 'site-json/contextual-unavailable'),
    );
  });

  it('adds the server to editors by their own links', () => {
    const { site } = build({ options: ['mcp', 'add-mcp', 'cursor', 'vscode', 'devin-mcp'], mcpServer });
    const [address, command, cursor, vscode, devin] = menuOf(site)?.actions ?? [];
    expect(address).toMatchObject({ text: mcpServer });
    expect(command).toMatchObject({ text: `npx add-mcp ${mcpServer}` });
    const urls = [cursor, vscode, devin].map((action) => (action?.kind === 'connect' ? action.url : ''));
    const install = new URL(urls[0] ?? '');
    expect(install.href.startsWith('cursor://anysphere.cursor-deeplink/mcp/install?')).toBe(true);
    expect(install.searchParams.get('name')).toBe('Čaj & Co');
    expect(JSON.parse(atob(install.searchParams.get('config') ?? ''))).toEqual({ url: mcpServer });
    const [scheme, config = ''] = urls[1]?.split('?') ?? [];
    expect(scheme).toBe('vscode:mcp/install');
    expect(JSON.parse(decodeURIComponent(config))).toEqual({
      name: 'Čaj & Co',
      type: 'http',
      url: mcpServer,
    });
    expect(new URL(urls[2] ?? '').searchParams.get('url')).toBe(mcpServer);
  });

  it('gives unsafe links of a writer no way through', () => {
    expect(() => build({ options: [{ title: 'A', href: 'vscode:mcp/install?a' }] })).toThrow();
    expect(() => build({ options: [{ title: 'A', href: { base: 'javascript:alert(1)' } }] })).toThrow();
  });
});

describe('the link of an entry on a page', () => {
  const ask = (value: string) => ({ base: 'https://a.b/', query: [{ key: 'q', value }] });

  it('is whole where the address of the site is known', () => {
    const { site } = build({ options: ['copy'], mcpServer }, { siteUrl: 'https://docs.example.com/v2' });
    const link = writeActionLink(site, pageAt(site, 'guides/a'), ask('$markdown $path $mcp'));
    expect(new URL(link.href).searchParams.get('q')).toBe(
      `https://docs.example.com/v2/guides/a.md /v2/guides/a/ ${mcpServer}`,
    );
    expect(link).toMatchObject({ fill: undefined, needsScript: false });
  });

  it('has the Markdown’s address where only a script knows the page', () => {
    const { site } = build({ options: ['copy'] }, { siteUrl: 'https://docs.example.com' });
    const link = writeActionLink(site, pageAt(site, 'guides/a'), ask('$page'));
    expect(link.href).toBe('https://a.b/?q=https%3A%2F%2Fdocs.example.com%2Fguides%2Fa.md');
    expect(link.needsScript).toBe(false);
    expect(JSON.parse(link.fill ?? '')).toMatchObject(ask('$page'));
  });

  it('needs a script for the address where site.json does not say it', () => {
    const { site } = build({ options: ['copy'] });
    const page = pageAt(site, 'guides/a');
    expect(writeActionLink(site, page, ask('$markdown'))).toMatchObject({ needsScript: true });
    expect(writeActionLink(site, page, ask('$path'))).toMatchObject({ needsScript: false, fill: undefined });
  });
});
