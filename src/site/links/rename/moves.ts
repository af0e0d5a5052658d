import type { PageSource } from '../../../content/files/page-source.ts';
import { createMissingPageAdvice } from '../../navigation/missing-page.ts';

/** One page that moves. Files are relative to the site root, with `/`. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly fromFile: string;
  readonly toFile: string;
}

export interface MoveRequest {
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
