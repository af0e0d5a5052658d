import type { Place } from '../../problem/problem.ts';
import type { ImportLog } from './import-log.ts';
import { type ImportedFile, joinPath } from './project-files.ts';

/** The pages of a site that is being made. */
export interface PageList {
  /** Adds a page; one that would lie outside of the site, or at the address of another one, is told and left out. */
  readonly add: (file: string, content: string, place: Place) => void;
  /** The addresses of the pages, without slashes at the ends. */
  readonly addresses: ReadonlySet<string>;
  readonly list: () => readonly ImportedFile[];
}

/** An empty list of pages. */
export function createPageList(log: ImportLog): PageList {
  const files: ImportedFile[] = [];
  const addresses = new Set<string>();
  return {
    addresses,
    list: () => files,
    add: (file, content, place) => {
      const address = file.replace(/^content\/|\.mdx?$/g, '').replace(/(?:^|\/)index$/, '');
      if (!staysInside(file)) log.note('left-out', place, 'the page', 'Its address leads out of the site.');
      else if (addresses.has(address))
        log.note('left-out', place, 'the page', `Another page has the address /${address}.`);
      else {
        addresses.add(address);
        files.push({ file, content });
      }
    },
  };
}

/** Whether a path stays in the folder that it starts from. */
export function staysInside(path: string): boolean {
  return joinPath('', path) === path && !path.includes('\\') && !path.includes('\0');
}
