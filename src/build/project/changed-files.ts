import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { componentFolder, isComponentFile } from '../../content/files/component-folder.ts';
import { isInside, pictureFolder } from '../../content/files/site-files.ts';
import { isRemote } from '../../openapi/load/document.ts';
import { readUrlPath } from '../../site/pages/page-path.ts';
import { isPluginFile } from '../plugins/load-plugins.ts';
import { listImages } from './config-images.ts';
import { isPartFile } from './layout-parts.ts';
import type { Project } from './project.ts';
import type { SiteReading } from './read-site.ts';
import { isOwnFile } from './user-assets.ts';

/**
 * What a changed file (absolute) means for the site: `foreign` nothing, `asset` that pages have to be shown anew,
 * `page` that one page's text changed, `site` that everything has to be read anew.
 */
export function classifyChange(
  file: string,
  siteRoot: string,
  output: string,
  reading: SiteReading,
): 'foreign' | 'asset' | 'page' | 'site' {
  if (isForeign(file, siteRoot, output)) return 'foreign';
  if (file === join(siteRoot, 'site.json')) return 'site';
  if (dirname(file) === siteRoot && isPluginFile(basename(file))) return 'site';
  if (
    dirname(file) === join(siteRoot, componentFolder) &&
    (isComponentFile(basename(file)) || isPartFile(basename(file)))
  )
    return 'site';
  if (reading.config && listImages(reading.config).some(({ url }) => endsWithPath(file, url))) return 'site';
  if (reading.pages.some(({ absoluteFile }) => absoluteFile === file)) return 'page';
  if (/\.(?:json|ya?ml)$/i.test(file) || isPart(file, siteRoot, reading)) return 'site';
  if (dirname(file) === reading.contentRoot && isOwnFile(basename(file))) return 'site';
  const isSnippet = /[\\/]_?snippets[\\/]/.test(file);
  if (/\.mdx?$/.test(file) && !isSnippet && isInside(reading.contentRoot, file)) return 'site';
  const isBeside = isInside(reading.contentRoot, file) || isInside(join(siteRoot, 'public'), file);
  return isBeside && reading.contentRoot !== siteRoot ? 'asset' : isKnownAsset(file) ? 'asset' : 'foreign';
}

/** What a folder (absolute) that was replaced by another means for the site: what is in it is not known. */
export function classifyReplaced(folder: string, siteRoot: string, output: string): 'foreign' | 'site' {
  return isForeign(folder, siteRoot, output) ? 'foreign' : 'site';
}

/** Whether a file (absolute) is written by commands, hidden, or not in the site. */
function isForeign(file: string, siteRoot: string, output: string): boolean {
  const isBuilt = [
    output,
    ...['.octavo', 'node_modules', pictureFolder].map((name) => join(siteRoot, name)),
  ].some((folder) => isInside(folder, file));
  return (
    isBuilt || !isInside(siteRoot, file) || /(?:^|[\\/])\.(?!well-known)/.test(file.slice(siteRoot.length))
  );
}

/** Whether a document of an API has a file (absolute), which may have any name. */
function isPart(file: string, siteRoot: string, { documents }: SiteReading): boolean {
  return documents.some(({ files }) => [...files.keys()].some((name) => join(siteRoot, name) === file));
}

/** In a site whose pages lie at its root, only these are taken for its parts. */
function isKnownAsset(file: string): boolean {
  return /\.(?:mdx?|jsx|tsx|css|png|jpe?g|gif|svg|webp|avif|ico|mp4|webm)$/i.test(basename(file));
}

/** Whether a file (absolute) may be what a rooted URL leads to. */
function endsWithPath(file: string, url: string): boolean {
  const path = readUrlPath(url);
  return path !== '' && file.replaceAll('\\', '/').endsWith(`/${path}`);
}

/**
 * Takes in what was written since the last call, for a command without a watcher: gives whether that was anything. It
 * looks at the files that the site was read from, and at their folders, which change when a file comes or goes.
 */
export function createChangeTaker(project: Project): () => Promise<boolean> {
  let known = new Map<string, number>();
  let isFirst = true;
  return async () => {
    const now = await readTimes(listFiles(project));
    const changed = [...now].some(([file, time]) => known.get(file) !== time) || known.size > now.size;
    if (changed && !isFirst) await project.handleChange(project.siteRoot, true);
    known = changed && !isFirst ? await readTimes(listFiles(project)) : now;
    const wasFirst = isFirst;
    isFirst = false;
    return changed && !wasFirst;
  };
}

function listFiles(project: Project): readonly string[] {
  const { documents, pages } = project.reading();
  const local = documents.flatMap(({ files }) =>
    [...files.values()]
      .flatMap((source) => [source, ...(source.overlaid?.files.values() ?? [])])
      .filter(({ file }) => !isRemote(file))
      .map(({ file }) => join(project.siteRoot, file)),
  );
  const files = [...pages.map(({ absoluteFile }) => absoluteFile), ...local];
  return [
    ...new Set([join(project.siteRoot, 'site.json'), project.contentRoot(), ...files, ...files.map(dirname)]),
  ];
}

async function readTimes(files: readonly string[]): Promise<Map<string, number>> {
  const times = await Promise.all(
    files.map(async (file) => [file, (await stat(file).catch(() => undefined))?.mtimeMs ?? 0] as const),
  );
  return new Map(times);
}
