import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOutputFiles } from '../../src/build/output/list-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const astro = join(root, 'node_modules/astro/bin/astro.mjs');
const octavo = join(root, 'src/cli/octavo.mjs');

/** Written by `octavo build` alone, which puts a whole site in the place of the last one. */
const onlyByCommand = new Set(['.octavo-site']);

/** A site with something of each kind of file that is published beside the pages. */
const files: Readonly<Record<string, string>> = {
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
import { octavo } from '../../src/index.ts';
export default defineConfig({ integrations: [octavo()] });
`,
  'site.json': JSON.stringify({
    name: 'Pets',
    colors: { primary: '#0D9373' },
    siteUrl: 'https://pets.example.com',
    navigation: [{ group: 'Pages', icon: 'house', pages: ['index', 'changelog'] }],
    footerSocials: { github: 'https://github.com/example/pets' },
    openapi: 'pets.yaml',
    redirects: [
      { source: '/old', destination: '/changelog' },
      { source: '/older/:name', destination: '/:name' },
    ],
  }),
  'pets.yaml': `openapi: 3.1.1
info: { title: Pets, version: '1' }
servers: [{ url: 'https://api.example.com' }]
paths:
  /pets/{id}:
    get:
      tags: [Pets]
      summary: Read a pet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: ok } }
`,
  'content/index.mdx': `---
title: Start
---

<Card title={<b>Bold</b>} icon={<svg viewBox="0 0 1 1"><path d="M0 0h1" /></svg>}>With elements.</Card>

<div className="flex gap-4 rounded-lg">Utilities, ![a picture](dot.svg) and [a file](notes.txt).</div>

\`\`\`mermaid
mindmap
  root((Pets))
    Cats
\`\`\`
`,
  'content/changelog.mdx': `---
title: Changelog
---

<Update label="2026-01-01">
The first one.
</Update>
`,
  'content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4"/></svg>',
  'content/notes.txt': 'Notes\n',
  'content/own.css': '.own { color: red }\n',
  'public/robots.txt': 'User-agent: *\n',
};

let folder = '';

/** An Astro project with Octavo in it needs the package above it, as in `node_modules`. */
beforeAll(async () => {
  await mkdir(join(root, '.octavo'), { recursive: true });
  folder = await mkdtemp(join(root, '.octavo', 'project-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await run([astro, 'build']);
  await run([octavo, 'build', folder, '--out', join(folder, 'other')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs Node.js in the project; gives what it printed. */
async function run(words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    // Vitest says `DEV=1`, which Astro takes for its own.
    env: { ...process.env, DEV: undefined, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(text);
  return text;
}

async function readTree(name: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await listOutputFiles(join(folder, name))).filter((file) => !onlyByCommand.has(file)).sort();
  return new Map(
    await Promise.all(names.map(async (file) => [file, await readFile(join(folder, name, file))] as const)),
  );
}

describe('a site that Astro builds with Octavo among its integrations', () => {
  it('has the files that `octavo build` writes, with the same bytes', async () => {
    const [own, other] = await Promise.all([readTree('dist'), readTree('other')]);
    expect([...own.keys()]).toEqual([...other.keys()]);
    expect([...own].filter(([file, bytes]) => !other.get(file)?.equals(bytes)).map(([file]) => file)).toEqual(
      [],
    );
  });

  it('shows elements that a writer gives to a component', async () => {
    const page = await readFile(join(folder, 'other/index.html'), 'utf8');
    expect(page).toContain('<svg viewBox="0 0 1 1"><path d="M0 0h1"></path></svg>');
    expect(page).toContain('<b>Bold</b>');
  });
});
