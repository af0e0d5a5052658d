import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site.ts';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import type { Place } from '../../problem/problem.ts';

/** A URL where a writer typed it. */
export interface WrittenLink {
  readonly written: string;
  /** As it is published. */
  readonly url: string;
  /** Where the link, its tag or its value begins. */
  readonly place: Place;
}

/** The links of a page and of the snippets that it shows. */
export function listPageLinks({ file, links, imports }: CompiledPage): readonly WrittenLink[] {
  return [
    ...links.map(({ written, url, line, column }) => ({ written, url, place: { file, line, column } })),
    ...imports.flatMap(({ snippet }) => listPageLinks(snippet)),
  ];
}

/** The links of `site.json`: every `url` and `href` in it, and the social ones; `publish` gives them as pages have them. */
export function listConfigLinks(
  config: SiteConfig,
  placeOf: PlaceOf,
  publish: (url: string) => string,
): readonly WrittenLink[] {
  const links: WrittenLink[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    const key = path.at(-1);
    if (typeof value === 'string') {
      if (key === 'url' || key === 'href' || path[0] === 'footerSocials')
        links.push({ written: value, url: publish(value), place: placeOf(path) });
    } else if (Array.isArray(value))
      for (const [index, item] of value.entries()) walk(item, [...path, index]);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) walk(item, [...path, name]);
  };
  walk(config, []);
  return links;
}
