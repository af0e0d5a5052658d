import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentFolderName } from '../../content/files/discover-pages.ts';
import { decodeUri } from '../../lib/text/decode-uri.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';

/**
 * The paths of a site's files that begin as its base does: `docs/a.png` for `public/docs/a.png` and the base `/docs/`. Files are
 * those of `public/`, those beside the pages, and OpenAPI documents elsewhere. Both folders are absolute.
 */
export async function listNestedFiles(
  siteRoot: string,
  contentRoot: string,
  base: string,
  documents: readonly OpenApiDocument[],
): Promise<readonly string[]> {
  const folder = decodeUri(base)?.slice(1, -1) ?? '';
  if (folder === '') return [];
  const listed = await Promise.all(
    [join(siteRoot, 'public'), contentRoot].map(async (root) => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
      return names.map((name) => `${folder}/${name.split(sep).join('/')}`);
    }),
  );
  const content = contentFolderName(siteRoot, contentRoot);
  const elsewhere = documents
    .flatMap(({ files }) => [...files.keys()])
    .filter((file) => content === '' || !file.startsWith(content));
  return [...listed.flat(), ...elsewhere];
}
