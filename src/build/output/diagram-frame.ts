import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPackage } from '../../content/files/find-package.ts';

/** Where it lies in a site; `content/transform/code-block.ts` leads there. */
export const framePrefix = '/_octavo/diagram/';
const own = fileURLToPath(new URL('../../client/diagram-frame/', import.meta.url));

/**
 * Puts the page that draws diagrams in readers' browsers, with Mermaid's own files, into a built site. `output` is
 * absolute.
 */
export async function copyDiagramFrame(output: string): Promise<void> {
  const folder = join(output, framePrefix);
  const mermaid = findMermaid();
  const chunks = join('chunks', 'mermaid.esm.min');
  await mkdir(join(folder, 'mermaid', chunks), { recursive: true });
  const names = (await readdir(join(mermaid, chunks))).filter((name) => name.endsWith('.mjs'));
  await cp(own, folder, { recursive: true });
  const files = ['mermaid.esm.min.mjs', ...names.map((name) => join(chunks, name))];
  await Promise.all(files.map((name) => cp(join(mermaid, name), join(folder, 'mermaid', name))));
}

/** The same files for `dev`: the one (absolute) that a URL stands for; undefined for any other URL. */
export function findDiagramFile(url: string): string | undefined {
  const path = url.replace(/[?#].*$/, '');
  const name = path.startsWith(framePrefix) ? path.slice(framePrefix.length) : '';
  if (
    !/^(?:frame\.html|(?:frame|repair-drawing)\.mjs|mermaid\/(?:chunks\/mermaid\.esm\.min\/)?[\w.-]+\.mjs)$/.test(
      name,
    )
  )
    return undefined;
  return name.startsWith('mermaid/') ? join(findMermaid(), name.slice('mermaid/'.length)) : join(own, name);
}

/** Mermaid's scripts: only a site with a diagram that it draws asks for them. */
function findMermaid(): string {
  const folder = findPackage('mermaid');
  if (folder === undefined) throw new Error('Mermaid is not installed.');
  return join(folder, 'dist');
}
