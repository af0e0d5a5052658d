import type { PageEditor } from '../pages/page-editor.ts';
import {
  folderOf,
  type ImportedFile,
  isBelow,
  joinPath,
  type ProjectFiles,
} from '../project/project-files.ts';
import { PAGE_FOLDER, type StarlightPage } from './list-pages.ts';

/** What is known of a page when its links are read. */
export interface LinkingPage {
  readonly source: string;
  readonly target: string;
  readonly slug: string;
}

/** Where pages and files of a project of Starlight are in the imported site. */
export interface PageAddresses {
  /** The URL of a link or an image of a page; undefined when it stays as it is. */
  readonly resolve: (
    url: string,
    page: LinkingPage,
    editor: PageEditor,
    offset: number,
  ) => string | undefined;
  /** The file of the project that a path means, from a file of it: `../a.png`, `~/assets/a.png`. */
  readonly findFile: (path: string, source: string) => string | undefined;
  /** The path that a file has in the imported site, which is copied there. */
  readonly copy: (file: string) => string;
  /** The path by which pages import the text of a file, which becomes a snippet. */
  readonly partialOf: (source: string) => string;
  readonly partials: ReadonlyMap<string, string>;
  readonly listCopies: () => readonly ImportedFile[];
}

/** The addresses of a project of Starlight; `base` is the path that its URLs begin with, without slashes at the ends. */
export function createPageAddresses(
  files: ProjectFiles,
  pages: readonly StarlightPage[],
  base: string,
): PageAddresses {
  const paths = new Set(files.paths);
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const copies = new Map<string, string>();
  const partials = new Map<string, string>();

  const findFile = (path: string, source: string): string | undefined => {
    const own = decode(path);
    const alias = /^(?:~|@)\/(.*)$/.exec(own)?.[1] ?? /^@(?=assets\/|components\/)(.*)$/.exec(own)?.[1];
    const found =
      alias !== undefined
        ? joinPath('src', alias)
        : own.startsWith('/')
          ? joinPath('', own)
          : joinPath(folderOf(source), own);
    if (found !== undefined && paths.has(found)) return found;
    const inPublic = own.startsWith('/') ? joinPath('public', `.${own}`) : undefined;
    return inPublic !== undefined && paths.has(inPublic) ? inPublic : undefined;
  };

  const copy = (file: string): string => {
    if (isBelow(file, 'public')) return `/${file.slice('public/'.length)}`;
    const isBeside = isBelow(file, PAGE_FOLDER);
    const path = isBeside ? file.slice(PAGE_FOLDER.length + 1) : file.replace(/^src\//, '');
    copies.set(isBeside ? `content/${path}` : `public/${path}`, file);
    return `/${path}`;
  };

  return {
    findFile,
    copy,
    partials,
    partialOf: (source) => {
      const path = `snippets/${source
        .replace(/^src\/(?:content\/(?:docs\/)?)?/, '')
        .split('/')
        .map((part) => part.replace(/^_+/, ''))
        .join('/')}`;
      partials.set(source, `content/${path}`);
      return `/${path}`;
    },
    listCopies: () => [...copies].map(([file, from]) => ({ file, from })),
    resolve: (url, page) => {
      if (url === '' || /^(?:[a-z][a-z0-9+.-]*:|#|\?|\/\/)/i.test(url)) return undefined;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
      const file = findFile(path, page.source);
      const own = file === undefined ? undefined : bySource.get(file);
      if (own) return `/${own.address}${rest}`;
      if (file !== undefined && /\.\w+$/.test(file) && !/\.mdx?$/.test(file)) {
        const at = copy(file);
        const stays = path.startsWith('/')
          ? at === path
          : `/${joinPath(folderOf(page.target), decode(path)) ?? ''}` === `/content${at}`;
        return stays ? undefined : at + rest;
      }
      // The browser resolves a relative URL from that of the page, which ends in a slash.
      const absolute = path.startsWith('/')
        ? path
        : `/${joinPath(page.slug, path) ?? ''}${path.endsWith('/') ? '/' : ''}`;
      const inner =
        base !== '' && isBelow(absolute.slice(1), base) ? absolute.slice(base.length + 1) : absolute;
      const target = bySlug.get(inner.replace(/^\/+|\/+$/g, ''));
      const address =
        target !== undefined && target.address !== target.slug
          ? `/${target.address}`
          : inner === ''
            ? '/'
            : inner;
      return address === path ? undefined : address + rest;
    },
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
