import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runOctavo, startOctavo } from '../octavo-command.ts';

/** A site that was written for `docs.json`, imported, built and served. */
export interface DocsJsonSite {
  /** With a slash at its end. */
  readonly url: string;
  /** The built files. */
  readonly output: string;
  /** What `octavo import --json` printed. */
  readonly imported: string;
  /** What the build printed. */
  readonly built: string;
  readonly stop: () => Promise<void>;
}

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="16"><rect width="64" height="16"/></svg>';

/** Makes the site of a `docs.json` and of the files beside it, by their paths; every page that it names and nobody wrote has a line of text. */
export async function makeDocsJsonSite(
  docs: object,
  files: Readonly<Record<string, string>>,
): Promise<DocsJsonSite> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-docs-json-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const source = JSON.stringify(docs, null, 2);
  await write('docs.json', source);
  const named = [...source.matchAll(/"((?:[a-z]{2}\/)?pages\/[\w/-]+)"/g)].map(([, path = '']) => path);
  for (const path of named) await write(`${path}.mdx`, `Text of ${path}.\n`);
  for (const [path] of source.matchAll(/(?<=")\/images\/[\w-]+\.svg(?=")/g)) await write(path, image);
  for (const [path, text] of Object.entries(files)) await write(path, text);
  const { code, stdout: imported } = await runOctavo(['import', folder, '--json']);
  if (code !== 0) throw new Error(`octavo import ended with ${code}:\n${imported}`);
  const { stdout: built } = await runOctavo(['build', folder]);
  const server = startOctavo(['serve', folder, '--port', '0']);
  const [url = ''] = await server.waitFor(/http:\/\/\S+/);
  return {
    url: url.endsWith('/') ? url : `${url}/`,
    output: join(folder, 'dist'),
    imported,
    built,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
