import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { IntegrationResolvedRoute } from 'astro';
import { isOwnModule } from './package-folders.ts';

/** The routes of a project that are not Octavo's. */
export interface ProjectRoutes {
  /** Whether it has pages. */
  readonly hasPages: boolean;
  /** Whether one of them has a URL path, whatever slash that ends with. */
  readonly has: (url: string) => boolean;
}

/** Picks them out of all that Astro has resolved for the project at `root` (absolute). */
export function readProjectRoutes(
  root: string,
  routes: readonly Pick<IntegrationResolvedRoute, 'entrypoint' | 'origin' | 'pathname' | 'type'>[],
): ProjectRoutes {
  const others = routes.filter(
    ({ origin, entrypoint }) =>
      origin !== 'internal' && !isOwnModule(resolve(root, entrypoint).replaceAll('\\', '/')),
  );
  const paths = new Set(others.flatMap(({ pathname }) => (pathname === undefined ? [] : trim(pathname))));
  return {
    hasPages: others.some(({ type }) => type === 'page'),
    has: (url) => paths.has(trim(decodeURI(url))),
  };
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** What Octavo has to know of a project's pages before Astro lists its routes. */
export interface PageFiles {
  /** Whether there are any. */
  readonly hasPages: boolean;
  /** Whether there is one that answers at a path of one segment: `404`, `robots.txt`. */
  readonly has: (name: string) => boolean;
}

/** Looks into the folder of a project's pages; `sources` is Astro's `srcDir`, absolute. */
export async function readPageFiles(sources: string): Promise<PageFiles> {
  const names: readonly string[] = await readdir(join(sources, 'pages')).catch(() => []);
  const routes = new Set(names.map((name) => name.replace(/\.\w+$/, '')));
  return {
    hasPages: names.some((name) => !/^[_.]/.test(name)),
    has: (name) => routes.has(name) || names.includes(name),
  };
}
