import type { Place } from '../../problem/problem.ts';
import { describeMissingImage } from '../compile/problems.ts';
import { useFile } from './file-use.ts';
import type { PageWork } from './page-work.ts';
import { isExternal, resolveLink } from './url.ts';

/**
 * A `srcset` with its URLs as they are published; a candidate that is not in the site or not safe is left out, with a
 * warning. Undefined when none is left. https://html.spec.whatwg.org/multipage/images.html#srcset-attributes
 */
export function resolveSrcset(written: string, work: PageWork, place: Place): string | undefined {
  const candidates = [...written.matchAll(/\s*([^\s,]\S*[^\s,]|[^\s,])(\s+[\d.]+[wx])?\s*(?:,|$)/g)].flatMap(
    ([, url = '', size = '']) => {
      const published = resolveImage(url, work, place);
      return published === undefined ? [] : [published + size.replace(/\s+/, ' ')];
    },
  );
  return candidates.length === 0 ? undefined : candidates.join(', ');
}

function resolveImage(src: string, work: PageWork, place: Place): string | undefined {
  if (isExternal(src)) return resolveLink(src, work, place);
  const found = work.context.images.find(work.absoluteFile, src);
  if (!found) {
    work.problems.push(
      describeMissingImage(place, src, work.context.images.findNearest(work.absoluteFile, src)),
    );
    return undefined;
  }
  useFile(found, work);
  const url = work.context.addBase(found.url);
  work.images.push({ src: url, file: found.file });
  return url;
}
