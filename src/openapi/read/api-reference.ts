import { stripQuotes } from '../../lib/text/strip-quotes.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import { methods } from '../check/object-kinds.ts';

/** What a page's `api:` says: an operation that is described by hand. */
export interface ApiReference {
  /** Upper case. */
  readonly method: string;
  /** An absolute URL, or a path that the site's base URL stands before; may hold `{parameters}`. */
  readonly url: string;
}

const form = new RegExp(`^(${methods.join('|')})\\s+(\\S+)$`, 'i');

/**
 * Reads `METHOD url` of a page's frontmatter: any letter case of the method, quotes around the whole, `:name` segments
 * as `{name}`; secrets in the URL are left out. Undefined when it has another form, or the URL is neither `http:`, `https:` nor a path.
 */
export function readApiReference(text: string): ApiReference | undefined {
  const plain = stripQuotes(text);
  const [, method = '', url = ''] = form.exec(plain) ?? [];
  if (url === '' || (!/^https?:\/\/[^/]/i.test(url) && !/^\/(?!\/)/.test(url))) return undefined;
  return { method: method.toUpperCase(), url: dropUrlSecrets(url).replace(/\/:([A-Za-z_]\w*)/g, '/{$1}') };
}
