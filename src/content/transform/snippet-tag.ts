import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Problem } from '../../problem/problem.ts';
import { importProblem } from '../compile/import-problems.ts';
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
  context: NodeContext,
  page: PageContext,
  transformNodes: TransformNodes,
): TreeNode {
  const place = locate(page, tag);
  const named = readTextAttribute(tag, 'file') ?? '';
  const file = page.snippets.get(tag.name ?? '') ?? findSnippet(named, page);
  if (file === undefined) {
    page.problems.push(describeMissing(named, page, place));
    return makePlaceholder(named === '' ? 'Missing snippet' : `Missing snippet: ${named}`, context.isInline);
  }
  const children = transformNodes(tag.children, enterComponent(tag, context, page));
  const element = transformComponent(tag, page, notePlace(tag, page), children);
  const headingIndex = context.isHidden ? undefined : page.headings.length;
  page.snippetUses.push({
    file,
    element,
    place,
    headingIndex,
    group: context.group && startPart(context.group, element),
  });
  return element;
}

function findSnippet(name: string, page: PageContext): string | undefined {
  const { siteRoot } = page.context;
  return listPlaces(name, page)
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

function describeMissing(name: string, page: PageContext, place: Place): Problem {
  const isOutside = listPlaces(name, page).some((path) => existsSync(path));
  const snippets = listImportable(page)
    .map((file) => /^_?snippets\/(.+\.mdx?)$/.exec(file)?.[1])
    .filter((file) => file !== undefined);
  const wanted = name.replace(/^\/?(?:_?snippets\/)?/, '');
  return importProblem('missing-snippet', place, name, findNearestPath(wanted, snippets), isOutside);
}
