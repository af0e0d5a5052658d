import { fileURLToPath } from 'node:url';

/** The folder of Octavo's package, which is Astro's root while a site is built by Octavo's own commands. */
export const packageUrl = new URL('../../../', import.meta.url);

/** The same as an absolute path. */
export const packageRoot = fileURLToPath(packageUrl);

/** The folder of Octavo's code, absolute: `src` in the repository, `dist` in the published package. */
export const codeFolder = fileURLToPath(new URL('../../', import.meta.url));

const codeStart = codeFolder.replaceAll('\\', '/');

/** Whether a module of Vite's is Octavo's own, by its id. */
export function isOwnModule(id: string): boolean {
  return id.startsWith(codeStart);
}
