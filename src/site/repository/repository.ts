import type { SiteConfig } from '../../config/schema/site.ts';

/** The repository that holds a site's source. */
export interface SiteRepository {
  /** `https://github.com/owner/name`, without a slash at its end. */
  readonly url: string;
  readonly branch: string;
  /** The site root inside the repository, with `/`; '' when it is the repository's root. */
  readonly path: string;
}

export interface RepositoryName {
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
export function findRepository(
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
