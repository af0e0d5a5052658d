import { relative, sep } from 'node:path';
import { askGit } from './ask-git.ts';

/** Where the pages of a site are kept: what edit links are made from. */
export interface Repository {
  /** `https://github.com/owner/name`. */
  readonly url: string;
  readonly branch: string;
  /** The site root inside the repository with `/`; '' when it is the repository's root. */
  readonly path: string;
}

/** Reads the git remote `origin` and the branch of the checkout that holds the site; undefined outside of one. */
export async function readRepository(siteRoot: string): Promise<Repository | undefined> {
  const [remote, top, branch] = await Promise.all([
    askGit(siteRoot, 'remote', 'get-url', 'origin'),
    askGit(siteRoot, 'rev-parse', '--show-toplevel'),
    askGit(siteRoot, 'symbolic-ref', '--short', 'HEAD'),
  ]);
  const url = remote && readRemote(remote);
  if (!url || !top) return undefined;
  return { url, branch: branch ?? 'main', path: relative(top, siteRoot).split(sep).join('/') };
}

/** The web address of a git remote: `git@host:owner/name.git` and `ssh://` forms become `https://`. */
export function readRemote(remote: string): string | undefined {
  const short = /^[\w.-]+@([\w.-]+):(?!\/)(.+?)(?:\.git)?\/?$/.exec(remote);
  const long = /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote);
  const [, host, path] = short ?? long ?? [];
  return host && path ? `https://${host}/${path}` : undefined;
}
