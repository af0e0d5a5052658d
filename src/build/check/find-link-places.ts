import type { Place } from '../../problem/problem.ts';
import { nameDocument } from '../../site/links/document-links.ts';
import { createLinkResolver } from '../../site/links/link.ts';
import { findUrl, listConfigLinks, type PlacedLink, pointAtUrl } from '../../site/links/link-places.ts';
import { rootBase } from '../../site/links/site-url.ts';
import type { Page } from '../../site/site.ts';
import { findPlaceInPage } from '../project/place-in-page.ts';
import type { Project } from '../project/project.ts';

/** Where a URL of a built page was written; empty when no file of the writer has it. */
export type FindLinkPlaces = (page: Page, url: string) => Promise<readonly FoundPlace[]>;

export interface FoundPlace {
  readonly place: Place;
  readonly written: string;
}

/**
 * Finds the places of published URLs: among the links of the page and its snippets, in `site.json`, in a `url` of
 * frontmatter; then in the texts that the page was made from, its OpenAPI document among them, where code may have put
 * it together.
 */
export function createLinkPlaces(
  project: Pick<Project, 'reading' | 'pageLinks' | 'readText'>,
): FindLinkPlaces {
  const { config, placeOf, pages, documents, site } = project.reading();
  const publish = createLinkResolver(new Set(pages.map(({ path }) => path)), site ?? rootBase);
  const ofSite = [
    ...(config && placeOf ? listConfigLinks(config, placeOf, publish) : []),
    ...pages.flatMap((page): readonly PlacedLink[] => {
      const { url } = page.frontmatter;
      return url === undefined
        ? []
        : [{ written: url, url: publish(url), place: findPlaceInPage(page, 'url') }];
    }),
  ];
  const texts = new Map<string, Promise<string | undefined>>();
  const read = (file: string) => {
    const text = texts.get(file) ?? project.readText(file);
    texts.set(file, text);
    return text;
  };
  return async (page, url) => {
    const kept = project.pageLinks(page);
    const own = (kept?.links ?? []).filter((link) => link.url === url);
    // The address of a font stands in style sheets as it was typed.
    const found = [...own, ...ofSite.filter((link) => link.url === url || link.written === url)];
    if (found.length > 0)
      return Promise.all(
        found.map(async ({ place, written }) => {
          const text = await read(place.file);
          return { place: text === undefined ? place : pointAtUrl(text, place, written), written };
        }),
      );
    for (const file of kept?.files ?? []) {
      const place = findUrl(file, (await read(file)) ?? '', url);
      if (place) return [{ place, written: url }];
    }
    const document = nameDocument(page);
    for (const { file, text } of documents.find(({ name }) => name === document)?.files.values() ?? []) {
      const place = findUrl(file, text, url);
      if (place) return [{ place, written: url }];
    }
    return [];
  };
}
