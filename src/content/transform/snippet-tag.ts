import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Problem } from '../../problem/problem.ts';
import { describeMissingSnippet } from '../compile/import-problems.ts';
import { listImportable } from '../files/find-import.ts';
import { findNearestPath } from '../files/nearest-file.ts';
import { findSiteFileSync } from '../files/site-file.ts';
import { readTextAttribute } from './attribute.ts';
import { enterComponent, shapeComponent } from './component.ts';
import { startPart } from './group-list.ts';
import type { JsxElement, TreeNode } from './node.ts';
import { locate, notePlace, type PageWork, type ShapeNodes, type Surroundings } from './page-work.ts';
import { makePlaceholder } from './placeholder.ts';

const folders = ['snippets', '_snippets'];

/**
 * A use of a snippet, by `<Snippet file="x.mdx" />` or by its imported name: noted, to be compiled for its
 * place.
 */
export function shapeSnippetTag(
  tag: JsxElement,
  around: Surroundings,
  work: PageWork,
  shapeNodes: ShapeNodes,
): TreeNode {
  const place = locate(work, tag);
  const named = readTextAttribute(tag, 'file') ?? '';
  const file = work.snippets.get(tag.name ?? '') ?? findSnippet(named, work);
  if (file === undefined) {
    work.problems.push(describeMissing(named, work, place));
    return makePlaceholder(named === '' ? 'Missing snippet' : `Missing snippet: ${named}`, around.isInline);
  }
  const children = shapeNodes(tag.children, enterComponent(tag, around));
  const element = shapeComponent(tag, work, notePlace(tag, work), children);
  const headingIndex = around.isHidden ? undefined : work.headings.length;
  work.snippetUses.push({
    file,
    element,
    place,
    headingIndex,
    group: around.group && startPart(around.group, element),
  });
  return element;
}

function findSnippet(name: string, work: PageWork): string | undefined {
  const { siteRoot } = work.context;
  return listPlaces(name, work)
    .map((path) => findSiteFileSync(siteRoot, path))
    .find((found) => found !== undefined)?.file;
}

/** Where a snippet of that name may be, best first; absolute. */
function listPlaces(name: string, { context }: PageWork): readonly string[] {
  if (name === '') return [];
  const { siteRoot, contentRoot } = context;
  const path = /\.mdx?$/.test(name) ? name : `${name}.mdx`;
  return [...new Set([contentRoot, siteRoot])].flatMap((root) =>
    ['', ...folders]
      .filter((folder) => folder !== '' || /snippets\//.test(path))
      .map((folder) => join(root, folder, path)),
  );
}

function describeMissing(name: string, work: PageWork, place: Place): Problem {
  const isOutside = listPlaces(name, work).some((path) => existsSync(path));
  const snippets = listImportable(work)
    .map((file) => /^_?snippets\/(.+\.mdx?)$/.exec(file)?.[1])
    .filter((file) => file !== undefined);
  const wanted = name.replace(/^\/?(?:_?snippets\/)?/, '');
  return describeMissingSnippet(place, name, findNearestPath(wanted, snippets), isOutside);
}
