import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

/** Where the pages of a site are kept: what edit links are made from. */
interface Repository {
  /** `https://github.com/owner/name`. */
  readonly url: string;
  readonly branch: string;
  /** The site root inside the repository with `/`; '' when it is the repository's root. */
  readonly path: string;
}

/** Reads the git remote `origin` and the branch of the checkout that holds the site; undefined outside of one. */
export async function readRepository(siteRoot: string): Promise<Repository | undefined> {
  if (!isInCheckout(siteRoot)) return undefined;
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
function readRemote(remote: string): string | undefined {
  const short = /^[\w.-]+@([\w.-]+):(?!\/)(.+?)(?:\.git)?\/?$/.exec(remote);
  const long = /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote);
  const [, host, path] = short ?? long ?? [];
  return host && path ? `https://${host}/${path}` : undefined;
}

/** When each file was last changed, by its path relative to the site root: the time of the commit, as ISO 8601. */
type LastUpdates = ReadonlyMap<string, string>;

const none: LastUpdates = new Map();
let known: { readonly key: string; readonly updates: LastUpdates } | undefined;

/**
 * Reads from git when the files in a folder (absolute) of a site were last changed, in one go for all of them. Empty
 * without git, and in a shallow clone, whose oldest commit seems to have changed everything.
 */
export async function readLastUpdates(siteRoot: string, folder: string): Promise<LastUpdates> {
  if (!isInCheckout(siteRoot)) return none;
  const [head, isShallow] = await Promise.all([
    askGit(siteRoot, 'rev-parse', 'HEAD'),
    askGit(siteRoot, 'rev-parse', '--is-shallow-repository'),
  ]);
  if (head === undefined || isShallow !== 'false') return none;
  const key = [siteRoot, folder, head].join('\n');
  if (known?.key !== key) known = { key, updates: await readLog(siteRoot, folder) };
  return known.updates;
}

async function readLog(siteRoot: string, folder: string): Promise<LastUpdates> {
  const options = ['--format=%x01%ct', '--name-only', '--no-renames', '--relative', '-z'];
  return parseLog((await askGit(siteRoot, 'log', ...options, '--', folder)) ?? '');
}

/** Parts of the log between its NULs: `\1` and a time in seconds, then the files of that commit, newest first. */
function parseLog(log: string): LastUpdates {
  const updates = new Map<string, string>();
  let time = '';
  for (const part of log.split('\0')) {
    const file = part.replace(/^\n/, '');
    if (file.startsWith('\x01')) time = new Date(Number(file.slice(1)) * 1000).toISOString();
    else if (file !== '' && !updates.has(file)) updates.set(file, time);
  }
  return updates;
}

/**
 * Whether git is worth asking about a folder. `octavo dev` reads its site again at every edit of `site.json`, and starting
 * five programs to hear that there is no repository takes a fifth of the time.
 */
function isInCheckout(folder: string): boolean {
  if (process.env['GIT_DIR'] !== undefined || existsSync(join(folder, '.git'))) return true;
  const above = dirname(folder);
  return above !== folder && isInCheckout(above);
}

const run = promisify(execFile);

/** What git says in a folder, without the space around it; undefined without git, outside of a checkout and for nothing. */
async function askGit(folder: string, ...words: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['-C', folder, ...words], { timeout: 20_000, maxBuffer: 2 ** 28 });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
