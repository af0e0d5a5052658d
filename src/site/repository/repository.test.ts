import { describe, expect, test } from 'vitest';
import { buildSample, pageAt, sampleOperation, samplePage } from '../../../tests/support/sample-site.ts';
import { readRepositoryName } from './repository.ts';

const navigation = [{ group: 'All', pages: ['guides/a'] }];
const feedback = { suggestEdit: true, raiseIssue: true };
const repository = { url: 'https://github.com/owner/docs', branch: 'main', path: 'site' };

describe('a repository’s name', () => {
  test('is read from its URL, from a URL inside it and from its short form', () => {
    const read = { url: 'https://github.com/owner/repo', owner: 'owner', repository: 'repo' };
    for (const given of [
      'https://github.com/owner/repo',
      'http://github.com/owner/repo/',
      'https://github.com/owner/repo.git',
      'https://github.com/owner/repo/tree/main/docs?x#y',
      '//github.com/owner/repo',
      'github.com/owner/repo',
      'owner/repo',
    ])
      expect(readRepositoryName(given), given).toEqual(read);
  });

  test('is not read from a URL of an owner alone', () => {
    for (const given of ['https://github.com/owner', 'https://github.com/owner/', 'owner', '', 'a b/c d'])
      expect(readRepositoryName(given), given).toBeUndefined();
  });
});

describe('the links into the repository', () => {
  test('are absent unless `feedback` asks for them', () => {
    const { site, problems } = buildSample({ navigation }, ['guides/a'], { repository });
    expect(pageAt(site, 'guides/a')).toMatchObject({ editUrl: undefined, issueUrl: undefined });
    expect(problems).toEqual([]);
  });

  test('are each asked for alone', () => {
    const edit = buildSample({ navigation, feedback: { suggestEdit: true } }, ['guides/a'], { repository });
    expect(pageAt(edit.site, 'guides/a').issueUrl).toBeUndefined();
    const issue = buildSample({ navigation, feedback: { raiseIssue: true } }, ['guides/a'], { repository });
    expect(pageAt(issue.site, 'guides/a').editUrl).toBeUndefined();
    expect(pageAt(issue.site, 'guides/a').issueUrl).toBeDefined();
  });

  test('lead to the page’s file on GitHub, and to an issue with its title', () => {
    const { site } = buildSample(
      { navigation, feedback, siteUrl: 'https://docs.example.com/' },
      [samplePage('guides/a', { title: 'First & last' })],
      { repository },
    );
    const page = pageAt(site, 'guides/a');
    expect(page.editUrl).toBe('https://github.com/owner/docs/edit/main/site/content/guides/a.mdx');
    const issue = new URL(page.issueUrl ?? '');
    expect(issue.origin + issue.pathname).toBe('https://github.com/owner/docs/issues/new');
    expect(issue.searchParams.get('title')).toBe('Documentation: First & last');
    expect(issue.searchParams.get('body')).toBe(
      'Page: https://docs.example.com/guides/a/\nFile: content/guides/a.mdx',
    );
  });

  test('have GitLab’s forms there', () => {
    const own = { url: 'https://gitlab.example.com/group/docs', branch: 'feature/x', path: '' };
    const { site } = buildSample({ navigation, feedback, repository: own }, ['guides/a']);
    const page = pageAt(site, 'guides/a');
    expect(page.editUrl).toBe('https://gitlab.example.com/group/docs/-/edit/feature/x/content/guides/a.mdx');
    const issue = new URL(page.issueUrl ?? '');
    expect(issue.pathname).toBe('/group/docs/-/issues/new');
    expect(issue.searchParams.get('issue[title]')).toBe('Documentation: guides/a');
  });

  test('have Bitbucket’s forms there', () => {
    const own = { url: 'https://bitbucket.org/team/docs', branch: 'main', path: 'site' };
    const { site } = buildSample({ navigation, feedback, repository: own }, ['guides/a']);
    const page = pageAt(site, 'guides/a');
    expect(page.editUrl).toBe(
      'https://bitbucket.org/team/docs/src/main/site/content/guides/a.mdx?mode=edit&spa=0&at=main',
    );
    const issue = new URL(page.issueUrl ?? '');
    expect(issue.pathname).toBe('/team/docs/issues/new');
    expect(issue.searchParams.get('title')).toBe('Documentation: guides/a');
    expect(issue.searchParams.get('content')).toMatch(
      /^Page: \S*\/guides\/a\/\nFile: content\/guides\/a\.mdx$/,
    );
  });

  test('escape what a path may hold', () => {
    const { site } = buildSample({ feedback, navigation: [] }, [samplePage('a b#c')], { repository });
    expect(pageAt(site, 'a b#c').editUrl).toBe(
      'https://github.com/owner/docs/edit/main/site/content/a%20b%23c.mdx',
    );
  });

  test('lead into `repository` first, then the GitHub button’s, then the social’s, then the checkout', () => {
    const button = { topbarCtaButton: { type: 'github', url: 'https://github.com/owner/button' } };
    const social = { footerSocials: { github: 'https://github.com/owner/social' } };
    const own = { repository: { url: 'https://github.com/owner/own', branch: 'next', path: 'docs' } };
    const edit = (file: object, checkout = repository) =>
      pageAt(
        buildSample({ navigation, feedback, ...file }, ['guides/a'], { repository: checkout }).site,
        'guides/a',
      ).editUrl;
    expect(edit({ ...own, ...button, ...social })).toBe(
      'https://github.com/owner/own/edit/next/docs/content/guides/a.mdx',
    );
    expect(edit({ ...button, ...social })).toMatch('https://github.com/owner/button/edit/main/content/');
    expect(edit(social)).toMatch('https://github.com/owner/social/edit/main/content/');
    expect(edit({})).toMatch('https://github.com/owner/docs/edit/main/site/content/');
  });

  test('take branch and folder from the checkout when it is of the repository that is named', () => {
    const { site } = buildSample(
      { navigation, feedback, topbarCtaButton: { type: 'github', url: 'https://github.com/Owner/Docs' } },
      ['guides/a'],
      { repository: { ...repository, branch: 'release' } },
    );
    expect(pageAt(site, 'guides/a').editUrl).toBe(
      'https://github.com/owner/docs/edit/release/site/content/guides/a.mdx',
    );
  });

  test('pass over a social that names an owner alone', () => {
    const { site } = buildSample(
      { navigation, feedback, footerSocials: { github: 'https://github.com/owner' } },
      ['guides/a'],
      { repository },
    );
    expect(pageAt(site, 'guides/a').editUrl).toMatch('https://github.com/owner/docs/');
  });

  test('are left out with one warning when no repository is known', () => {
    const { site, problems } = buildSample({ navigation, feedback }, ['guides/a']);
    expect(pageAt(site, 'guides/a')).toMatchObject({ editUrl: undefined, issueUrl: undefined });
    expect(problems).toMatchObject([
      { code: 'site-json/repository-unknown', severity: 'warning', file: 'site.json', line: 12 },
    ]);
  });

  test('of an operation without a Markdown file lead to its document', () => {
    const { site } = buildSample({ feedback }, [], {
      repository,
      operations: [sampleOperation('GET', '/api/user', { summary: 'Get a user' })],
    });
    expect(pageAt(site, 'api-reference/get-a-user').editUrl).toBe(
      'https://github.com/owner/docs/edit/main/site/openapi.yaml',
    );
  });
});
