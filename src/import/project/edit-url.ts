import type { Place } from '../../problem/problem.ts';
import type { ImportedObject } from '../draft.ts';
import type { ImportLog } from './import-log.ts';

/** `https://github.com/owner/repository/edit/main/website/` */
const EDIT_URL = /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/(?:edit|tree|blob)\/([^/]+)\/?(.*?)\/?$/;

/** Writes the repository that a URL to edit pages leads to, and that pages link to it; another URL is told. */
export function writeEditUrl(
  url: string | undefined,
  place: Place,
  site: ImportedObject,
  log: ImportLog,
): void {
  const [, repository, branch, path = ''] = EDIT_URL.exec(url ?? '') ?? [];
  if (repository === undefined || branch === undefined) {
    const why = 'Links to edit a page need a repository at GitHub; see "repository".';
    log.note('left-out', place, 'the URL to edit pages', why);
    return;
  }
  site['repository'] = {
    url: repository,
    ...(branch === 'main' ? {} : { branch }),
    ...(path === '' ? {} : { path }),
  };
  site['feedback'] = { suggestEdit: true };
}
