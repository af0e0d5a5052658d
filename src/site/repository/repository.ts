import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import type { Problem } from '../../problem/problem.ts';
import { type PublishedBase, type SiteBase, writeWholeUrl } from '../links/site-url.ts';
import { isAbsoluteUrl, writePageUrl, writeUrlPath } from '../pages/page-path.ts';
import type { PageSeed } from '../pages/page-seed.ts';
import { siteProblem } from '../problems.ts';

/** The repository that holds a site's source. */
export interface SiteRepository {
  /** `https://github.com/owner/name`, without a slash at its end. */
  readonly url: string;
  readonly branch: string;
  /** The site root inside the repository, with `/`; '' when it is the repository's root. */
  readonly path: string;
}

interface RepositoryName {
  readonly url: string;
  readonly owner: string;
  readonly repository: string;
}

/** Owner and repository from a URL of a repository or of something in it, or from `owner/repository`, which is GitHub's. */
export function readRepositoryName(given: string): RepositoryName | undefined {
  const text = given.trim();
  const [, owner, name] =
    /^(?:https?:)?\/\/[^/?#]+\/([\w.-]+)\/([\w.-]+)/i.exec(text) ??
    /^(?:www\.)?github\.com\/([\w.-]+)\/([\w.-]+)/i.exec(text) ??
    /^([\w.-]+)\/([\w.-]+)\/?$/.exec(text) ??
    [];
  if (owner === undefined || name === undefined) return undefined;
  const host = /^(?:https?:)?\/\/([^/?#]+)\//i.exec(text)?.[1]?.toLowerCase() ?? 'github.com';
  const repository = name.replace(/\.git$/, '');
  return { url: `https://${host}/${owner}/${repository}`, owner, repository };
}

/**
 * The repository that edit links lead to: `repository` of `site.json`, else that of the GitHub button, of the
 * `github` social, or of the git checkout (`checkout`). A checkout of the same repository adds its branch and folder.
 */
function findRepository(
  config: SiteConfig,
  checkout: SiteRepository | undefined,
): SiteRepository | undefined {
  if (config.repository !== undefined) return config.repository;
  const button = config.topbarCtaButton?.type === 'github' ? config.topbarCtaButton.url : undefined;
  for (const given of [button, config.footerSocials.github]) {
    const named = given === undefined ? undefined : readRepositoryName(given);
    if (named === undefined) continue;
    const isCheckout = checkout?.url.toLowerCase() === named.url.toLowerCase();
    return isCheckout ? checkout : { url: named.url, branch: 'main', path: '' };
  }
  return checkout;
}

/** Links of a page into the repository. */
interface SourceLinks {
  readonly editUrl: string | undefined;
  readonly issueUrl: string | undefined;
}

export interface SourceLinkWriter {
  readonly write: (seed: PageSeed) => SourceLinks;
  readonly problems: readonly Problem[];
}

const NO_LINKS: SourceLinks = { editUrl: undefined, issueUrl: undefined };

/**
 * The links that `feedback` asks for: to edit a page's file, and to raise an issue with its title filled in. The
 * forms are GitHub's, and those of GitLab or Bitbucket where the host is named so. A warning when no repository is known.
 */
export function createSourceLinks(
  config: SiteConfig,
  base: SiteBase,
  checkout: SiteRepository | undefined,
  placeOf: PlaceOf,
): SourceLinkWriter {
  const { suggestEdit, raiseIssue } = config.feedback;
  if (!suggestEdit && !raiseIssue) return { write: () => NO_LINKS, problems: [] };
  const repository = findRepository(config, checkout);
  if (repository === undefined) {
    const place = placeOf(['feedback', suggestEdit ? 'suggestEdit' : 'raiseIssue'], 'key');
    return { write: () => NO_LINKS, problems: [siteProblem('repository-unknown', place)] };
  }
  const write = (seed: PageSeed): SourceLinks => {
    const file = seed.source?.file ?? findDocument(seed);
    return {
      editUrl: suggestEdit && file !== undefined ? writeEditUrl(repository, file) : undefined,
      issueUrl: raiseIssue
        ? writeIssueUrl(repository, seed, { ...base, siteUrl: config.siteUrl }, file)
        : undefined,
    };
  };
  return { write, problems: [] };
}

/** The page of an operation without a Markdown file is edited in its document. */
function findDocument({ operation }: PageSeed): string | undefined {
  return operation === undefined || isAbsoluteUrl(operation.document) ? undefined : operation.document;
}

function writeEditUrl({ url, branch, path }: SiteRepository, file: string): string {
  const folder = path.replace(/^\/+|\/+$/g, '');
  const place = writeUrlPath(folder === '' ? file : `${folder}/${file}`);
  if (isAt(url, 'bitbucket'))
    return `${url}/src${writeUrlPath(branch)}${place}?mode=edit&spa=0&at=${encodeURIComponent(branch.toWellFormed())}`;
  return `${url}${isAt(url, 'gitlab') ? '/-/edit' : '/edit'}${writeUrlPath(branch)}${place}`;
}

function writeIssueUrl(
  { url }: SiteRepository,
  { title, path }: PageSeed,
  site: PublishedBase,
  file: string | undefined,
): string {
  const subject = `Documentation: ${title}`;
  const body = [
    `Page: ${writeWholeUrl(site, writePageUrl(path))}`,
    ...(file === undefined ? [] : [`File: ${file}`]),
  ];
  const values = [subject, body.join('\n')].map((text) => encodeURIComponent(text.toWellFormed()));
  if (isAt(url, 'bitbucket')) return `${url}/issues/new?title=${values[0]}&content=${values[1]}`;
  return isAt(url, 'gitlab')
    ? `${url}/-/issues/new?issue%5Btitle%5D=${values[0]}&issue%5Bdescription%5D=${values[1]}`
    : `${url}/issues/new?title=${values[0]}&body=${values[1]}`;
}

const hosts = { gitlab: /^https?:\/\/[^/]*gitlab/i, bitbucket: /^https?:\/\/[^/]*bitbucket/i };

function isAt(url: string, host: keyof typeof hosts): boolean {
  return hosts[host].test(url);
}
