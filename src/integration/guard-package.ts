import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageRoot = fileURLToPath(new URL('../../', import.meta.url));

/** What the pages of the development server ask Vite for: its own modules and what Octavo's pages are made of. */
const asked =
  /^\/(?:@|node_modules\/|src\/(?:client|components|layouts|styles|routes|request|fonts)\/[^?]*\.(?:ts|js|astro|css|woff2))/;

/**
 * Whether a URL of the development server would be answered with a file of Octavo's own package that no page needs:
 * Vite's root is the package, and the writer's site knows no such address.
 */
export async function isPackageFile(url: string): Promise<boolean> {
  const path = url.replace(/[?#].*$/s, '');
  if (path === '/' || asked.test(path)) return false;
  try {
    return (await stat(join(packageRoot, decodeURIComponent(path)))).isFile();
  } catch {
    return false;
  }
}
