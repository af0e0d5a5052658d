import { applyEdits, findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { readNavigationPath } from '../../../content/files/discover-pages.ts';
import { createLocator } from '../../../problem/position.ts';
import { readUrlPath, writeUrlPath } from '../../pages/page-path.ts';
import { hasNames } from '../redirects.ts';
import { moveUrl, type Renaming } from './moves.ts';
import type { Rewrite } from './rewrite-page.ts';

/**
 * `site.json` after a rename, its formatting and comments kept: entries of the navigation, every `url`, `href` and
 * redirect that leads to a page that moved, and a redirect from each old address. Redirects that would lead away from
 * a page, or to themselves, are taken out. A tab, an anchor or a product follows when all pages under its `url` have moved.
 */
export function rewriteConfig(
  text: string,
  renaming: Renaming,
): { readonly text: string; readonly rewrites: readonly Rewrite[] } {
  const root = parseTree(text);
  if (!root) return { text, rewrites: [] };
  const locate = createLocator('site.json', text);
  const rewrites: Rewrite[] = [];
  const edits = listStrings(root, []).flatMap(({ node, path }) => {
    const from = String(node.value);
    const to = moveValue(from, path, renaming);
    if (to === undefined || to === from) return [];
    rewrites.push({ place: locate(node.offset), from, to });
    return [{ offset: node.offset, length: node.length, content: JSON.stringify(to) }];
  });
  return { text: redirectMoved(applyEdits(text, edits), renaming), rewrites };
}

interface StringAt {
  readonly node: Node;
  readonly path: JSONPath;
}

function listStrings(node: Node, path: JSONPath): readonly StringAt[] {
  if (node.type === 'string') return [{ node, path }];
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== 'property') return listStrings(child, [...path, index]);
    const [key, value] = child.children ?? [];
    return key && value ? listStrings(value, [...path, String(key.value)]) : [];
  });
}

function moveValue(value: string, path: JSONPath, renaming: Renaming): string | undefined {
  const [section] = path;
  const key = path.at(-1);
  if (section === 'navigation') return typeof key === 'number' ? moveEntry(value, renaming) : undefined;
  if (section === 'redirects')
    return key === 'destination' && !hasNames(value) ? moveUrl(value, undefined, renaming) : undefined;
  if (key !== 'url' && key !== 'href') return undefined;
  const isOwner = section === 'tabs' || section === 'anchors' || section === 'products';
  if (!isOwner) return moveUrl(value, undefined, renaming);
  return followFolder(value, renaming);
}

function moveEntry(entry: string, { moves }: Renaming): string | undefined {
  const move = moves.get(readNavigationPath(entry)) ?? moves.get(readNavigationPath(readUrlPath(entry)));
  if (!move) return undefined;
  const slash = entry.startsWith('/') ? '/' : '';
  const isIndex = /(?:^|\/)index(?:\.mdx?)?$/.test(move.toFile.replace(/\.mdx?$/, ''));
  const name =
    isIndex && (move.to === '' || /(?:^|\/)index(?:\.mdx?)?$/.test(entry)) ? `${move.to}/index` : move.to;
  const ending = /\.mdx?$/.test(entry) ? (/\.mdx?$/.exec(move.toFile)?.[0] ?? '') : '';
  return slash + name.replace(/^\//, '') + ending;
}

/** The `url` of a tab, an anchor or a product owns the pages under it: it follows when none of them stays. */
function followFolder(url: string, renaming: Renaming): string | undefined {
  const folder = readUrlPath(url);
  const owned = [...renaming.paths].filter((path) => `${path}/`.startsWith(`${folder}/`));
  const moved = owned.map((path) => renaming.moves.get(path));
  const [first] = moved;
  if (!first || moved.some((move) => move === undefined) || /^\w+:|^\/\//.test(url)) return undefined;
  const suffix = first.from.slice(folder.length);
  if (!first.to.endsWith(suffix)) return undefined;
  const target = first.to.slice(0, first.to.length - suffix.length);
  const isWhole = moved.every((move) => move?.to === target + move?.from.slice(folder.length));
  const written = url.startsWith('/') ? writeUrlPath(target) : target;
  return isWhole && target !== '' ? written + (url.endsWith('/') ? '/' : '') : undefined;
}

/** Adds a redirect from each old address, after those that it makes useless are taken out. */
function redirectMoved(text: string, { moves }: Renaming): string {
  const gone = new Set([...moves.values()].flatMap(({ from, to }) => [from, to]));
  const list = findList(text);
  let changed = text;
  for (const index of [...(list?.children ?? []).keys()].reverse()) {
    const read = (key: string) => {
      const node = list && findNodeAtLocation(list, [index, key]);
      return typeof node?.value === 'string' ? readUrlPath(node.value) : undefined;
    };
    const source = read('source');
    if (source !== undefined && (gone.has(source) || source === read('destination')))
      changed = removeItem(changed, index);
  }
  return insertRedirects(
    changed,
    [...moves.values()].map(
      ({ from, to }) =>
        `{ "source": ${JSON.stringify(writeUrlPath(from))}, "destination": ${JSON.stringify(writeUrlPath(to))} }`,
    ),
  );
}

/** The text without one redirect and the comma that parted it from its neighbour. */
function removeItem(text: string, index: number): string {
  const items = findList(text)?.children ?? [];
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]];
  if (!item) return text;
  const start = before && !after ? before.offset + before.length : item.offset;
  const end = after ? after.offset : item.offset + item.length;
  return text.slice(0, start) + text.slice(end);
}

function findList(text: string): Node | undefined {
  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, ['redirects']);
  return list?.type === 'array' ? list : undefined;
}

/** Puts redirects at the end of the list, or the list at the end of the file, in the manner of what is there. */
function insertRedirects(text: string, redirects: readonly string[]): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const list = findList(text);
  const lines = (before: string) => redirects.map((redirect) => `${before}${redirect}`).join(',');
  const last = list?.children?.at(-1);
  if (list && last) {
    const at = last.offset + last.length;
    const line = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, last.offset));
    return `${text.slice(0, at)},${lines(line ? `${eol}${line[1]}` : ' ')}${text.slice(at)}`;
  }
  const whole = `[${lines(`${eol}${indent}${indent}`)}${eol}${indent}]`;
  if (list) return text.slice(0, list.offset) + whole + text.slice(list.offset + list.length);
  const property = parseTree(text)?.children?.at(-1);
  if (!property) return text;
  const at = property.offset + property.length;
  return `${text.slice(0, at)},${eol}${indent}"redirects": ${whole}${text.slice(at)}`;
}
