import type { PageEditor } from '../pages/page-editor.ts';
import {
  folderOf,
  type ImportedFile,
  isBelow,
  joinParts,
  joinPath,
  type ProjectFiles,
} from '../project/project-files.ts';
import type { DocsSet } from './list-docs-sets.ts';
import type { Doc } from './read-docs.ts';
import { withoutNumbers } from './read-docs.ts';

/** What is known of a page when its links are read. */
interface LinkingPage {
  readonly source: string;
  readonly target: string;
  readonly address: string | undefined;
  readonly isIndex: boolean;
}

/** Where pages and files of the project are in the imported site. */
export interface DocAddresses {
  /** The URL of a link or an image of a page; undefined when it stays as it is. */
  readonly resolve: (
    url: string,
    page: LinkingPage,
    editor: PageEditor,
    offset: number,
  ) => string | undefined;
  /** The file of the project that a path means, from a file of it: `./a.png`, `@site/src/b.js`, `/img/c.png`. */
  readonly findFile: (path: string, source: string) => string | undefined;
  /** The path that a file has in the imported site, which is copied there. */
  readonly copy: (file: string) => string;
  /** The URL of the page of a file. */
  readonly addressOf: (source: string) => string | undefined;
  /** The path by which pages import the text of a file, which becomes a snippet. */
  readonly partialOf: (source: string) => string;
  /** The files that pages import the text of, with their paths in the imported site. */
  readonly partials: ReadonlyMap<string, string>;
  /** The files to copy. */
  readonly listCopies: () => readonly ImportedFile[];
}

interface AddressSources {
  readonly files: ProjectFiles;
  /** The folder of the configuration. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly staticFolders: readonly string[];
  readonly sets: readonly { readonly set: DocsSet; readonly docs: readonly Doc[] }[];
  /** Further pages with their URLs. */
  readonly pages: ReadonlyMap<string, string>;
}

/** The addresses of a site of Docusaurus. */
export function createDocAddresses({
  files,
  folder,
  baseUrl,
  staticFolders,
  sets,
  pages,
}: AddressSources): DocAddresses {
  const paths = new Set(files.paths);
  const addresses = new Map(pages);
  for (const { docs } of sets) for (const doc of docs) addresses.set(doc.source, doc.address);
  const isPage = new Set(addresses.values());
  const copies = new Map<string, string>();
  const partials = new Map<string, string>();

  const partialOf = (source: string): string => {
    const parts = source.split('/').map((part) => part.replace(/^_+/, ''));
    const path = joinParts('snippets', ...parts);
    partials.set(source, `content/${path}`);
    return `/${path}`;
  };

  const findFile = (path: string, source: string): string | undefined => {
    const own = decode(path);
    const site = /^@site\/(.*)$/.exec(own)?.[1];
    if (site !== undefined) return known(joinPath(folder, site));
    const set = sets.find((one) => isBelow(source, one.set.folder));
    const original =
      set?.set.translates && joinParts(set.set.translates.folder, source.slice(set.set.folder.length));
    if (!own.startsWith('/'))
      return (
        known(joinPath(folderOf(source), own)) ??
        (original === undefined ? undefined : known(joinPath(folderOf(original), own)))
      );
    const translated = set?.set.translates?.folder;
    const roots = [
      ...(set ? [set.set.folder] : []),
      ...(translated === undefined ? [] : [translated]),
      ...staticFolders,
      folder,
    ];
    for (const root of roots) {
      const found = known(joinPath(root, `.${own}`));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const known = (path: string | undefined) => (path !== undefined && paths.has(path) ? path : undefined);

  const copy = (file: string): string => {
    const inStatic = staticFolders.find((one) => isBelow(file, one));
    if (inStatic !== undefined) return `/${file.slice(inStatic.length + 1)}`;
    const owner = sets.find(({ set }) => isBelow(file, set.folder));
    const inner = owner && withoutNumbers(file.slice(owner.set.folder.length + 1), owner.set.hasNumbers);
    const path = owner === undefined ? joinParts('assets', file) : joinParts(owner.set.route, inner ?? '');
    copies.set(owner === undefined ? `public/${path}` : `content/${path}`, file);
    return `/${path}`;
  };

  return {
    findFile,
    copy,
    partialOf,
    partials,
    addressOf: (source) => addresses.get(source),
    listCopies: () => [...copies].map(([file, from]) => ({ file, from })),
    resolve: (url, page) => {
      if (url.startsWith('pathname://')) return url.slice('pathname://'.length);
      if (url === '' || /^(?:[a-z][a-z0-9+.-]*:|#|\?|\/\/)/i.test(url)) return undefined;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
      const file = findFile(path, page.source);
      const address = file === undefined ? undefined : addresses.get(file);
      const locale = sets.find(({ set }) => isBelow(page.source, set.folder))?.set.translates?.locale;
      const inLanguage = (path: string) =>
        locale === undefined || isBelow(path, locale) ? path : joinParts(locale, path);
      if (address !== undefined) return `/${inLanguage(address)}${rest}`;
      if (file !== undefined && !/\.mdx?$/.test(file)) {
        const at = copy(file);
        const stays = `/${joinPath(folderOf(page.target), decode(path)) ?? ''}` === `/content${at}`;
        return path.startsWith('/') ? (at === path ? undefined : at + rest) : stays ? undefined : at + rest;
      }
      if (path.startsWith('/')) {
        const inner =
          baseUrl !== '/' && `${path}/`.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
        const known = isPage.has(trim(inner)) ? `/${inLanguage(trim(inner))}` : inner;
        const fresh = locale === undefined ? inner : known;
        return fresh === path ? undefined : (fresh === '' ? '/' : fresh) + rest;
      }
      if (page.address === undefined || path.startsWith('@')) return undefined;
      // Docusaurus resolves these from the URL of the page, whose last slash is a setting.
      const [without, within] = [joinPath(folderOf(page.address), path), joinPath(page.address, path)];
      if (within !== undefined && isPage.has(within) && (without === undefined || !isPage.has(without)))
        return page.isIndex ? undefined : `/${within}${rest}`;
      return page.isIndex ? `/${without ?? ''}${rest}` : undefined;
    },
  };
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
