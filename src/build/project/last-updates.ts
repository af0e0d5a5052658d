import { askGit } from './ask-git.ts';

/** When each file was last changed, by its path relative to the site root: the time of the commit, as ISO 8601. */
export type LastUpdates = ReadonlyMap<string, string>;

const none: LastUpdates = new Map();
let known: { readonly key: string; readonly updates: LastUpdates } | undefined;

/**
 * Reads from git when the files in a folder (absolute) of a site were last changed, in one go for all of them. Empty
 * without git, and in a shallow clone, whose oldest commit seems to have changed everything.
 */
export async function readLastUpdates(siteRoot: string, folder: string): Promise<LastUpdates> {
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
