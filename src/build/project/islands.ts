import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IslandFile, islandFolder } from '../../content/islands/make-island.ts';

/** The JavaScript of the components of a site that go on in browsers, as far as pages were rendered. */
export interface Islands {
  readonly add: (file: IslandFile) => void;
  /** The code at a URL path without the base; undefined when there is none. */
  readonly find: (url: string) => string | undefined;
  /** Names of the packages of the site that stand in it, sorted. */
  readonly packages: () => readonly string[];
  /** Writes all of them below a folder (absolute). */
  readonly write: (folder: string) => Promise<void>;
}

/** None is known at first. */
export function createIslands(): Islands {
  const files = new Map<string, string>();
  return {
    add: ({ name, code }) => void files.set(name, code),
    find: (url) => {
      const path = url.replace(/[?#].*$/s, '');
      return path.startsWith(islandFolder) ? files.get(path.slice(islandFolder.length)) : undefined;
    },
    packages: () => {
      const names = [...files.values()].flatMap((code) =>
        [...code.matchAll(/^"node_modules\/((?:@[^/"]+\/)?[^/"]+)[^"]*": \{/gm)].map(([, name = '']) => name),
      );
      return [...new Set(names)].sort();
    },
    async write(folder) {
      if (files.size === 0) return;
      await mkdir(join(folder, islandFolder), { recursive: true });
      for (const [name, code] of files) await writeFile(join(folder, islandFolder, name), code);
    },
  };
}
