import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';

/** Where it lies in a site; `content/transform/code-block.ts` leads there. */
const prefix = '/_octavo/diagram/';
const own = fileURLToPath(new URL('../../client/diagram-frame/', import.meta.url));
const mermaid = dirname(fileURLToPath(import.meta.resolve('mermaid')));
const kinds: Readonly<Record<string, string>> = { '.html': 'text/html', '.mjs': 'text/javascript' };

/**
 * Puts the page that draws diagrams in readers' browsers, with Mermaid's own files, into a built site. `output` is
 * absolute.
 */
export async function copyDiagramFrame(output: string): Promise<void> {
  const folder = join(output, prefix);
  const chunks = join('chunks', 'mermaid.esm.min');
  await mkdir(join(folder, 'mermaid', chunks), { recursive: true });
  const names = (await readdir(join(mermaid, chunks))).filter((name) => name.endsWith('.mjs'));
  await cp(own, folder, { recursive: true });
  const files = ['mermaid.esm.min.mjs', ...names.map((name) => join(chunks, name))];
  await Promise.all(files.map((name) => cp(join(mermaid, name), join(folder, 'mermaid', name))));
}

/** Serves the same files in `dev`. */
export function serveDiagramFrame(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/, '');
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    const file =
      /^(?:frame\.html|(?:frame|repair-drawing)\.mjs|mermaid\/(?:chunks\/mermaid\.esm\.min\/)?[\w.-]+\.mjs)$/.test(
        name,
      )
        ? name.startsWith('mermaid/')
          ? join(mermaid, name.slice('mermaid/'.length))
          : join(own, name)
        : undefined;
    if (file === undefined) return next();
    response.setHeader('Content-Type', `${kinds[extname(file)]}; charset=utf-8`);
    pipeline(createReadStream(file), response, (error) => {
      if (error && !response.headersSent) next();
    });
  });
}
