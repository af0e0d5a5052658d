import type { PageSource } from '../../../content/files/page-source.ts';
import { createMissingPageAdvice } from '../../navigation/missing-page.ts';
import { isAbsoluteUrl, readFolder, readUrlPath, writeUrlPath } from '../../pages/page-path.ts';
import { findPagePath } from '../link.ts';

/** One page that moves. Files are relative to the site root, with `/`. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly fromFile: string;
  readonly toFile: string;
}

interface MoveRequest {
  /** As typed: paths of pages, their files, or folders with a slash at the end. */
  readonly old: string;
  readonly new: string;
  readonly pages: readonly Pick<PageSource, 'path' | 'file'>[];
  /** What the content root is called below the site root, with a slash: `content/`, or '' for the site root itself. */
  readonly contentFolder: string;
}

/** The pages that a rename moves, or one sentence that says why it cannot be done. */
export function planMoves(request: MoveRequest): readonly Move[] | string {
  const { pages, contentFolder } = request;
  const from = readTyped(request.old, contentFolder);
  const to = readTyped(request.new, contentFolder);
  const refusal = refuseName(to, contentFolder);
  if (refusal !== undefined) return refusal;
  const page = from.isFolder ? undefined : pages.find(({ path }) => path === from.path);
  const inside = pages.filter(({ path }) => from.path !== '' && `${path}/`.startsWith(`${from.path}/`));
  const moved = page ? [page] : inside;
  if (moved.length === 0) return refuseMissing(from.path, request);
  const moves = moved.map((one) => movePage(one, from.path, to, page !== undefined, contentFolder));
  const staying = new Map(pages.filter((one) => !moved.includes(one)).map((one) => [one.path, one.file]));
  const taken = moves.find((move) => staying.has(move.to));
  if (taken)
    return `There is a page "${nameOf(taken.to)}" already: ${staying.get(taken.to)}. Choose another name.`;
  const still = moves.find((move) => move.fromFile === move.toFile);
  if (still) return `${still.fromFile} has that name already.`;
  return moves;
}

interface Typed {
  /** Without slashes at its ends, extension and a last `index`. */
  readonly path: string;
  /** `.mdx` or `.md` when it was typed. */
  readonly extension: string | undefined;
  readonly isIndex: boolean;
  readonly isFolder: boolean;
}

function readTyped(typed: string, contentFolder: string): Typed {
  const plain = typed.replaceAll('\\', '/').replace(/^(?:\.\/)+|^\/+/, '');
  const below = plain.startsWith(contentFolder) ? plain.slice(contentFolder.length) : plain;
  const extension = /\.mdx?$/.exec(below)?.[0];
  const bare = below.replace(/\.mdx?$/, '').replace(/\/+$/, '');
  const isIndex = /(?:^|\/)index$/.test(bare);
  return {
    path: bare.replace(/(?:^|\/)index$/, ''),
    extension,
    isIndex,
    isFolder: extension === undefined && below.endsWith('/'),
  };
}

function movePage(
  page: MoveRequest['pages'][number],
  oldPath: string,
  to: Typed,
  isAlone: boolean,
  contentFolder: string,
): Move {
  const path = isAlone ? to.path : `${to.path}${page.path.slice(oldPath.length)}`;
  const ending = /\.mdx?$/.exec(page.file)?.[0] ?? '.mdx';
  const extension = isAlone ? (to.extension ?? ending) : ending;
  const wasIndex = /(?:^|\/)index\.mdx?$/.test(page.file) && page.path !== '';
  const asIndex = isAlone ? to.isIndex || (wasIndex && to.extension === undefined) : wasIndex;
  const name = path === '' ? 'index' : asIndex ? `${path}/index` : path;
  return { from: page.path, to: path, fromFile: page.file, toFile: `${contentFolder}${name}${extension}` };
}

function refuseName({ path, isIndex }: Typed, contentFolder: string): string | undefined {
  const parts = path.split('/');
  if (path === '' && !isIndex) return 'The new name is empty. Write a path such as "guides/setup".';
  if (parts.includes('..')) return 'The new name leads out of the folder of the pages. Leave out "..".';
  if (/[%?#:*"<>|\p{Cc}]/u.test(path))
    return `"${path}" cannot be the address of a page: leave out the signs % ? # : * " < > |.`;
  if (path !== '' && parts.some((part) => part.trim() === '' || part !== part.trim()))
    return `"${path}" cannot be the address of a page: a part of it is empty or begins or ends with a space.`;
  const [first = ''] = parts;
  const isKept =
    parts.some((part) => /^(?:\.|_snippets$|node_modules$)/.test(part)) ||
    first === 'snippets' ||
    (contentFolder === '' && (first === 'public' || first === 'dist'));
  return isKept
    ? `"${path}" would be no page: files in that folder are not pages. Choose another one.`
    : undefined;
}

function refuseMissing(path: string, { pages }: MoveRequest): string {
  const nearest = createMissingPageAdvice(pages.map((page) => page.path))(path);
  const example = nearest ?? pages.find((page) => page.path !== '')?.path ?? '';
  const hint =
    nearest === undefined
      ? `Write the path of a page, such as "${nameOf(example)}".`
      : `Did you mean "${nameOf(nearest)}"?`;
  return `There is no page "${nameOf(path)}". ${hint}`;
}

/** What a writer calls the page at the site's start, which has an empty path. */
function nameOf(path: string): string {
  return path === '' ? 'index' : path;
}

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

/** The file that holds a URL, before and after; undefined for `site.json`, where no URL is relative. */
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
