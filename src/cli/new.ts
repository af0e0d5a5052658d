import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJsonSchema } from '../config/json-schema.ts';
import { escapeXml } from '../lib/html/escape.ts';
import { readErrorCode } from '../problem/read-error.ts';
import type { Print } from './report.ts';

interface NewCommand {
  /** Where the site is to be made; asked for when undefined. */
  readonly folder: string | undefined;
  /** What the site is called; asked for when undefined. */
  readonly name: string | undefined;
  /** Its color, as `#RRGGBB`; asked for when undefined. */
  readonly color: string | undefined;
  /** Whether it gets a GitHub workflow; asked for when undefined. */
  readonly github: boolean | undefined;
  /** Asks a person; undefined where nobody can answer. */
  readonly ask: Ask | undefined;
  readonly print: Print;
}

/** One question to a person, answered by `usual` when they only press Enter; undefined when they give up. */
export interface Ask {
  readonly text: (
    question: string,
    usual: string,
    refuse: (answer: string) => string | undefined,
  ) => Promise<string | undefined>;
  readonly confirm: (question: string) => Promise<boolean | undefined>;
}

/** The files of a new site that are the same for each. */
const files = fileURLToPath(new URL('./new-site-files/', import.meta.url));

/** What a folder may hold already: a repository that was just made. */
const harmless = /^(?:\.git|\.github|\.gitignore|\.DS_Store|LICENSE|README\.md)$/i;

const usualFolder = 'docs';
const usualColor = '#0D9373';

/**
 * `octavo new`: makes a site that can be shown at once, with pages, an API that answers and what a repository needs. What the
 * command line does not say is asked, or as usual where nobody can answer. Gives 1 when the folder holds something else.
 */
export async function runNew({ folder, name, color, github, ask, print }: NewCommand): Promise<number> {
  const place =
    folder ??
    (await ask?.text('Which folder?', usualFolder, () => undefined)) ??
    (ask ? undefined : usualFolder);
  if (place === undefined) return giveUp(print);
  const root = resolve(place);
  const taken = await findOther(root);
  if (taken !== undefined) {
    print(`${taken} Name an empty folder: octavo new FOLDER.`);
    return 1;
  }
  const usualName = titleOf(basename(root));
  const title = name ?? (ask ? await ask.text('What is it called?', usualName, refuseName) : usualName);
  if (title === undefined) return giveUp(print);
  const chosen = color ?? (ask ? await ask.text('Its color?', usualColor, refuseColor) : usualColor);
  if (chosen === undefined) return giveUp(print);
  const wantsGithub = github ?? (ask ? await ask.confirm('A GitHub workflow that publishes it?') : true);
  if (wantsGithub === undefined) return giveUp(print);
  const written = await writeFiles(root, { title: title.trim(), color: chosen.trim(), wantsGithub });
  const shown = relative(process.cwd(), root) || '.';
  print(`${written} files in ${root}\n`);
  print(
    `  octavo dev ${quote(shown)}    shows it while you write\n  octavo build ${quote(shown)}  writes it to ${join(shown, 'dist')}`,
  );
  return 0;
}

/** Why a site cannot be made in a folder (absolute), as a sentence; undefined where it can, and where there is none. */
async function findOther(root: string): Promise<string | undefined> {
  try {
    const other = (await readdir(root)).find((entry) => !harmless.test(entry));
    return other && `${root} holds ${other} already.`;
  } catch (error) {
    const code = readErrorCode(error);
    if (code === 'ENOENT') return undefined;
    if (code === 'ENOTDIR') return `${root} is not a folder.`;
    throw error;
  }
}

function giveUp(print: Print): number {
  print('Nothing was written.');
  return 1;
}

/** Why a text cannot be a site's name; undefined when it can. */
export function refuseName(answer: string): string | undefined {
  return answer.trim() === '' ? 'A site needs a name.' : undefined;
}

/** Why a text cannot be a site's color; undefined when it can. */
export function refuseColor(answer: string): string | undefined {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(answer.trim())
    ? undefined
    : 'Write it as #RRGGBB, such as #0D9373.';
}

/** `my-docs` as `My docs`. */
function titleOf(folder: string): string {
  const words = folder.replace(/[-_.\s]+/g, ' ').trim();
  return words === '' ? 'Docs' : words.charAt(0).toUpperCase() + words.slice(1);
}

function quote(path: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(path) ? path : JSON.stringify(path);
}

interface NewSite {
  readonly title: string;
  readonly color: string;
  readonly wantsGithub: boolean;
}

/** Writes a site into a folder (absolute); gives how many files it wrote. What is there is kept. */
async function writeFiles(root: string, site: NewSite): Promise<number> {
  const texts = new Map([
    ['site.json', `${JSON.stringify(describeSite(site), null, 2)}\n`],
    ['site.schema.json', `${JSON.stringify(createJsonSchema(), null, 2)}\n`],
    ['package.json', `${JSON.stringify(describeManifest(site), null, 2)}\n`],
    ['.gitignore', 'node_modules/\ndist/\n.octavo/\n'],
    ['public/favicon.svg', `${drawLogo(site, '')}\n`],
    ...(hasLogo(site)
      ? ([
          ['public/logo/light.svg', `${drawLogo(site, '#18181B')}\n`],
          ['public/logo/dark.svg', `${drawLogo(site, '#FAFAFA')}\n`],
        ] as const)
      : []),
    ...(await readTemplates(site)),
  ]);
  let written = 0;
  for (const [path, text] of texts) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' }).then(
      () => {
        written += 1;
      },
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
  return written;
}

async function readTemplates({
  wantsGithub,
}: NewSite): Promise<readonly (readonly [path: string, text: string])[]> {
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(files, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const workflow = 'docs-workflow.yml';
  const texts = names
    .filter((name) => name !== workflow || wantsGithub)
    .map(async (name) => {
      const text = await readFile(join(files, name), 'utf8');
      return [name === workflow ? '.github/workflows/docs.yml' : name, text] as const;
    });
  return Promise.all(texts);
}

/** Pixels of a logo's name, roughly: a system's font is not known, and East Asian letters are about twice as wide. */
function nameWidth(title: string): number {
  return [...title].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 21 : 12.5), 0);
}

/** Whether a name is short enough to be read in a logo; a longer one is text in the topbar. */
function hasLogo({ title }: NewSite): boolean {
  return nameWidth(title) <= 200;
}

/** A mark in the site's color and, unless `ink` is empty, the site's name in that color beside it. */
function drawLogo({ title, color }: NewSite, ink: string): string {
  const name = escapeXml(title);
  const width = ink === '' ? 32 : 44 + Math.ceil(nameWidth(title));
  const text = `<text x="42" y="23" font-family="system-ui, sans-serif" font-size="20" font-weight="600" fill="${ink}">${name}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32">
  <title>${name}</title>
  <rect width="32" height="32" rx="8" fill="${color}"/>
  <path d="M10 9h8a4 4 0 0 1 4 4v11h-9a3 3 0 0 1-3-3z" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/>${ink === '' ? '' : `\n  ${text}`}
</svg>`;
}

function describeSite(site: NewSite): object {
  const { title, color } = site;
  return {
    $schema: './site.schema.json',
    name: title,
    ...(hasLogo(site) ? { logo: { light: '/logo/light.svg', dark: '/logo/dark.svg' } } : {}),
    favicon: '/favicon.svg',
    colors: { primary: color },
    tabs: [{ name: 'API reference', url: 'api-reference' }],
    navigation: [
      { group: 'Get started', pages: ['index', 'quickstart'] },
      { group: 'Guides', pages: ['guides/writing'] },
      { group: 'Plants', pages: ['api-reference/list-plants', 'api-reference/get-plant'] },
    ],
    openapi: 'openapi.yaml',
    api: { playground: { mode: 'show' } },
  };
}

/** The site's package.json. It asks for no package: Octavo's name in the registry could be somebody else's until it is published. */
function describeManifest({ title }: NewSite): object {
  const name = title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    name: name === '' ? 'docs' : name,
    private: true,
    scripts: {
      dev: 'octavo dev',
      build: 'octavo build',
      check: 'octavo check --strict',
      serve: 'octavo serve',
    },
  };
}
