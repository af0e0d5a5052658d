import { createOwnership } from '../../site/navigation/placement.ts';
import { listAncestors } from '../../site/pages/page-path.ts';

/** A tab or an anchor and the pages that it should own. */
interface WantedSection {
  readonly name: string;
  readonly version: string | undefined;
  readonly pages: readonly string[];
  /** The folder of its operations, when it has any: they follow its `url` wherever that is. */
  readonly folder: string | undefined;
}

interface SectionUrls {
  /** One for each section, in their order; undefined for those that own what is left over. */
  readonly urls: readonly (string | undefined)[];
  /** Pages that come under another section than the one that holds them, with the indexes of both. */
  readonly misplaced: readonly Misplaced[];
}

interface Misplaced {
  readonly page: string;
  readonly wanted: number;
  readonly got: number | undefined;
}

const MAX_FOLDERS = 24;
const PASSES = 3;

/**
 * The `url` of each section, so that as many pages as can be are owned by the section that holds them. Sections of one
 * name may be the primary tab (or top anchor), which owns what no other one does: none where all do without and have
 * folders, else the first, another one only where that puts more pages right; none unless one `mayLead`.
 */
export function findSectionUrls(sections: readonly WantedSection[], mayLead: boolean): SectionUrls {
  const names = [...new Set(sections.flatMap(({ name, folder }) => (folder === undefined ? [name] : [])))];
  const pages = new Set(sections.flatMap((section) => section.pages));
  const countPages = ({ urls }: SectionUrls) =>
    urls.filter((url) => url !== undefined && pages.has(url)).length;
  const [first, ...others] = names;
  let best = findUrls(sections, undefined);
  if (!mayLead) return best;
  const withFirst = first === sections[0]?.name ? findUrls(sections, first) : best;
  const difference = withFirst.misplaced.length - best.misplaced.length;
  if (difference < 0 || (difference === 0 && countPages(withFirst) < countPages(best))) best = withFirst;
  for (const rest of first === sections[0]?.name ? others : names) {
    if (best.misplaced.length === 0) break;
    const found = findUrls(sections, rest);
    if (found.misplaced.length < best.misplaced.length) best = found;
  }
  return best;
}

function findUrls(sections: readonly WantedSection[], rest: string | undefined): SectionUrls {
  const choices = sections.map((section) => (section.name === rest ? [] : listFolders(section, sections)));
  let urls: readonly (string | undefined)[] = choices.map(([first]) => first);
  let misplaced = listMisplaced(sections, urls);
  for (let pass = 0; pass < PASSES && misplaced.length > 0; pass++)
    for (const [index, folders] of choices.entries())
      for (const folder of folders) {
        const tried = urls.with(index, folder);
        const left = listMisplaced(sections, tried);
        if (left.length < misplaced.length) [urls, misplaced] = [tried, left];
      }
  return { urls, misplaced };
}

/** Folders above a section's pages: first the one that holds most of its own and least of others, of such the outermost. */
function listFolders(
  { pages, folder }: WantedSection,
  sections: readonly WantedSection[],
): readonly string[] {
  const count = new Map<string, number>();
  for (const page of pages)
    for (const above of listAncestors(page)) if (above !== '') count.set(above, (count.get(above) ?? 0) + 1);
  const all = new Map<string, number>();
  for (const page of sections.flatMap((section) => section.pages))
    for (const above of listAncestors(page)) if (count.has(above)) all.set(above, (all.get(above) ?? 0) + 1);
  const depth = (path: string) => path.split('/').length;
  const rate = (path: string) => 2 * (count.get(path) ?? 0) - (all.get(path) ?? 0);
  const folders = [...count.keys()].sort((a, b) => rate(b) - rate(a) || depth(a) - depth(b));
  return [...folders.slice(0, MAX_FOLDERS), ...(folder === undefined ? [] : [folder])];
}

function listMisplaced(
  sections: readonly WantedSection[],
  urls: readonly (string | undefined)[],
): readonly Misplaced[] {
  const owners = sections.flatMap(({ version }, index) => {
    const url = urls[index];
    return url === undefined ? [] : [{ url, version, index }];
  });
  const find = createOwnership(owners);
  return sections.flatMap(({ pages, version }, wanted) =>
    pages.flatMap((page) => {
      const owner = find(page, { version });
      const got = owner === undefined ? undefined : owners[owner]?.index;
      return got === (urls[wanted] === undefined ? undefined : wanted) ? [] : [{ page, wanted, got }];
    }),
  );
}
