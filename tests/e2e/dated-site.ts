import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveSite } from '../../src/cli/serve-site.ts';
import { buildGenerated } from './generated-site.ts';

/** Files of a site, by their paths in it. */
type Files = Readonly<Record<string, string>>;

/** A site with a history of its own, as readers get it. */
export interface DatedSite {
  /** Absolute. */
  readonly folder: string;
  /** With a slash at its end. */
  readonly url: string;
  /** Commits these files with that date, and builds the site again: its readers get that. */
  readonly publish: (date: string, files: Files) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** When the site was written, and when its pages were changed. */
const dates = {
  written: '2026-03-02T10:00:00Z',
  changed: '2026-03-10T10:00:00Z',
  added: '2026-03-12T10:00:00Z',
};

const navigation = [
  {
    group: 'Guides',
    pages: [
      'index',
      'install',
      'a-page-with-a-title-of-several-words',
      'users',
      { group: 'Advanced', pages: ['tuning'] },
    ],
  },
  { group: 'More', pages: ['added', 'old'] },
];

const text = 'Groups hold properties. A service asks for them when it starts.';

const install = (step: string) => `---
title: Install
description: How to begin.
---

${text}

## Download

${text}

## Set up

${step}

### On Windows

${text}

## Next

${text}
`;

const page = (title: string, matter = '', body = text) =>
  `---\ntitle: ${title}\n${matter}---\n\n${body}\n\n## Usage\n\n${text}\n`;

const written: Files = {
  'content/index.mdx': page('Welcome'),
  'content/install.mdx': install('Run the program.'),
  'content/a-page-with-a-title-of-several-words.mdx': page('A page with a title of several words'),
  'content/users.mdx': page('List users', 'api: GET https://api.example.com/users\n'),
  'content/tuning.mdx': page('Tuning'),
  'content/old.mdx': page('Old'),
  'content/added.mdx': '',
};

const changed: Files = {
  'content/install.mdx': install('Run the program, then answer its questions.'),
  'content/a-page-with-a-title-of-several-words.mdx': page(
    'A page with a title of several words',
    '',
    'Another beginning.',
  ),
  'content/users.mdx': page('List users', 'api: GET https://api.example.com/users\n', 'All users.'),
  'content/tuning.mdx': page('Tuning', '', 'Another beginning.'),
};

/**
 * Builds a site of seven pages, of which four were changed and one was added after the others were written, and serves it;
 * `config` is added to its `site.json`, and `files` to its pages from the start.
 */
export async function serveDatedSite(config: object = {}, files: Files = {}): Promise<DatedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-dated-'));
  const git = (...words: readonly string[]) => execFileSync('git', ['-C', folder, ...words]);
  const commit = async (date: string, files: Files) => {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      if (content !== '') await writeFile(join(folder, name), content);
    }
    git('add', 'content', 'site.json');
    execFileSync(
      'git',
      [
        '-C',
        folder,
        '-c',
        'user.name=Writer',
        '-c',
        'user.email=writer@example.com',
        'commit',
        '-qm',
        'Write',
      ],
      { env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } },
    );
  };
  git('init', '-q');
  const site = { name: 'Dated', colors: { primary: '#0D9373', light: '#3CC9A0' }, navigation, ...config };
  await commit(dates.written, { ...written, ...files, 'site.json': JSON.stringify(site) });
  await commit(dates.changed, changed);
  await commit(dates.added, { 'content/added.mdx': page('Added') });
  await buildGenerated(folder);
  const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
  return {
    folder,
    url,
    async publish(date, files) {
      await commit(date, files);
      await buildGenerated(folder);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
