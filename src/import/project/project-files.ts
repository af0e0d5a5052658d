/** The files of a project that is imported, by their paths relative to its folder, with `/`. */
export interface ProjectFiles {
  /** All of them, in order. */
  readonly paths: readonly string[];
  /** Of those that are text. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A file that an import makes: a text, or a copy of a file of the project. Paths are relative to the site. */
export type ImportedFile =
  | { readonly file: string; readonly content: string }
  | { readonly file: string; readonly from: string };

/** The folder of a file; '' at the top. */
export function folderOf(file: string): string {
  return file.split('/').slice(0, -1).join('/');
}

/** A path below a folder, or undefined where it leads out of the project: `joinPath('a/b', '../c')` is `a/c`. */
export function joinPath(folder: string, path: string): string | undefined {
  const parts = path.startsWith('/') ? [] : folder.split('/').filter((part) => part !== '');
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The parts of a path in one, without those that are empty. */
export function joinParts(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/');
}

/** Whether a path is a folder or in it; everything is in ''. */
export function isBelow(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/** The way from a folder to a file, as a link has it: `./b.md`, `../c.png`. */
export function relativePath(folder: string, file: string): string {
  const from = folder.split('/').filter((part) => part !== '');
  const to = file.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  const up = '../'.repeat(from.length - shared);
  return `${up === '' ? './' : up}${to.slice(shared).join('/')}`;
}
