import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandResult, runOctavo } from '../e2e/octavo-command.ts';
import { mixedSite, readTree, writeTree } from '../support/mixed-site.ts';

type Tree = Awaited<ReturnType<typeof readTree>>;

/** What a command has printed, and the site that it has written; undefined for none. */
interface Written extends CommandResult {
  readonly tree: Tree | undefined;
}

/** One site on several machines, each with a copy of it in a folder of its own. */
interface Machines {
  /** The folder (absolute) of the files that the copies are made of. */
  readonly source: string;
  /** The folder (absolute) of a new copy. */
  readonly copy: () => Promise<string>;
  /** Builds a part on a machine of its own; `part` is its folder. */
  readonly shard: (
    part: string,
    ...words: readonly string[]
  ) => Promise<CommandResult & { readonly part: string }>;
  readonly merge: (parts: readonly string[], ...words: readonly string[]) => Promise<Written>;
  /** Builds the whole on one machine. */
  readonly build: (...words: readonly string[]) => Promise<Written>;
  readonly remove: () => Promise<void>;
}

async function openMachines(files: typeof mixedSite): Promise<Machines> {
  const parent = await mkdtemp(join(tmpdir(), 'octavo-merge-'));
  const source = join(parent, 'site');
  await writeTree(source, files);
  let machines = 0;
  const copy = async () => {
    const folder = join(parent, `machine-${++machines}`, 'docs');
    await cp(source, folder, { recursive: true });
    return folder;
  };
  const write = async (command: string, ...words: readonly string[]): Promise<Written> => {
    const folder = await copy();
    const result = await run(command, folder, ...words);
    return { ...result, tree: await readTree(join(folder, 'dist')).catch(() => undefined) };
  };
  return {
    source,
    copy,
    async shard(part, ...words) {
      const folder = await copy();
      const result = await run('build', folder, '--shard', part, ...words);
      return { ...result, part: join(folder, `dist-part-${part.split('/')[0]}`) };
    },
    merge: (parts, ...words) => write('merge', ...parts, ...words),
    build: (...words) => write('build', '--no-cache', ...words),
    remove: () => rm(parent, { recursive: true }),
  };
}

const run = (...words: readonly string[]) => runOctavo(words, { limit: 110_000 });

async function withMachines(
  files: typeof mixedSite,
  use: (machines: Machines) => Promise<void>,
): Promise<void> {
  const machines = await openMachines(files);
  try {
    await use(machines);
  } finally {
    await machines.remove();
  }
}

/** The problems that a command has told. */
const problemsOf = ({ stdout }: CommandResult) =>
  [...stdout.matchAll(/^(?:error|warning|note) .*$/gm)].map(([line]) => line).sort();

/** With a page that no part can have: it is rendered where the site is put together. */
const site = {
  ...mixedSite,
  'content/clock.mdx': '---\ntitle: Clock\n---\n\n{new Date().getFullYear()}\n',
};

describe('parts of a site that three machines have built', () => {
  let machines: Machines;
  let whole: Written;
  let shards: readonly Awaited<ReturnType<Machines['shard']>>[];
  beforeAll(async () => {
    machines = await openMachines(site);
    whole = await machines.build();
    shards = [
      await machines.shard('1/3'),
      await machines.shard('2/3', '--threads', '2'),
      await machines.shard('3/3'),
    ];
  }, 300_000);
  afterAll(() => machines.remove());

  it('join to the bytes of one build', async () => {
    expect(
      shards.map(({ code, stdout }) => [code, /^(Part \d of \d: \d pages) in/m.exec(stdout)?.[1]]),
    ).toEqual([
      [0, 'Part 1 of 3: 4 pages'],
      [0, 'Part 2 of 3: 3 pages'],
      [0, 'Part 3 of 3: 3 pages'],
    ]);
    const merged = await machines.merge(shards.map(({ part }) => part));
    expect(merged.tree, merged.stdout).toEqual(whole.tree);
    expect(Object.keys(whole.tree ?? {}).some((file) => file.startsWith('_octavo/cards/'))).toBe(true);
    expect(merged.stdout).not.toMatch(/^Part|cannot be used/m);
    expect(merged.stdout).toMatch(/^Rendered 1 page; 9 from parts$/m);
    expect(merged.code).toBe(0);
  });

  it('are found in a folder that holds them, and take what their machines have kept', async () => {
    const parts = join(machines.source, '..', 'parts');
    const machine = await machines.copy();
    await cp(join(shards[0]?.part ?? '', '..', '.octavo'), join(machine, '.octavo'), { recursive: true });
    const again = await run('build', machine, '--shard', '1/3', '--out', join(parts, 'one'));
    expect(again.stdout).toMatch(/^Rendered (?:no|1) pages?; [34] from an earlier build$/m);
    for (const { part } of shards.slice(1)) await cp(part, join(parts, basename(part)), { recursive: true });
    const merged = await machines.merge([parts]);
    expect(merged.stdout).toMatch(/^Rendered 1 page; 9 from parts$/m);
    expect(merged.tree).toEqual(whole.tree);
  });

  it('give the same bytes where some are missing, there twice, damaged or of another number of parts', async () => {
    const [one = '', two = ''] = shards.map(({ part }) => part);
    const other = await machines.shard('2/4');
    const again = join(machines.source, '..', 'again');
    await cp(one, again, { recursive: true });
    const merged = await machines.merge([one, again, other.part]);
    expect(merged.tree).toEqual(whole.tree);
    expect(merged.stdout.split('\n').slice(0, 3)).toEqual([
      `${other.part} is part 2 of 4, and ${one} one of 3: what fits is used.`,
      `Part 1 of 3 is there more than once: ${one}, ${again}.`,
      'Parts 2 and 3 of 3 are missing: their pages are rendered here.',
    ]);
    const torn = join(machines.source, '..', 'torn');
    await cp(two, torn, { recursive: true });
    for (const folder of ['pages', 'cards', 'highlight'])
      for (const name of await readdir(join(torn, folder))) {
        const bytes = await readFile(join(torn, folder, name));
        bytes.fill(120, bytes.length - 40);
        await writeFile(join(torn, folder, name), bytes);
      }
    await writeFile(join(again, 'octavo.part'), '{"version":');
    const damaged = await machines.merge([one, torn, again]);
    expect(damaged.tree).toEqual(whole.tree);
    expect(damaged.stdout).toContain(`The part in ${again} is damaged`);
    expect(damaged.stdout).toContain('Part 3 of 3 is missing: its pages are rendered here.');
    expect(damaged.stdout).toMatch(
      /^\d pages of part 2 of 3 cannot be used: damaged, or made from other files/m,
    );
  });

  it('are looked for where there are none in vain', async () => {
    const none = await machines.merge([join(machines.source, 'content')]);
    expect([none.code, none.tree]).toEqual([1, undefined]);
    expect(none.stdout).toContain('There is no part of a site in');
    const [one = '', two = ''] = shards.map(({ part }) => part);
    const { code, stdout } = await run('merge', one, two);
    expect([code, stdout]).toEqual([1, expect.stringContaining('the folder of the site comes first')]);
  });

  it('give no page that was made from other files, and how many is told', async () => {
    const parts = shards.map(({ part }) => part);
    await withMachines(site, async ({ source, merge, build }) => {
      await writeFile(join(source, 'content/guides/plain.md'), '---\ntitle: Plain\n---\n\nOther words.\n');
      const edited = await merge(parts);
      expect(edited.tree).toEqual((await build()).tree);
      expect(edited.stdout).toMatch(/^1 page of part \d of 3 cannot be used: .* made from other files/m);
      const text = await readFile(join(source, 'site.json'), 'utf8');
      await writeFile(join(source, 'site.json'), text.replace('"Lamps"', '"Torches"'));
      const file = join(parts[0] ?? '', 'octavo.part');
      const said = await readFile(file, 'utf8');
      const older = said
        .replace(/"octavo":"[^"]*"/, '"octavo":"0.0.9"')
        .replace(/"code":"[^"]*"/, '"code":"x"');
      await writeFile(file, older);
      const renamed = await merge(parts);
      await writeFile(file, said);
      expect(renamed.tree).toEqual((await build()).tree);
      expect(renamed.stdout).toMatch(
        /^\d pages of part 1 of 3 cannot be used: made by Octavo 0\.0\.9 on Node/m,
      );
      expect(renamed.stdout).toMatch(/^\d pages of parts 2 and 3 of 3 cannot be used: /m);
    });
  });
});

describe('parts of a site', () => {
  it('tell the mistakes of their pages, and whoever merges tells all of them', async () => {
    const mistakes = {
      'content/guides/snippet.mdx': '---\ntitle: Snippet\n---\n\n{1 +}\n',
      'content/guides/script.mdx': '---\ntitle: Script\n---\n\n{[].none.length}\n',
      'content/old.mdx': '---\ntitle: Old\nversion: v1\n---\n\n[Gone](/gone) <Badge color="none">x</Badge>\n',
    };
    await withMachines({ ...mixedSite, ...mistakes }, async ({ shard, merge, build }) => {
      const whole = await build('--keep-going');
      const parts = [await shard('1/4'), await shard('2/4'), await shard('3/4'), await shard('4/4')];
      const told = problemsOf(whole).filter((line) => !line.includes('/gone'));
      expect(told.length).toBeGreaterThan(2);
      expect(new Set(parts.flatMap(problemsOf))).toEqual(new Set(told));
      const failed = parts.filter(({ code }) => code === 1);
      expect(failed.length).toBe(2);
      for (const { stdout } of failed)
        expect(stdout).toContain('Nothing was written; the last part is as it was.');
      const written = parts.filter(({ code }) => code === 0).map(({ part }) => part);
      const refused = await merge(written);
      expect([refused.code, refused.tree]).toEqual([1, undefined]);
      expect(problemsOf(refused)).toEqual(problemsOf(whole));
      const going = await Promise.all(
        parts.flatMap(({ code }, place) => (code === 1 ? [shard(`${place + 1}/4`, '--keep-going')] : [])),
      );
      expect(going.map(({ code }) => code)).toEqual([1, 1]);
      const merged = await merge([...written, ...going.map(({ part }) => part)], '--keep-going');
      expect(problemsOf(merged)).toEqual(problemsOf(whole));
      expect([merged.code, merged.tree]).toEqual([1, whole.tree]);
    });
  });

  it('have no pages where the site has parts of pages of its own, and say why', async () => {
    const own = { 'components/Footer.astro': '<footer>Ours</footer>\n' };
    await withMachines({ ...mixedSite, ...own }, async ({ shard, merge, build }) => {
      const { part, stdout, code } = await shard('1/1');
      expect(code).toBe(0);
      expect(stdout).toMatch(
        /^This site is not built in parts, since .*: "octavo merge" renders all of its pages\.$/m,
      );
      const merged = await merge([part]);
      expect(merged.stdout).toMatch(
        /^This site is not built in parts, since .*: every page is rendered here\.$/m,
      );
      expect(merged.tree).toEqual((await build()).tree);
    });
  });

  it('are no files of a site whose pages are at its root', async () => {
    const atRoot = Object.entries(mixedSite).map(
      ([file, text]) => [file.replace(/^content\//, ''), text] as const,
    );
    await withMachines(Object.fromEntries(atRoot), async ({ build, copy }) => {
      const folder = await copy();
      for (const part of ['1/2', '2/2']) await run('build', folder, '--shard', part);
      await rm(join(folder, '.octavo'), { recursive: true });
      const merged = await run('merge', folder, folder);
      expect(merged.stdout).toMatch(/ from parts$/m);
      expect(await readTree(join(folder, 'dist'))).toEqual((await build()).tree);
    });
  });
});
