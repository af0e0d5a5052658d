import { isAbsoluteUrl, readUrlPath, writeUrlPath } from '../../pages/page-path.ts';
import { findPagePath } from '../link.ts';
import type { Move } from './moves.ts';

/** What moving URLs needs to know of a rename. */
export interface Renaming {
  /** By the path that a page had. */
  readonly moves: ReadonlyMap<string, Move>;
  /** Paths of all pages before the rename. */
  readonly paths: ReadonlySet<string>;
  /** `content/`, or '' where pages lie in the site root. */
  readonly contentFolder: string;
  /** Whether a file (relative to the site root) is there. */
  readonly exists: (file: string) => boolean;
}

/** The file that a URL stands in, before and after; undefined for `site.json`, where no URL is relative. */
export interface Holder {
  readonly oldFile: string;
  readonly newFile: string;
  /** Relative links of a snippet start at the page that shows it: they are left alone. */
  readonly isSnippet: boolean;
}

/** A link as it has to be after the rename, written as it was; undefined when it can stay. */
export function moveUrl(url: string, holder: Holder | undefined, renaming: Renaming): string | undefined {
  if (url === '' || /^[#?]/.test(url) || isAbsoluteUrl(url)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (path.startsWith('/') || !holder) {
    const move = findMove(readUrlPath(path), renaming);
    if (!move) return undefined;
    const moved = dressPath(path, move, writeUrlPath);
    return (path.startsWith('/') ? moved : moved.replace(/^\//, '')) + rest;
  }
  if (holder.isSnippet) return undefined;
  const { contentFolder, paths, exists } = renaming;
  const [oldFolder, newFolder] = [holder.oldFile, holder.newFile].map((file) => readFolder(file));
  const resolved = joinPath(oldFolder ?? '', readUrlPathOf(path));
  const inContent = resolved.startsWith(contentFolder) ? resolved.slice(contentFolder.length) : resolved;
  const move = findMove(inContent, renaming);
  if (!move && oldFolder === newFolder) return undefined;
  const isElsewhere =
    findPagePath(inContent, paths) === undefined &&
    !exists(resolved) &&
    [contentFolder, 'public/'].some((folder) => exists(`${folder}${readUrlPathOf(path)}`));
  if (!move && isElsewhere) return undefined;
  const target = move ? `${contentFolder}${dressPath(path, move, (to) => to)}` : resolved;
  const relative = writeRelative(newFolder ?? '', target.replace(/\/+$/, ''), path.startsWith('./'));
  return encodePath(relative.replace(/\/+$/, '')) + (path.endsWith('/') ? '/' : '') + rest;
}

/** The path of an import as it has to be after the rename; undefined when it can stay. */
export function moveImport(path: string, holder: Holder, renaming: Renaming): string | undefined {
  const { contentFolder, moves } = renaming;
  const files = new Map([...moves.values()].map((move) => [move.fromFile, move.toFile]));
  const isRelative = path.startsWith('.');
  const bare = path.replace(/^\/+/, '');
  const tried = isRelative ? [joinPath(readFolder(holder.oldFile), path)] : [`${contentFolder}${bare}`, bare];
  const found = tried.flatMap((file) => [file, `${file}.mdx`, `${file}.md`]).find((file) => files.has(file));
  const hasEnding = /\.mdx?$/.test(path);
  const target =
    found === undefined ? undefined : (files.get(found) ?? '').replace(hasEnding ? '' : /\.mdx?$/, '');
  if (isRelative) {
    if (target === undefined && readFolder(holder.oldFile) === readFolder(holder.newFile)) return undefined;
    return writeRelative(readFolder(holder.newFile), target ?? tried[0] ?? '', true);
  }
  if (target === undefined) return undefined;
  const inContent = tried[0] === found || `${tried[0]}.mdx` === found || `${tried[0]}.md` === found;
  return `${path.startsWith('/') ? '/' : ''}${inContent ? target.slice(contentFolder.length) : target}`;
}

function findMove(path: string, { moves, paths }: Renaming): Move | undefined {
  const page = findPagePath(path, paths);
  return page === undefined ? undefined : moves.get(page);
}

/** The new path in the old one's manner: with the file's ending or a slash at the end when that had them. */
function dressPath(written: string, move: Move, write: (path: string) => string): string {
  const ending = /\.mdx?$/i.test(written) ? (/(?:\/index)?\.mdx?$/.exec(move.toFile)?.[0] ?? '') : '';
  const slash = written.length > 1 && written.endsWith('/') && move.to !== '' ? '/' : '';
  return write(move.to) + (ending === '' ? slash : ending);
}

function readFolder(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

function readUrlPathOf(path: string): string {
  return readUrlPath(`/${path}`);
}

/** `..` never leads above the root. */
function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function writeRelative(folder: string, target: string, isDotted: boolean): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = target === '' ? [] : target.split('/');
  let same = 0;
  while (same < from.length && same < to.length && from[same] === to[same]) same++;
  const up = '../'.repeat(from.length - same);
  const down = to.slice(same).join('/');
  if (up === '' && down === '') return './';
  return up === '' && isDotted ? `./${down}` : up + down;
}

function encodePath(path: string): string {
  return writeUrlPath(path).slice(1);
}
