import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const red =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg==';
const document = {
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/lamps': {
      get: {
        operationId: 'listLamps',
        summary: 'List lamps',
        responses: { 200: { description: 'All', content: { 'application/json': { example: [{ id: 1 }] } } } },
      },
    },
    '/lamps/{id}': {
      delete: {
        operationId: 'removeLamp',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 204: { description: 'Gone' } },
      },
    },
  },
};

const site = {
  name: 'Lamps',
  siteUrl: 'https://docs.example.com',
  openapi: 'openapi.json',
  versions: ['v2', 'v1'],
  variables: { product: 'Lantern' },
  topbarLinks: [{ name: 'Help', url: 'https://example.com/help' }],
  navigation: [
    { group: 'Start', pages: ['index', 'guides/plain', 'guides/picture'] },
    { group: 'More', pages: ['guides/snippet', 'guides/script', 'updates', 'old'] },
  ],
};

/** A site with each kind of thing that a page can be made from, file by file. */
export const mixedSite: Readonly<Record<string, string | Buffer>> = {
  'site.json': JSON.stringify(site, null, 2),
  'openapi.json': JSON.stringify(document),
  'content/index.mdx':
    '---\ntitle: Lamps\n---\n\nWelcome to {{product}}. See [the picture](/guides/picture#large) and <Badge>new</Badge>.\n',
  'content/guides/plain.md': '---\ntitle: Plain\n---\n\n## First\n\nWords.\n\n```js\nconst lamp = 1;\n```\n',
  'content/guides/picture.mdx':
    '---\ntitle: Picture\n---\n\n## Large\n\n![A lamp](/lamp.png)\n\n<div className="mt-4 text-red-500">Red</div>\n\n```mermaid\nflowchart LR\n  a --> b\n```\n',
  'content/guides/snippet.mdx': '---\ntitle: Snippet\n---\n\n<Snippet file="shared.mdx" />\n',
  'content/guides/script.mdx':
    '---\ntitle: Script\n---\n\nimport { Counter } from "/snippets/counter.jsx";\n\n<Counter />\n\n{1 + 1}\n',
  'content/updates.mdx':
    '---\ntitle: Updates\n---\n\n<Update label="2026-11-01">Lamps are brighter.</Update>\n',
  'content/old.mdx': '---\ntitle: Old\nversion: v1\n---\n\nOf the first version.\n',
  'content/snippets/shared.mdx': 'Shared words about {{product}}.\n',
  'content/snippets/counter.jsx':
    'import { useState } from "react";\nexport const Counter = () => {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>{count}</button>;\n};\n',
  'public/lamp.png': Buffer.from(red, 'base64'),
};

/** Writes files into a folder (absolute), by their names in it. */
export async function writeTree(folder: string, tree: typeof mixedSite): Promise<void> {
  for (const [name, text] of Object.entries(tree)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Every file below a folder with a hash of its bytes, by its name. */
export async function readTree(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      return [path.slice(folder.length + 1), hash] as const;
    });
  return Object.fromEntries((await Promise.all(found)).sort());
}
