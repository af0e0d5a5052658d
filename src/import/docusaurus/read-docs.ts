import { parse } from 'yaml';
import { isObject, type JsonObject, readObject, readText } from '../../lib/json/json-value.ts';
import { openFrontmatter } from '../pages/edit-frontmatter.ts';
import { folderOf, isBelow, joinParts, type ProjectFiles } from '../project/project-files.ts';
import type { DocsSet } from './list-docs-sets.ts';

/** A document of Docusaurus. */
export interface Doc {
  /** Its file in the project. */
  readonly source: string;
  /** Its folder in the set, as the files have it. */
  readonly folder: string;
  readonly id: string;
  /** Its URL without slashes at the ends. */
  readonly address: string;
  readonly title: string;
  /** What the sidebar calls it. */
  readonly label: string;
  readonly description: string | undefined;
  readonly position: number | undefined;
  /** Whether it stands for its folder. */
  readonly isIndex: boolean;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
}

/** What a `_category_` file says of a folder. */
export type CategoryData = JsonObject;

const NUMBER = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const NO_NUMBER = /^(?:(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*|\d+[-_.]\d+.*)$/;

/** A name without the number that it begins with (`01-intro`), which says its place in the sidebar. */
export function readNumberPrefix(name: string): {
  readonly name: string;
  readonly number: number | undefined;
} {
  const [, number, rest] = NO_NUMBER.test(name) ? [] : (NUMBER.exec(name) ?? []);
  return rest === undefined ? { name, number: undefined } : { name: rest, number: Number(number) };
}

/** A path whose names have no numbers before them. */
export function withoutNumbers(path: string, isOn: boolean): string {
  if (!isOn) return path;
  return path
    .split('/')
    .map((part) => readNumberPrefix(part).name)
    .join('/');
}

/** Whether a file of the docs is only there for others to import. */
export function isPartial(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('_'));
}

/** The documents of a set, in the order of their files. */
export function listDocs(files: ProjectFiles, set: DocsSet): readonly Doc[] {
  return files.paths
    .filter((path) => isBelow(path, set.folder) && /\.mdx?$/.test(path))
    .filter((path) => !isPartial(path.slice(set.folder.length + 1)))
    .map((path) => readDoc(path, files.texts.get(path) ?? '', set));
}

function readDoc(source: string, text: string, set: DocsSet): Doc {
  const { values } = openFrontmatter(text);
  const inner = source.slice(set.folder === '' ? 0 : set.folder.length + 1);
  const folder = folderOf(inner);
  const base = inner.slice(folder === '' ? 0 : folder.length + 1).replace(/\.mdx?$/, '');
  const { name, number } = set.hasNumbers ? readNumberPrefix(base) : { name: base, number: undefined };
  const id = readWord(values['id']) ?? name;
  const path = withoutNumbers(folder, set.hasNumbers);
  const last = path.split('/').at(-1) ?? '';
  const isIndex =
    /^(?:index|readme)$/i.test(name) || (last !== '' && name.toLowerCase() === last.toLowerCase());
  const slug = readWord(values['slug']);
  const own = isIndex && slug === undefined ? path : (slug ?? id);
  const relative = isIndex && slug === undefined ? own : own.startsWith('/') ? own : resolveSlug(path, own);
  const heading = findContentTitle(text);
  const title = heading ?? readWord(values['title']) ?? id;
  const position = values['sidebar_position'];
  return {
    source,
    folder,
    id: joinParts(path, id),
    address: joinParts(set.route, relative),
    title,
    label: readWord(values['sidebar_label']) ?? readWord(values['title']) ?? title,
    description: readText(values['description']),
    position: typeof position === 'number' ? position : number,
    isIndex,
    isDraft: values['draft'] === true,
    isUnlisted: values['unlisted'] === true,
  };
}

function readWord(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : value === '' ? undefined : readText(value);
}

function resolveSlug(folder: string, slug: string): string {
  const parts = folder.split('/');
  for (const part of slug.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The heading that a page begins with, without marks. */
export function findContentTitle(text: string): string | undefined {
  const body = text.replace(/^\ufeff?(?:[ \t]*\r?\n)*---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m, '');
  const start = body.replace(/^(?:\s*(?:import\s[^\n]*|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}))*\s*/, '');
  const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/.exec(start)?.[1];
  const below = /^(?!#)([^\n]+)\r?\n=+[ \t]*(?:\r?\n|$)/.exec(start)?.[1];
  return (heading ?? below)
    ?.replace(/\s*\{(?:#[\w-]+|\/\*\s*#[\w-]+\s*\*\/)\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>|\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)/g, '')
    .trim();
}

/** What the `_category_` file of a folder says, as a path of the project; empty without one. */
export function readCategory(files: ProjectFiles, folder: string): CategoryData {
  for (const name of ['_category_.json', '_category_.yml', '_category_.yaml']) {
    const text = files.texts.get(joinParts(folder, name));
    if (text === undefined) continue;
    try {
      const value: unknown = parse(text, { logLevel: 'silent' });
      return isObject(value) ? value : {};
    } catch {
      return {};
    }
  }
  return readObject(undefined);
}
