import GithubSlugger from 'github-slugger';
import { type JsonObject, readObject, readText } from '../../lib/json/json-value.ts';
import { openFrontmatter } from '../pages/edit-frontmatter.ts';
import { isBelow, joinParts, type ProjectFiles } from '../project/project-files.ts';

/** The folder of the pages of Starlight in a project. */
export const PAGE_FOLDER = 'src/content/docs';

/** A page of Starlight. */
export interface StarlightPage {
  readonly source: string;
  /** Its URL in Starlight without slashes at the ends. */
  readonly slug: string;
  /** Its URL in the imported site. */
  readonly address: string;
  /** The folder of its language; '' for the default one. */
  readonly locale: string;
  readonly title: string;
  /** What the sidebar calls it. */
  readonly label: string;
  readonly order: number | undefined;
  readonly isIndex: boolean;
  readonly isHidden: boolean;
  readonly isDraft: boolean;
}

/** The languages of a site by their folders. `root` is the folder that has no name in addresses of the imported site. */
export interface LocaleFolders {
  readonly folders: readonly string[];
  readonly root: string;
}

/** The pages of a project, in the order of their files. */
export function listStarlightPages(files: ProjectFiles, locales: LocaleFolders): readonly StarlightPage[] {
  return files.paths
    .filter((path) => isBelow(path, PAGE_FOLDER) && /\.mdx?$/.test(path))
    .filter(
      (path) =>
        !path
          .slice(PAGE_FOLDER.length + 1)
          .split('/')
          .some((part) => part.startsWith('_')),
    )
    .map((path) => readPage(path, files.texts.get(path) ?? '', locales));
}

function readPage(source: string, text: string, { folders, root }: LocaleFolders): StarlightPage {
  const { values } = openFrontmatter(text);
  const path = source.slice(PAGE_FOLDER.length + 1).replace(/\.mdx?$/, '');
  const isIndex = /(?:^|\/)index$/.test(path);
  const written = readText(values['slug'])?.replace(/^\/+|\/+$/g, '');
  const slug = written ?? slugOf(path);
  const first = slug.split('/')[0] ?? '';
  const isRoot = root !== '' && first === root;
  const sidebar = readObject(values['sidebar']);
  const title = readTitle(values, slug);
  const order = sidebar['order'];
  return {
    source,
    slug,
    address: isRoot ? slug.slice(root.length).replace(/^\//, '') : slug,
    locale: folders.includes(first) && !isRoot ? first : '',
    title,
    label: readText(sidebar['label']) ?? title,
    order: typeof order === 'number' ? order : undefined,
    isIndex,
    isHidden: sidebar['hidden'] === true,
    isDraft: values['draft'] === true,
  };
}

function readTitle(values: JsonObject, slug: string): string {
  const { title } = values;
  return typeof title === 'string' && title !== ''
    ? title
    : typeof title === 'number'
      ? String(title)
      : (slug.split('/').at(-1) ?? '');
}

/** The slug that Astro makes of a path: each part as GitHub's of a heading, without a last `index`. */
export function slugOf(path: string): string {
  const parts = path.split('/').map((part) => new GithubSlugger().slug(part));
  return joinParts(...(parts.at(-1) === 'index' ? parts.slice(0, -1) : parts));
}

/** Where a page is in the imported site. */
export function targetOfPage({ source, address, isIndex }: StarlightPage): string {
  const path = isIndex || address === '' ? joinParts(address, 'index') : address;
  return `content/${path}.${source.endsWith('.mdx') ? 'mdx' : 'md'}`;
}
