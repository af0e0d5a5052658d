import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { listPageLinks, type WrittenLink } from '../../site/links/link-places.ts';

/** What is kept of a compiled page to find its links' places once it is rendered. */
export interface PageLinks {
  readonly links: readonly WrittenLink[];
  /** The page's file and the snippets that it shows, relative to the site root. */
  readonly files: readonly string[];
  readonly isBroken: boolean;
}

/** Takes from a compiled page what `createLinkPlaces` needs. */
export function keepPageLinks(compiled: CompiledPage): PageLinks {
  const { file, dependencies, isBroken } = compiled;
  const files = [file, ...dependencies.filter((name) => /\.(?:mdx?|[jt]sx?)$/.test(name))];
  return { links: listPageLinks(compiled), files, isBroken };
}
