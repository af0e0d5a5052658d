import { decodeUri } from '../text/decode-uri.ts';

/** One step of a JSON Pointer as it is written: `/` as `~1`, `~` as `~0` (RFC 6901, section 3). */
export function escapeSegment(segment: string): string {
  return /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment;
}

/** A JSON Pointer's steps, unescaped; `''` has none (RFC 6901, section 4). */
export function parsePointer(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON Pointer of these steps. */
export function formatPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${escapeSegment(segment)}`).join('');
}

/**
 * The steps of a URI fragment that is a JSON Pointer (`/paths/~1pets%20x`), percent-decoded, or undefined when it is
 * something else, such as an anchor's name (RFC 6901, section 6).
 */
export function parseFragment(fragment: string): readonly string[] | undefined {
  const decoded = decodeUri(fragment) ?? fragment;
  return decoded === '' || decoded.startsWith('/') ? parsePointer(decoded) : undefined;
}
