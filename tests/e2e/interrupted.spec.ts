import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { killAtWrite } from '../nodes/kill-at-write.ts';
import { listLongNodes } from '../nodes/older-node.ts';
import type { FixtureFolder } from './fixture-folder.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

/** The sources of a site by name. */
async function readSources({ folder }: FixtureFolder): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const sources = names.filter(
    (name) => /\.(?:mdx?|json|octavo-new)$/.test(name) && !name.startsWith('.octavo/'),
  );
  const texts = sources.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const commands = [
  { words: ['import'], prepare: prepareImport },
  { words: ['rename', 'guides/setup', 'start/first'], prepare: async () => undefined },
] as const;

/** Pages that name a file of `public/` in a way that Octavo does not serve, and no `site.json`. */
async function prepareImport(files: FixtureFolder): Promise<void> {
  await mkdir(join(files.folder, 'public'), { recursive: true });
  await files.write('public/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await rename(join(files.folder, 'site.json'), join(files.folder, 'mint.json'));
  for (const page of ['index', 'guides/setup', 'lonely']) {
    const file = `content/${page}.mdx`;
    await files.write(file, `${await files.read(file)}\n![Mark](/public/mark.svg)\n`);
  }
}

for (const [index, { version, program: node }] of listLongNodes().entries())
  for (const { words, prepare } of commands)
    test(`octavo ${words[0]} that is killed is finished by the next command, on Node.js ${version}`, async ({
      sites,
    }) => {
      test.slow();
      const done = await sites.copy('dead-links');
      await prepare(done);
      const old = await readSources(done);
      const { code } = await runOctavo([...words, done.folder], { node });
      const fresh = await readSources(done);
      expect(fresh).not.toEqual(old);
      const known = new Set([...Object.values(old), ...Object.values(fresh)]);
      let finished = 0;
      // Each Node.js is killed at moments of its own; all of them are tried where files are changed.
      for (let at = 3 * index; ; at += 6) {
        const files = await sites.copy('dead-links');
        await prepare(files);
        const killed = await runOctavo([...words, files.folder], {
          env: killAtWrite(files.folder, at),
          node,
        });
        if (killed.code !== null) break;
        for (const [name, text] of Object.entries(await readSources(files)))
          if (!name.endsWith('.octavo-new')) expect(known, `${name}, killed at ${at}`).toContain(text);
        const next = await runOctavo([...words, files.folder], { node });
        expect(await readSources(files), `killed at ${at}`).toEqual(fresh);
        if (!next.stderr.includes(`"octavo ${words.join(' ')}" was interrupted. Its changes to `)) continue;
        finished++;
        expect(next.code, next.stdout).toBe(words[0] === 'rename' ? 0 : code);
      }
      expect(finished).toBeGreaterThan(1);
    });
