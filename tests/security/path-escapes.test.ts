import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject } from '../../src/build/project/open-project.ts';
import type { Problem } from '../../src/problem/problem.ts';
import { runOctavo } from '../e2e/octavo-command.ts';

/** What stands in every file outside of the site, and may be in none of what Octavo makes or says. */
const secret = 'kept-from-everybody';

/** The files outside, by their extensions: each is one that could be shown. */
const outsideFiles: Readonly<Record<string, string>> = {
  mdx: `---\ntitle: ${secret}\n---\n\n${secret}\n`,
  json: `{ "${secret}": "${secret}", "name": "${secret}", "scopeName": "source.x", "patterns": [] }`,
  jsx: `export default () => <b>${secret}</b>;\n`,
  yaml: `openapi: 3.1.1\ninfo: { title: ${secret}, version: '1' }\npaths: { /${secret}: { get: { summary: ${secret}, responses: { '200': { description: ok } } } } }\n`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><text>${secret}</text></svg>`,
  css: `.a { --text: '${secret}' }\n`,
  woff2: secret,
};

/** Ways to name a file outside of the site, which is \`outside\`, the folder beside it. */
const ways: Readonly<Record<string, (extension: string, outside: string) => string>> = {
  dots: (extension, outside) => `../${basename(outside)}/secret.${extension}`,
  'dots behind a slash': (extension, outside) => `/../${basename(outside)}/secret.${extension}`,
  'dots behind a folder': (extension, outside) => `images/../../${basename(outside)}/secret.${extension}`,
  'an absolute path': (extension, outside) => `${outside}/secret.${extension}`,
  'a file URL': (extension, outside) => `file://${outside}/secret.${extension}`,
  'dots as escapes': (extension, outside) => `%2e%2e/${basename(outside)}/secret.${extension}`,
  'back slashes': (extension, outside) => `..\\${basename(outside)}\\secret.${extension}`,
  'a link': (extension) => `/link.${extension}`,
  'a linked folder': (extension) => `/linked/secret.${extension}`,
};

/** A place of a site that names a file. */
interface Sink {
  readonly extension: string;
  /** Fields of \`site.json\`, or files by their paths. */
  readonly config?: (reference: string) => Readonly<Record<string, unknown>>;
  readonly page?: (reference: string) => string;
}

const quote = (text: string) => JSON.stringify(text);

const sinks: Readonly<Record<string, Sink>> = {
  openapi: { extension: 'yaml', config: (openapi) => ({ openapi }) },
  'a $ref of OpenAPI': {
    extension: 'yaml',
    config: (reference) => ({ openapi: 'own.yaml', $reference: reference }),
  },
  'api.overlays': { extension: 'yaml', config: (overlays) => ({ openapi: 'good.yaml', api: { overlays } }) },
  logo: { extension: 'svg', config: (logo) => ({ logo }) },
  favicon: { extension: 'svg', config: (favicon) => ({ favicon }) },
  backgroundImage: { extension: 'svg', config: (backgroundImage) => ({ backgroundImage }) },
  'an icon': {
    extension: 'svg',
    config: (icon) => ({ topbarLinks: [{ name: 'A', url: 'https://example.com', icon }] }),
  },
  'font.url': { extension: 'woff2', config: (url) => ({ font: { family: 'Own', url } }) },
  'codeBlock.languages': { extension: 'json', config: (file) => ({ codeBlock: { languages: [file] } }) },
  'thumbnails.background': { extension: 'svg', config: (background) => ({ thumbnails: { background } }) },
  navigation: {
    extension: 'mdx',
    config: (reference) => ({
      navigation: [
        { group: 'A', pages: ['index', reference.replace(/\.mdx$/, '').replace(/^\/(?=link)/, '')] },
      ],
    }),
  },
  'an image of Markdown': { extension: 'svg', page: (url) => `![A](<${url}>)` },
  'an image of JSX': { extension: 'svg', page: (url) => `<img alt="A" src={${quote(url)}} />` },
  'an imported page': { extension: 'mdx', page: (file) => `import Own from ${quote(file)}\n\n<Own />` },
  'an imported component': { extension: 'jsx', page: (file) => `import Own from ${quote(file)}\n\n<Own />` },
  'imported data': { extension: 'json', page: (file) => `import own from ${quote(file)}\n\n{own.name}` },
  'a snippet': { extension: 'mdx', page: (file) => `<Snippet file={${quote(file)}} />` },
  'a snippet by name': {
    extension: 'mdx',
    page: (file) => `<Snippet file=${quote(file.replaceAll('\\', '/'))} />`,
  },
};

const cases = Object.entries(sinks).flatMap(([place, sink]) =>
  Object.keys(ways).map((way) => ({ place, sink, way })),
);

let parent = '';
let outside = '';
let count = 0;
/** What no error stands in the way of, by the way: built together. */
const passing = new Map<string, (typeof cases)[number][]>();

/** Writes a site whose places name files outside, and links to those in it. */
async function writeSite(list: readonly (typeof cases)[number][]): Promise<string> {
  const root = join(parent, `site-${count++}`);
  const files = new Map<string, string>([
    ['content/index.mdx', '---\ntitle: Start\n---\n\nWelcome.\n'],
    [
      'good.yaml',
      "openapi: 3.1.1\ninfo: { title: Good, version: '1' }\npaths: { /a: { get: { responses: { '200': { description: ok } } } } }\n",
    ],
    ['content/images/keep.txt', ''],
  ]);
  let config: Readonly<Record<string, unknown>> = {};
  const pages = ['index'];
  for (const { sink, way } of list) {
    const reference = ways[way]?.(sink.extension, outside) ?? '';
    const { $reference, ...fields } = sink.config?.(reference) ?? {};
    config = { ...config, ...fields };
    if (typeof $reference === 'string')
      files.set(
        'own.yaml',
        `openapi: 3.1.1\ninfo: { title: Own, version: '1' }\npaths: { /a: { $ref: ${quote(`${$reference}#/paths/~1${secret}`)} } }\n`,
      );
    if (!sink.page) continue;
    pages.push(`page-${pages.length}`);
    files.set(`content/${pages.at(-1)}.mdx`, `---\ntitle: Page\n---\n\n${sink.page(reference)}\n`);
  }
  const whole = { name: 'Site', navigation: [{ group: 'A', pages }], ...config };
  files.set('site.json', JSON.stringify(whole, null, 2));
  for (const [name, text] of files) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  for (const folder of ['', 'content', 'content/snippets', 'public']) {
    await mkdir(join(root, folder), { recursive: true });
    await symlink(outside, join(root, folder, 'linked'));
    for (const extension of Object.keys(outsideFiles))
      await symlink(join(outside, `secret.${extension}`), join(root, folder, `link.${extension}`));
  }
  return root;
}

async function check(siteRoot: string): Promise<readonly Problem[]> {
  const project = await openProject({ siteRoot, output: undefined, isOffline: true, hasSearch: false });
  try {
    return await project.checkPages();
  } finally {
    await project.close();
  }
}

interface Checked {
  readonly problems: readonly Problem[];
  /** The file that names what is outside. */
  readonly file: string;
}

async function checkConfig(one: (typeof cases)[number]): Promise<Checked> {
  const file = one.place === 'a $ref of OpenAPI' ? 'own.yaml' : 'site.json';
  return { problems: await check(await writeSite([one])), file };
}

/** Problems of all pages that name files in a way: one site has them all, for none keeps another from being read. */
const ofPages = new Map<string, Promise<readonly Problem[]>>();

async function checkPages({ place, way }: (typeof cases)[number]): Promise<Checked> {
  const all = cases.filter((one) => one.way === way && one.sink.page);
  const known = ofPages.get(way) ?? writeSite(all).then(check);
  ofPages.set(way, known);
  const file = `content/page-${all.findIndex((one) => one.place === place) + 1}.mdx`;
  // An error of another page says nothing of this one.
  return {
    problems: (await known).filter((one) => one.file === file || !/page-\d+\.mdx$/.test(one.file)),
    file,
  };
}

/** The lines of `site.json`, and the pages, that name what is outside: each has to be told of. */
async function listNamed(root: string, list: readonly (typeof cases)[number][]): Promise<readonly string[]> {
  const lines = (await readFile(join(root, 'site.json'), 'utf8')).split('\n');
  const pages = list.filter(({ sink }) => sink.page);
  const references = list
    .filter(({ sink }) => !sink.page)
    .map(({ sink, way }) => quote(ways[way]?.(sink.extension, outside) ?? '').slice(1, -1));
  return [
    ...lines.flatMap((line, index) =>
      references.some((reference) => line.includes(`"${reference}"`)) ? [`site.json:${index + 1}`] : [],
    ),
    ...pages.map((_, index) => `content/page-${index + 1}.mdx`),
  ];
}

async function listSecrets(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if ((await readFile(file)).includes(secret)) found.push(file);
  }
  return found;
}

beforeAll(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), 'octavo-escapes-')));
  outside = join(parent, 'outside');
  await mkdir(outside);
  for (const [extension, text] of Object.entries(outsideFiles))
    await writeFile(join(outside, `secret.${extension}`), text);
});

afterAll(() => rm(parent, { recursive: true, force: true }));

describe('a file outside of the site', () => {
  it('is named in more than 60 ways', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
  });

  it.each(cases)('is not read for $place, by $way', async (one) => {
    const { problems, file } = one.sink.page ? await checkPages(one) : await checkConfig(one);
    expect(JSON.stringify(problems)).not.toContain(`"${secret}`);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) passing.set(one.way, [...(passing.get(one.way) ?? []), one]);
    else expect(errors.map((problem) => problem.file)).toContain(file);
  });

  it.each(Object.keys(ways))('is in no file of a site that names it by %s', async (way) => {
    const list = passing.get(way) ?? [];
    expect(list.length).toBeGreaterThan(0);
    const root = await writeSite(list);
    const { code, stdout, stderr } = await runOctavo(['build', root]);
    expect(code, stdout + stderr).toBe(0);
    expect(await listSecrets(join(root, 'dist'))).toEqual([]);
    expect(stdout + stderr).not.toContain(secret);
    expect((await listNamed(root, list)).filter((place) => !stdout.includes(`${place}:`))).toEqual([]);
  });
});
