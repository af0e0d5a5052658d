import { posix } from 'node:path';
import { parseFragment } from '../../lib/json/pointer.ts';
import { decodeUri } from '../../lib/text/decode-uri.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';

/** Where a `$ref` leads. */
interface ReferenceTarget {
  /** Relative to the site root, or a URL without secrets; it may begin with `../` when it leaves the site. */
  readonly file: string;
  /** The steps of the pointer; undefined when the fragment is no JSON Pointer. */
  readonly segments: readonly string[] | undefined;
}

/** Where `reference` leads when it is written in `file` (RFC 3986, section 5; OpenAPI 3.1.1, 4.6). */
export function locateReference(reference: string, file: string): ReferenceTarget {
  const mark = reference.indexOf('#');
  const path = mark < 0 ? reference : reference.slice(0, mark);
  const segments = parseFragment(mark < 0 ? '' : reference.slice(mark + 1));
  return { file: path === '' ? file : joinReference(path, file), segments };
}

/** The URL that a reference written in the file at `address` is fetched from, secrets and all. */
export function resolveAddress(reference: string, address: string): string {
  const path = reference.replace(/#.*$/s, '');
  return URL.parse(path, isRemote(address) ? address : undefined)?.href ?? path;
}

/** Whether a file's name is a URL that has to be fetched. */
export function isRemote(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

function joinReference(path: string, file: string): string {
  if (isRemote(path)) return dropUrlSecrets(path);
  if (isRemote(file)) return dropUrlSecrets(URL.parse(path, file)?.href ?? path);
  return posix.normalize(posix.join(posix.dirname(file), decodeUri(path) ?? path));
}
