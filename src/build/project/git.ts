import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { type FileChanges, readLineChanges } from './line-changes.ts';

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

/** What git says of the checkout that holds a site, as a text to compare: repository, branch and commit; undefined outside of one. */
export async function readCheckout(siteRoot: string): Promise<string | undefined> {
  if (!isInCheckout(siteRoot)) return undefined;
  const state = ['rev-parse', '--is-shallow-repository', 'HEAD'];
  const said = await Promise.all([readRepository(siteRoot), askGit(siteRoot, ...state)]);
  return JSON.stringify(said);
}

/** The web address of a git remote: `git@host:owner/name.git` and `ssh://` forms become `https://`. */
function readRemote(remote: string): string | undefined {
  const short = /^[\w.-]+@([\w.-]+):(?!\/)(.+?)(?:\.git)?\/?$/.exec(remote);
  const long = /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote);
  const [, host, path] = short ?? long ?? [];
  return host && path ? `https://${host}/${path}` : undefined;
}

/** What git knows of the files in a folder of a site, each by its path relative to the site root. */
export interface FileHistory {
  /** When each was last committed, as ISO 8601. Empty where git does not know. */
  readonly updates: ReadonlyMap<string, string>;
  /** What the last months changed; undefined where it was not asked, or git does not know. */
  readonly changes: RecentHistory | undefined;
}

/** Which lines of pages came when in the last months. */
export interface RecentHistory {
  /** The time of the last commit, in seconds since 1970. */
  readonly last: number;
  /** By the path relative to the site root. */
  readonly files: ReadonlyMap<string, FileChanges>;
}

const none: FileHistory = { updates: new Map(), changes: undefined };
let known: { readonly key: string; readonly history: FileHistory } | undefined;

/**
 * Reads from git when the files in a folder (absolute) of a site were last changed, in one go for all of them, and with
 * `hasChanges` which of their lines. Nothing without git, and in a shallow clone, whose oldest commit seems to have changed everything.
 */
export async function readHistory(
  siteRoot: string,
  folder: string,
  hasChanges: boolean,
): Promise<FileHistory> {
  if (!isInCheckout(siteRoot)) return none;
  const [head, isShallow] = await Promise.all([
    askGit(siteRoot, 'log', '-1', '--no-show-signature', '--format=%H %ct'),
    askGit(siteRoot, 'rev-parse', '--is-shallow-repository'),
  ]);
  if (head === undefined || isShallow !== 'false') return none;
  const key = [siteRoot, folder, head, hasChanges].join('\n');
  if (known?.key !== key) {
    const [updates, changes] = await Promise.all([
      readLog(siteRoot, folder),
      hasChanges ? readChanges(siteRoot, folder, Number(head.split(' ')[1])) : undefined,
    ]);
    known = { key, history: { updates, changes: updates.size > 0 ? changes : undefined } };
  }
  return known.history;
}

/** How long before the last commit, in seconds, changes are told: a reader who was away for longer knows little of the site. */
const changesWindow = 90 * 24 * 60 * 60;
/** Maximum number of commits whose changes are told. */
const mostCommits = 1000;

/**
 * The changes of the pages in a folder along the first parents, so that what a branch brought has the time at which it was merged:
 * it was not on the site before. `last` is the time of the last commit; the same commit gives the same, whenever it is built.
 */
async function readChanges(siteRoot: string, folder: string, last: number): Promise<RecentHistory> {
  const patch = [
    ...['-p', '--unified=0', '--ignore-space-change', '--no-renames', '--no-color', '--no-ext-diff'],
    ...['--no-textconv', '--src-prefix=a/', '--dst-prefix=b/', '--relative'],
  ];
  const which = [
    ...[
      '--first-parent',
      '--diff-merges=first-parent',
      `--since=@${last - changesWindow}`,
      '-n',
      `${mostCommits}`,
    ],
    ...['--no-show-signature', '--format=%x01%ct'],
  ];
  const pages = ['--', ':(glob)**/*.md', ':(glob)**/*.mdx'];
  const quote = ['-c', 'core.quotePath=false'];
  const [uncommitted, log] = await Promise.all([
    askGit(folder, ...quote, 'diff', ...patch, 'HEAD', ...pages),
    askGit(folder, ...quote, 'log', ...which, ...patch, ...pages),
  ]);
  const start = relative(siteRoot, folder).split(sep).join('/');
  const prefix = start === '' ? '' : `${start}/`;
  const changes = readLineChanges(`${uncommitted ?? ''}\n${log ?? ''}`);
  return { last, files: new Map([...changes].map(([file, change]) => [prefix + file, change])) };
}

async function readLog(siteRoot: string, folder: string): Promise<FileHistory['updates']> {
  const options = ['--format=%x01%ct', '--name-only', '--no-renames', '--relative', '-z'];
  return parseLog((await askGit(siteRoot, 'log', ...options, '--', folder)) ?? '');
}

/** Parts of the log between its NULs: `\1` and a time in seconds, then the files of that commit, newest first. */
function parseLog(log: string): FileHistory['updates'] {
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
