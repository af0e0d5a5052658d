import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Json, put } from '../e2e/json-change.ts';
import { runOctavo, startOctavo } from '../e2e/octavo-command.ts';
import { isProof } from '../support/is-proof.ts';
import { mixedSite, readTree, writeTree } from '../support/mixed-site.ts';
import { propertyRuns } from '../support/property-runs.ts';

const wide =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEklEQVR4nGP4z8DwH4QZGP7/BwAl9gX7QpF4RwAAAABJRU5ErkJggg==';

interface Edit {
  readonly file: string;
  readonly change: (before: string) => string | Buffer | undefined;
}

/** What npm leaves when it installs something. */
const mark = (text: string): Edit => ({ file: 'node_modules/.package-lock.json', change: () => text });

const inSite = (change: (site: Json) => Json): Edit => ({
  file: 'site.json',
  change: (before) => JSON.stringify(change(JSON.parse(before)), null, 2),
});

/** One edit of each kind, those of which each page has one together, and how many pages of files and operations it has rendered anew, where that is less than all. */
const edits: Readonly<Record<string, readonly [edits: readonly Edit[], rendered?: number]>> = {
  nothing: [[{ file: 'content/old.mdx', change: (before) => before }], 0],
  'a page, a heading to which another leads, a snippet, a script and an operation': [
    [
      { file: 'content/guides/plain.md', change: (before) => `${before}\nMore.\n` },
      { file: 'content/guides/picture.mdx', change: (before) => before.replace('Large', 'Huge') },
      { file: 'content/snippets/shared.mdx', change: () => 'Other words.\n' },
      {
        file: 'content/snippets/counter.jsx',
        change: (before) => before.replace('useState(0)', 'useState(5)'),
      },
      { file: 'openapi.json', change: (before) => before.replace('"Gone"', '"It is gone."') },
    ],
    6,
  ],
  'a utility class': [
    [{ file: 'content/guides/picture.mdx', change: (before) => before.replace('mt-4', 'mt-8') }],
    1,
  ],
  'a diagram': [
    [{ file: 'content/guides/picture.mdx', change: (before) => before.replace('--> b', '--> c') }],
    1,
  ],
  'an image': [[{ file: 'public/lamp.png', change: () => Buffer.from(wide, 'base64') }], 1],
  'an image that is gone': [[{ file: 'public/lamp.png', change: () => undefined }], 1],
  'a title': [[{ file: 'content/updates.mdx', change: (before) => before.replace(': Updates', ': News') }]],
  'a new page': [[{ file: 'content/guides/new.mdx', change: () => '---\ntitle: New\n---\n\nNew.\n' }]],
  'a page that is gone': [[{ file: 'content/old.mdx', change: () => undefined }]],
  'a new letter': [[{ file: 'content/guides/plain.md', change: (before) => `${before}\nŁódź\n` }]],
  'a color': [[inSite(put('colors', { primary: '#aa3300' }))], 0],
  'a redirect': [[inSite(put('redirects', [{ source: '/then', destination: '/updates' }]))]],
  'a variable': [[inSite(put('variables.product', 'Torch'))]],
  'the name': [[inSite(put('name', 'Torches'))]],
  'the navigation': [[inSite(put('navigation.1.group', 'Rest'))]],
  'a button': [[inSite(put('topbarLinks.0.name', 'Support'))]],
  'the search': [[inSite(put('search', { synonyms: [['lamp', 'light']] }))]],
};

async function apply(folder: string, { file, change }: Edit): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8').catch(() => '');
  const after = change(before);
  if (after === undefined) await rm(join(folder, file));
  else await writeFile(join(folder, file), after);
}

/** Writes what is there once more: the next build looks at each page. */
const touch = (folder: string) =>
  apply(folder, { file: 'content/guides/plain.md', change: (before) => before });

const build = (folder: string, ...words: readonly string[]) =>
  runOctavo(['build', folder, '--keep-going', ...words], { limit: 110_000 });

/** Builds a site with what earlier builds have kept and without; gives how many pages the first has rendered. */
async function compareBuilds(folder: string): Promise<{ readonly rendered: number | undefined }> {
  const clean = `${folder}-clean`;
  const warm = await build(folder);
  const cold = await build(folder, '--no-cache', '--out', clean);
  expect(await readTree(join(folder, 'dist')), warm.stdout + warm.stderr).toEqual(await readTree(clean));
  const problems = (text: string) =>
    text.split('\n').filter((line) => !/ in \d.* s: |^Rendered|^Slowest/.test(line));
  expect(problems(warm.stdout)).toEqual(problems(cold.stdout));
  expect(warm.code).toBe(cold.code);
  return { rendered: readRendered(warm) };
}

/** How many pages a build has rendered; undefined for all. */
function readRendered({ stdout }: { readonly stdout: string }): number | undefined {
  const [, rendered] = /^Rendered (\d+|no) pages?;/m.exec(stdout) ?? [];
  return rendered === undefined ? undefined : Number(rendered === 'no' ? 0 : rendered);
}

const withSite = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const parent = await mkdtemp(join(tmpdir(), 'octavo-incremental-'));
  try {
    await writeTree(join(parent, 'site'), mixedSite);
    await use(join(parent, 'site'));
  } finally {
    await rm(parent, { recursive: true });
  }
};

describe('a build that uses earlier ones', () => {
  it('gives the bytes of a clean one after an edit of any kind, and renders what the edit changes alone', async () => {
    await withSite(async (folder) => {
      expect((await build(folder)).stdout).toMatch(/ 0 errors/);
      const first = `${folder}-first`;
      await cp(folder, first, { recursive: true });
      const all = Object.entries(edits);
      for (const [index, [kind, [some, rendered]]] of all.entries()) {
        for (const edit of some) await apply(folder, edit);
        const isCompared = isProof || index % 4 === 3 || index === all.length - 1;
        const found = isCompared
          ? await compareBuilds(folder)
          : { rendered: readRendered(await build(folder)) };
        expect({ kind, ...found }).toEqual({ kind, rendered });
        if (!isProof) continue;
        await rm(folder, { recursive: true });
        await cp(first, folder, { recursive: true });
      }
    });
  }, 600_000);

  it('gives them after any edits behind each other', async () => {
    const names = Object.keys(edits);
    const some = fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(some, (chosen) =>
        withSite(async (folder) => {
          await build(folder);
          for (const kind of chosen) {
            for (const edit of edits[kind]?.[0] ?? []) await apply(folder, edit).catch(() => undefined);
          }
          await compareBuilds(folder);
        }),
      ),
      { numRuns: propertyRuns(1, 12) },
    );
  }, 600_000);

  it('gives them after builds that were killed', async () => {
    await withSite(async (folder) => {
      await build(folder);
      for (const milliseconds of [900, 1600]) {
        await apply(folder, { file: 'content/guides/plain.md', change: (before) => `${before}\nMore.\n` });
        await apply(folder, inSite(put('name', `After ${milliseconds}`)));
        const { process: child, ended } = startOctavo(['build', folder]);
        setTimeout(() => child.kill('SIGKILL'), milliseconds);
        await ended;
      }
      await compareBuilds(folder);
    });
  });

  it('ends, and gives them, where none of many pages can be used', async () => {
    await withSite(async (folder) => {
      for (let page = 0; page < 200; page++)
        await writeFile(join(folder, `content/many-${page}.md`), `# Page ${page}\n\nWords.\n`);
      await build(folder);
      // Another letter is another font, which all pages load.
      await writeFile(join(folder, 'content/many-1.md'), '# Page\n\nŁódź\n');
      await compareBuilds(folder);
    });
  });

  it('gives them in another folder, as on another machine, and renders nothing anew there', async () => {
    await withSite(async (folder) => {
      await build(folder);
      const other = join(dirname(folder), 'other', 'copy');
      await cp(folder, other, { recursive: true });
      expect(await compareBuilds(other)).toEqual({ rendered: 0 });
    });
  });

  it('bundles again where a file is gone that kept pages load', async () => {
    await withSite(async (folder) => {
      await build(folder);
      const assets = join(folder, '.octavo/renderer/assets');
      const [script = ''] = (await readdir(assets)).filter((name) => name.endsWith('.css'));
      await rm(join(assets, script));
      await touch(folder);
      await compareBuilds(folder);
    });
  });

  it('gives the same bytes with any number of threads', async () => {
    await withSite(async (folder) => {
      const trees = new Set<string>();
      // `npm run proof -- builds` has other numbers.
      for (const threads of [1, 4]) {
        await rm(join(folder, '.octavo'), { recursive: true, force: true });
        expect((await build(folder, '--threads', String(threads))).stdout).toMatch(/ 0 errors/);
        trees.add(JSON.stringify(await readTree(join(folder, 'dist'))));
      }
      expect(trees.size).toBe(1);
    });
  });

  it('takes pages from the last site, and changes nothing there where it fails', async () => {
    await withSite(async (folder) => {
      await build(folder);
      const page = join(folder, 'dist/guides/plain/index.html');
      const before = await stat(page);
      await touch(folder);
      await build(folder);
      expect((await stat(page)).ino).toBe(before.ino);
      const tree = await readTree(join(folder, 'dist'));
      // What one page shows for the first time gives the style sheet of all another name.
      await apply(folder, {
        file: 'content/guides/plain.md',
        change: (text) => `${text}\n[Gone](/nowhere)\n\n| A | B |\n|---|---|\n| c | d |\n`,
      });
      const failed = await runOctavo(['build', folder, '--strict'], { limit: 110_000 });
      expect(failed.stdout).toContain('Nothing was written');
      expect(await readTree(join(folder, 'dist'))).toEqual(tree);
      expect(await compareBuilds(folder)).toEqual({ rendered: 1 });
    });
  });

  it('throws a cache away that is damaged, and says so', async () => {
    await withSite(async (folder) => {
      await build(folder);
      const pages = join(folder, '.octavo/pages');
      const [record = ''] = (await readdir(pages)).filter((name) => name.endsWith('.page'));
      await writeFile(join(pages, record), 'x'.repeat(2000));
      await touch(folder);
      const { stdout } = await build(folder);
      expect(stdout).toContain('.octavo/pages is damaged');
      await writeFile(join(pages, 'builds.json'), '{"version":');
      await touch(folder);
      expect((await build(folder)).stdout).toContain('.octavo/pages is damaged');
      expect(await compareBuilds(folder)).toEqual({ rendered: 0 });
    });
  });

  it('does nothing where nothing changed, neither of what the site is made from nor of what was written', async () => {
    await withSite(async (folder) => {
      const git = (...words: readonly string[]) =>
        execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
          cwd: folder,
        });
      git('init', '-q');
      await apply(folder, { file: '.gitignore', change: () => 'dist\n.octavo\n' });
      await apply(folder, inSite(put('lastUpdated', true)));
      await apply(folder, { file: 'content/old.mdx', change: (text) => `${text}\n[Gone](/nowhere)\n` });
      git('add', '.');
      git('commit', '-qm', 'First');
      const output = join(folder, 'dist');
      const packages = join(folder, 'node_modules');
      // Another folder takes its place each time that a site is written.
      const readPlace = async () => (await stat(output)).ino;
      const first = await build(folder);
      let last = await readPlace();
      const again = await build(folder);
      expect(await readPlace()).toBe(last);
      expect(again.stdout).toContain('Rendered no page; 9 from an earlier build');
      const problems = (text: string) => text.slice(0, text.indexOf(' warning,'));
      expect(problems(again.stdout)).toBe(problems(first.stdout));
      expect(again.stdout).toContain('/nowhere');
      for (const round of [1, 2])
        expect({ round, code: (await build(folder, '--strict')).code }).toEqual({ round, code: 1 });
      // What else is compared `src/cli/output/last-build.test.ts` knows.
      const changes: readonly (readonly [what: string, change: () => unknown, words?: readonly string[]])[] =
        [
          ['a file is changed', () => writeFile(join(output, 'updates/index.html'), 'Mine.')],
          ['a source is written again', () => touch(folder)],
          ['a package is installed', () => mkdir(packages).then(() => apply(folder, mark('a')))],
          ['a commit is made', () => git('commit', '-q', '--allow-empty', '-m', 'Second')],
          ['no cache is used', () => undefined, ['--no-cache']],
        ];
      for (const [what, change, words = []] of changes) {
        await change();
        await build(folder, ...words);
        expect(await readPlace(), what).not.toBe(last);
        last = await readPlace();
        if (!words.includes('--no-cache')) await build(folder, ...words);
        expect(await readPlace(), `${what}, and nothing after it`).toBe(last);
      }
      await compareBuilds(folder);
    });
  }, 300_000);

  it('renders a page whose JavaScript tells the time each time', async () => {
    await withSite(async (folder) => {
      await writeFile(join(folder, 'content/guides/plain.md'), '# Plain\n');
      await writeFile(
        join(folder, 'content/guides/picture.mdx'),
        '---\ntitle: Clock\n---\n\n{new Date().getTime()}\n',
      );
      await build(folder);
      for (const round of [1, 2])
        expect({ round, said: (await build(folder)).stdout }).toMatchObject({
          said: expect.stringMatching(/^Rendered 1 page;/m),
        });
    });
  });
});
