import type { AstroConfig } from 'astro';
import { readBase } from '../../lib/html/base-path.ts';
import type { SiteUrls } from '../../site/links/site-url.ts';

/** Where the documentation stands in what Astro serves. */
export interface Mount {
  /** The path that it is mounted at, below Astro's base: `docs/`, or '' where it has all of that. */
  readonly path: string;
  /** `Site.base`: Astro's, and that path. */
  readonly base: string;
  /** What else Astro's configuration says of its URLs. */
  readonly urls: SiteUrls;
}

type UrlConfig = Pick<AstroConfig, 'base' | 'trailingSlash'> & {
  readonly build: Pick<AstroConfig['build'], 'assets' | 'format'>;
};

/**
 * Reads it from Astro's configuration and what `octavo({ base })` was given. Throws a sentence without a stack for what is no
 * path.
 */
export function readMount({ base, trailingSlash, build }: UrlConfig, given: string = '/'): Mount {
  const own = readBase(given);
  if (own === undefined) {
    const error = new Error(`octavo({ base: '${given}' }) is no path. Write one such as '/docs'.`);
    error.stack = '';
    throw error;
  }
  const host = readBase(base) ?? '/';
  return {
    path: own.slice(1),
    base: host + own.slice(1),
    urls: {
      // What Astro has bundled, and in `dev` modules, which Vite has below no base.
      hostPaths: own === '/' ? [] : [`${host}${build.assets}/`, '/@', '/node_modules/'],
      isBare: trailingSlash === 'never' || (trailingSlash === 'ignore' && build.format !== 'directory'),
    },
  };
}
