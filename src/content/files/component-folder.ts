import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSiteFile } from './site-files.ts';

/** A component of the site's own, which pages use without an import. */
export interface SiteComponent {
  /** What pages write: `Pricing`; that of one of Octavo's components replaces it. */
  readonly name: string;
  /** Absolute, inside the site root. */
  readonly file: string;
}

/** The folder beside `site.json` that holds them. */
export const componentFolder = 'components';

const componentFile = /^([A-Z]\w*)\.(mdx?|jsx|tsx|js|ts)$/;

/** Whether a file of that name in the folder of components holds one. */
export function isComponentFile(name: string): boolean {
  return componentFile.test(name);
}

/**
 * The components of the site in a folder (absolute), by their names; of two files for one name the first, in the order of
 * their names. `names` are all files of the folder that holds them. A page that navigation names is none.
 */
export async function findSiteComponents(
  siteRoot: string,
  navigationPaths: ReadonlySet<string>,
): Promise<{ readonly components: readonly SiteComponent[]; readonly names: readonly string[] }> {
  const folder = join(siteRoot, componentFolder);
  const names = (await readdir(folder).catch((): string[] => [])).sort();
  const found = new Map<string, SiteComponent>();
  for (const name of names) {
    const component = componentFile.exec(name)?.[1];
    if (component === undefined || found.has(component)) continue;
    if (navigationPaths.has(`${componentFolder}/${component}`)) continue;
    const file = await findSiteFile(siteRoot, join(folder, name));
    if (file !== undefined && (await exportsComponent(file))) found.set(component, { name: component, file });
  }
  return { components: [...found.values()], names };
}

/** A script without a default export holds what pages import by its names. */
async function exportsComponent(file: string): Promise<boolean> {
  if (/\.mdx?$/.test(file)) return true;
  const text = await readFile(file, 'utf8').catch(() => '');
  return /\bexport\s+default\b|\bas\s+default\b|\bexports\b/.test(text);
}
