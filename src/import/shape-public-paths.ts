import type { JsonPath } from '../config/json-tree.ts';
import { writePath } from '../config/json-words.ts';
import { type DraftObject, getAt, type Notebook, setAt } from './draft.ts';

/** Fields that name one file of the site each. */
const FILES: readonly JsonPath[] = [
  ['logo'],
  ['logo', 'light'],
  ['logo', 'dark'],
  ['favicon'],
  ['backgroundImage'],
  ['font', 'url'],
  ['font', 'headings', 'url'],
  ['font', 'body', 'url'],
];

/** Takes `public/` off the paths of files: Octavo serves what is in it at the root of the site. */
export function shapePublicPaths(site: DraftObject, notes: Notebook): void {
  for (const path of FILES) {
    const value = getAt(site, path);
    if (typeof value !== 'string' || !/^\/?public\/./.test(value)) continue;
    const made = value.replace(/^\/?public\/+/, '/');
    setAt(site, path, made);
    const what = `${writePath(path)} is "${made}"`;
    notes.note('changed', notes.sourceOf(site, path), what, 'public/ is served at the root of the site.');
  }
}
