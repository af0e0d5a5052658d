import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCheck } from './check.ts';
import { runImport } from './import.ts';
import { siteLock, takeLock } from './output/take-lock.ts';
import { startProgress } from './progress.ts';

const MINT = {
  $schema: 'https://mintlify.com/schema.json',
  name: 'Lantern',
  colors: { primary: '#EAB308', background: { dark: '#09090B' } },
  tabs: [{ name: 'API', url: 'api-reference' }],
  navigation: [{ group: 'Start', pages: ['introduction', 'api-reference/users'] }],
};

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-import-'));
  await write('introduction.mdx', '---\ntitle: Hello\n---\n\n<Snippet file="note.mdx" />\n');
  await write('api-reference/users.mdx', '---\ntitle: Users\n---\n\nText.\n');
  await write('_snippets/note.mdx', 'A note.\n');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, content: unknown): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

async function run(options: { readonly force?: boolean; readonly json?: boolean } = {}) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const code = await runImport({ folder, force: false, json: false, ...options, print });
  return { code, output: lines.join('\n') };
}

/** The files of the site; `.octavo` is Octavo's own. */
async function list(): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name !== '.octavo').sort();
}

const readSite = () => readFile(join(folder, 'site.json'), 'utf8');

describe('octavo import', () => {
  it('writes a site.json that checks without an error, says what changed and leaves everything else', async () => {
    await write('mint.json', MINT);
    const before = await list();
    const { code, output } = await run();
    expect(code).toBe(0);
    expect(output).toMatch(/^mint\.json:6:5 +added +colors\.background\.light is "#ffffff"$/m);
    expect(output).toContain(
      'Wrote site.json and site.schema.json. mint.json stays as it is.\n2 pages in the navigation.\nEverything was carried over.\n',
    );
    expect(output.indexOf('Everything was carried over.')).toBeLessThan(output.indexOf('mint.json:6:5'));
    expect(output).toMatch(/\nNext: octavo dev \S+$/);
    expect(await list()).toEqual([...before, 'site.json', 'site.schema.json'].sort());
    const found: string[] = [];
    expect(
      await runCheck({
        folder,
        strict: false,
        format: 'text',
        progress: startProgress({ write: () => undefined }),
        external: false,
        offline: false,
        print: (line) => void found.push(line),
      }),
    ).toBe(0);
    expect(found.join('\n')).not.toMatch(/^(?:error|warning) /m);
  });

  it.each(['mint.json', 'docs.json'])('says where a %s is not in UTF-8, and writes nothing', async (name) => {
    const text = JSON.stringify({ ...MINT, name: 'Caf\u00e9' }, null, 2);
    await writeFile(join(folder, name), Buffer.from(text, 'latin1'));
    const before = await list();
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^error ${name}:3:1 {2}The line holds characters that are not in UTF-8\\.$`, 'm'),
    );
    expect(output).toContain('Nothing was written.');
    expect(await list()).toEqual(before);
  });

  it('reads the files that a docs.json names, and none outside of the site', async () => {
    const outside = join(await mkdtemp(join(tmpdir(), 'octavo-outside-')), 'away.json');
    await writeFile(outside, '[]');
    await symlink(outside, join(folder, 'away.json'));
    await write('docs.json', {
      ...{ name: 'Lantern', colors: MINT.colors },
      navigation: { $ref: './config/navigation.json' },
      redirects: { $ref: './away.json' },
    });
    await write('config/navigation.json', { groups: [{ group: 'Start', pages: ['introduction'] }] });
    const { code, output } = await run();
    expect(code).toBe(0);
    expect(output).toContain('the $ref "./away.json"');
    expect(output).toContain('There is no such file in the site.');
    expect(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))).toMatchObject({
      navigation: [{ group: 'Start', pages: ['introduction'] }],
    });
  });

  it('leaves a page that is not in UTF-8 as it is', async () => {
    await write('mint.json', MINT);
    await write('public/images/a.png', '');
    const page = Buffer.from('---\ntitle: Caf\u00e9\n---\n\n![A](/public/images/a.png)\n', 'latin1');
    await writeFile(join(folder, 'introduction.mdx'), page);
    await run();
    expect(await readFile(join(folder, 'introduction.mdx'))).toEqual(page);
  });

  it('changes nothing the second time, also when site.json was laid out anew', async () => {
    await write('mint.json', MINT);
    await run();
    const first = await readSite();
    expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to change') });
    expect(await readSite()).toBe(first);
    await write('site.json', JSON.stringify(JSON.parse(first)));
    expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to change') });
    expect(await readSite()).toBe(JSON.stringify(JSON.parse(first)));
  });

  it('leaves a site.json that was edited, and with force keeps a copy of it', async () => {
    await write('mint.json', MINT);
    await run();
    const edited = (await readSite()).replace('Lantern', 'Lantern docs');
    await write('site.json', edited);
    const refused = await run();
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('differs from what mint.json gives in name. It was left as it is.');
    expect(await readSite()).toBe(edited);
    const forced = await run({ force: true });
    expect(forced).toMatchObject({ code: 0, output: expect.stringContaining('site.json.before-import') });
    expect(await readFile(join(folder, 'site.json.before-import'), 'utf8')).toBe(edited);
    expect(JSON.parse(await readSite())).toMatchObject({ name: 'Lantern' });
    await write('site.json', edited.replace('docs', 'manual'));
    await run({ force: true });
    expect(await readFile(join(folder, 'site.json.before-import'), 'utf8')).toBe(edited);
    expect(await list()).toContain('site.json.before-import-2');
  });

  it('lists what could not be carried over, each time', async () => {
    await write('mint.json', { ...MINT, hideFooter: true });
    for (let time = 0; time < 2; time++) {
      const { code, output } = await run();
      expect(code).toBe(0);
      expect(output).toMatch(/^mint\.json:\d+:3 +left out +hideFooter$/m);
      expect(output).toContain('One thing was not carried over');
    }
  });

  it('tells how much there is before what became of it, and what may be missed first', async () => {
    const languages = ['en', 'de'].map((language) => ({
      language,
      pages: [`${language}/a`, `${language}/b`],
    }));
    await write('docs.json', {
      name: 'A',
      colors: MINT.colors,
      $ref: 7,
      navigation: { languages },
    });
    const { output } = await run();
    expect(output).toContain(
      '\n4 pages in the navigation, in 2 languages.\nOne thing was not carried over: the lines that say "left out", first below.\n',
    );
    expect(output.indexOf('left out   $ref')).toBeLessThan(output.indexOf('added '));
    const { output: json } = await run({ json: true });
    expect(JSON.parse(json)).toMatchObject({
      summary: { pages: 4, languages: 2, versions: 0, changes: { 'left-out': 1 } },
    });
  });

  it('puts right in pages what is served elsewhere, once', async () => {
    await write('mint.json', { ...MINT, favicon: '/public/favicon.svg' });
    await write('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" />');
    await write('introduction.mdx', '![A](/public/favicon.svg)\n');
    const { output } = await run();
    expect(output).toMatch(/^introduction\.mdx:1:6 +changed +\/public\/favicon\.svg is \/favicon\.svg$/m);
    expect(output).toContain('Wrote site.json, site.schema.json and 1 page. mint.json stays as it is.');
    expect(await readFile(join(folder, 'introduction.mdx'), 'utf8')).toBe('![A](/favicon.svg)\n');
    expect(JSON.parse(await readSite())).toMatchObject({ favicon: '/favicon.svg' });
    expect((await run()).output).not.toContain('introduction.mdx');
  });

  it('writes nothing when the file has a mistake, and shows its place', async () => {
    await write('mint.json', '{\n  "name": "Lantern\n}');
    const before = await list();
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain('error mint.json:2:11');
    expect(await list()).toEqual(before);
  });

  it('prefers docs.json, the later format, unless it is another kind of file', async () => {
    await write('mint.json', MINT);
    await write('docs.json', { name: 'Later', theme: 'mint', navigation: { pages: ['introduction'] } });
    expect((await run()).output).toContain('docs.json is the later format, so it is read.');
    expect(JSON.parse(await readSite())).toMatchObject({ name: 'Later' });
    await rm(join(folder, 'site.json'));
    await write('docs.json', { compodoc: true });
    expect((await run()).output).toContain('docs.json has no navigation, so mint.json is read.');
    expect(JSON.parse(await readSite())).toMatchObject({ name: 'Lantern' });
  });

  it('says in a sentence that there is nothing to import, and where there is', async () => {
    const nothing = await run();
    expect(nothing.code).toBe(1);
    expect(nothing.output).toMatch(
      /has neither mint\.json nor docs\.json, and no project of Docusaurus or Starlight, so/,
    );
    await write('docs/mint.json', MINT);
    expect((await run()).output).toMatch(/There is one in .*docs: run octavo import on that folder\.$/);
  });

  it('waits for nobody: it says who is at work on the site, and writes nothing', async () => {
    await write('mint.json', MINT);
    const before = await list();
    const release = takeLock(siteLock(folder), 'build');
    if (typeof release === 'string') throw new Error(release);
    const { code, output } = await run();
    expect(output).toBe(
      `octavo build (process ${process.pid}) is at work on this site. Run "octavo import" when it has ended.`,
    );
    expect(code).toBe(1);
    expect(await list()).toEqual(before);
    release();
    expect((await run()).code).toBe(0);
  });

  it('prints the same as data', async () => {
    await write('mint.json', MINT);
    const { output } = await run({ json: true });
    expect(JSON.parse(output)).toMatchObject({
      from: 'mint.json',
      outcome: 'written',
      changes: [
        { file: 'mint.json', line: 2, column: 3, kind: 'changed' },
        { file: 'mint.json', line: 6, column: 5, kind: 'added' },
      ],
      problems: [],
    });
  });
});
