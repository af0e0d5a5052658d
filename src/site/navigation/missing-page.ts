import { findNearest } from '../../lib/text/nearest.ts';
import { readFolder } from '../pages/page-path.ts';

/** Number of paths that are compared with every existing one; further ones only with those of the same folder or name. */
const THOROUGH = 20;
const NEIGHBORS = 100;

/**
 * A function from a path without a page to the existing path that was most likely meant: one with the same name
 * in another folder, or one that is spelt nearly alike. A long list of missing pages stays linear in cost.
 */
export function createMissingPageAdvice(paths: readonly string[]): (missing: string) => string | undefined {
  const group = () => ({ byFolder: Map.groupBy(paths, readFolder), byName: Map.groupBy(paths, readName) });
  /** Most sites have no missing page. */
  let grouped: ReturnType<typeof group> | undefined;
  let asked = 0;
  return (missing) => {
    grouped ??= group();
    const { byFolder, byName } = grouped;
    asked++;
    const near = [
      ...(byFolder.get(readFolder(missing)) ?? []).slice(0, NEIGHBORS),
      ...(byName.get(readName(missing)) ?? []).slice(0, NEIGHBORS),
    ];
    const alike = findNearest(missing, asked <= THOROUGH ? paths : near);
    if (alike !== undefined) return alike;
    const [moved, another] = byName.get(readName(missing)) ?? [];
    return another === undefined ? moved : undefined;
  };
}

function readName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
