import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isPartFile, layoutParts } from '../../build/project/layout-parts.ts';
import { componentFolder } from '../../content/files/component-folder.ts';
import { findSiteFileSync } from '../../content/files/site-files.ts';
import { codeFolder, isOwnModule } from './package-folders.ts';

/** What Astro asks for to have the style sheets and scripts of a component. */
const innerModule = /\.astro\?astro&type=(?:style|script)&index=\d+&lang\.\w+(?:&t=\d+)?$/;

/** Whether a URL is that of a style sheet or a script in an Astro component. */
export function isInnerModule(url: string): boolean {
  return innerModule.test(url);
}

/** What a site imports Octavo's own part by, to put something around it: `octavo/parts/Footer.astro`. */
const ownPart = /^octavo\/parts\/(\w+)\.astro$/;

const code = codeFolder.replaceAll('\\', '/');
const byFile = new Map(Object.entries(layoutParts).map(([name, { file }]) => [code + file, name]));

/**
 * The Vite plugin that takes `components/Footer.astro` and the like, beside the `site.json` of a folder (absolute), for what
 * Octavo's layouts import. What such a file imports is found from its own folder.
 */
export function createLayoutParts(siteRoot: string): Plugin {
  const folder = join(siteRoot, componentFolder, '/').replaceAll('\\', '/');
  return {
    name: 'octavo:layout-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      // Astro takes another absolute path for one below its root (`normalizeFilename`, 7.3.4), which is Octavo's package.
      const path = source.replace(/^\/@fs(?=\/)/, '');
      if (path.startsWith(folder) && isInnerModule(path)) return posix.join('/@fs', path);
      const [, named] = ownPart.exec(source) ?? [];
      const own = named === undefined ? undefined : layoutParts[named]?.file;
      if (own !== undefined) return code + own;
      if (importer === undefined || !source.endsWith('.astro') || !isOwnModule(importer)) return undefined;
      const name = byFile.get(posix.join(dirname(importer.replaceAll('\\', '/')), source));
      if (name === undefined) return undefined;
      return findSiteFileSync(siteRoot, join(siteRoot, componentFolder, `${name}.astro`))?.file;
    },
  };
}

/**
 * What a development server takes in the parts of a site (absolute folder) with: it watches its root alone, so it is told of what
 * happens to a file, or to a folder with all that is in it, as if it had seen that. Where a part came or is gone, all that renders pages
 * has to find anew which it is.
 */
export function createPartTeller(
  { watcher, environments }: ViteDevServer,
  siteRoot: string,
): (path: string, isFolder: boolean) => void {
  const folder = join(siteRoot, componentFolder);
  let known = listParts(folder);
  return (path, isFolder) => {
    if (!isFolder && path.endsWith('.astro')) watcher.emit(existsSync(path) ? 'change' : 'unlink', path);
    else if (!isFolder || !join(folder, '/').startsWith(join(path, '/'))) return;
    const parts = listParts(folder);
    if (isFolder) for (const part of parts) watcher.emit('change', join(folder, part));
    if (parts.join('\n') === known.join('\n')) return;
    known = parts;
    for (const { config, hot, moduleGraph } of Object.values(environments)) {
      if (config.consumer !== 'server') continue;
      moduleGraph.invalidateAll();
      hot.send({ type: 'full-reload' });
    }
  };
}

/** The names of the parts in a folder (absolute), in order. */
function listParts(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter(isPartFile).sort();
  } catch {
    return [];
  }
}
