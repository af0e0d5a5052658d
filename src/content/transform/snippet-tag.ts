import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Problem } from '../../problem/problem.ts';
import { describeMissingSnippet } from '../compile/import-problems.ts';
import { listImportable } from '../files/resolve-imports.ts';
import { findNearestPath, findSiteFileSync } from '../files/site-files.ts';
import { readTextAttribute } from './attribute.ts';
import { enterComponent, transformComponent } from './component.ts';
import { startPart } from './group.ts';
import {
  locate,
  type NodeContext,
  notePlace,
  type PageContext,
  type TransformNodes,
} from './page-context.ts';
import { type JsxElement, makePlaceholder, type TreeNode } from './tree-node.ts';

const folders = ['snippets', '_snippets'];

/**
 * A use of a snippet, by `<Snippet file="x.mdx" />` or by its imported name: noted, to be compiled for its
 * place.
 */
export function transformSnippetTag(
  tag: JsxElement,
  around: NodeContext,
  work: PageContext,
  transformNodes: TransformNodes,
): TreeNode {
  const place = locate(work, tag);
  const named = readTextAttribute(tag, 'file') ?? '';
  const file = work.snippets.get(tag.name ?? '') ?? findSnippet(named, work);
  if (file === undefined) {
    work.problems.push(describeMissing(named, work, place));
    return makePlaceholder(named === '' ? 'Missing snippet' : `Missing snippet: ${named}`, around.isInline);
  }
  const children = transformNodes(tag.children, enterComponent(tag, around, work));
  const element = transformComponent(tag, work, notePlace(tag, work), children);
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

function findSnippet(name: string, work: PageContext): string | undefined {
  const { siteRoot } = work.context;
  return listPlaces(name, work)
    .map((path) => findSiteFileSync(siteRoot, path))
    .find((found) => found !== undefined)?.file;
}

/** Where a snippet of that name may be, best first; absolute. */
function listPlaces(name: string, { context }: PageContext): readonly string[] {
  if (name === '') return [];
  const { siteRoot, contentRoot } = context;
  const path = /\.mdx?$/.test(name) ? name : `${name}.mdx`;
  return [...new Set([contentRoot, siteRoot])].flatMap((root) =>
    ['', ...folders]
      .filter((folder) => folder !== '' || /snippets\//.test(path))
      .map((folder) => join(root, folder, path)),
  );
}

function describeMissing(name: string, work: PageContext, place: Place): Problem {
  const isOutside = listPlaces(name, work).some((path) => existsSync(path));
  const snippets = listImportable(work)
    .map((file) => /^_?snippets\/(.+\.mdx?)$/.exec(file)?.[1])
    .filter((file) => file !== undefined);
  const wanted = name.replace(/^\/?(?:_?snippets\/)?/, '');
  return describeMissingSnippet(place, name, findNearestPath(wanted, snippets), isOutside);
}
