import { readScheme, safeUrl } from '../../lib/html/safe-url.ts';
import type { Place } from '../../problem/problem.ts';
import { describeUnsafeUrl } from '../compile/problems.ts';
import { useLinkedFile } from './file-use.ts';
import type { PageWork } from './page-work.ts';

/** Whether a URL leads to another site. */
export function isExternal(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url);
}

/**
 * A link of the page as it is published: relative ones are resolved from the page's folder, the base path is
 * put before rooted ones, others are kept. It is noted in `work.links`, and a file of the site that it leads to is
 * published with the page. Undefined, with a warning, when it is not safe.
 */
export function resolveLink(url: string, work: PageWork, place: Place): string | undefined {
  const safe = safeUrl(url);
  if (safe === undefined) {
    work.problems.push(describeUnsafeUrl(place, url));
    return undefined;
  }
  const published = publishLink(safe, work);
  work.links.push({ written: url, url: published, line: place.line, column: place.column });
  return published;
}

function publishLink(url: string, work: PageWork): string {
  if (url === '' || /^[#?]/.test(url) || isExternal(url) || readScheme(url) !== undefined) return url;
  useLinkedFile(url, work);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const page = path.replace(/(^|\/)index(?:\.mdx?)?$|\.mdx?$/, '$1');
  return work.context.addBase((path.startsWith('/') ? page : joinUrl(work.urlFolder, page)) + rest);
}

/** `path` as seen from `folder`, a rooted URL path that ends in `/`; `..` never leads above the root. */
export function joinUrl(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const end = /(?:^|\/)\.{0,2}$/.test(path) && parts.length > 0 ? '/' : '';
  return `/${parts.join('/')}${end}`;
}
