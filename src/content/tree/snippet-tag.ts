import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findNearest } from '../../problem/nearest.ts';
import { describeMissingSnippet } from '../problems.ts';
import { findSiteFileSync } from '../site-file.ts';
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
    work.problems.push(describeMissingSnippet(place, named, findNearest(named, listSnippets(work))));
    return makePlaceholder(`Missing snippet: ${named}`, around.isInline);
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
  if (name === '') return undefined;
  const { siteRoot, contentRoot } = work.context;
  const path = /\.mdx?$/.test(name) ? name : `${name}.mdx`;
  for (const root of new Set([contentRoot, siteRoot]))
    for (const folder of ['', ...folders]) {
      if (folder === '' && !/snippets\//.test(path)) continue;
      const found = findSiteFileSync(siteRoot, join(root, folder, path));
      if (found) return found.file;
    }
  return undefined;
}

function listSnippets(work: PageWork): readonly string[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(join(work.context.contentRoot, folder));
    } catch {
      return [];
    }
  });
}
