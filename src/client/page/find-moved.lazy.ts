import { findAnchor } from '../../lib/text/find-anchor.ts';
import { findTarget } from './page-state.ts';

/**
 * Goes to the part of the page that the address means in another tool's form: the id takes the place of the hash, so that
 * the entry in the browser's history stays one. Ids that begin with `_` are Octavo's own; parts of a request follow `#try`.
 */
export function findMoved(): void {
  const hash = location.hash.slice(1);
  if (findTarget() || /^(?:top|try(?:=.*)?)$/i.test(hash)) return;
  const ids = [...document.querySelectorAll('[id]:not([id^=_])')].map(({ id }) => id);
  const id = findAnchor(hash, ids);
  if (id !== undefined) location.replace(`#${encodeURIComponent(id)}`);
}
