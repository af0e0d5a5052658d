import type { Page, Site } from '../site.ts';

/** A URL of a page's text as the readers of the page follow it, before the base is in front of it. */
export type FollowLink = (url: string) => string;

/**
 * For pages that show the text of the default language to readers of another one: links of that text stay in the language of the
 * readers, where it has the page or shows it too. Undefined for any other page, whose links are its writer's.
 */
export function createLanguageLinks(site: Pick<Site, 'pages'>): (page: Page) => FollowLink | undefined {
  const byLanguage = new Map<string, Map<string, string>>();
  const list = (tag: string): ReadonlyMap<string, string> => {
    const known = byLanguage.get(tag);
    if (known) return known;
    const urls = new Map<string, string>();
    for (const page of site.pages.filter(({ language }) => language === tag)) {
      if (page.originalUrl !== undefined) urls.set(page.originalUrl, page.url);
      for (const url of Object.values(page.translationUrls)) urls.set(url, page.url);
    }
    byLanguage.set(tag, urls);
    return urls;
  };
  return (page) => {
    if (page.originalUrl === undefined) return undefined;
    const urls = list(page.language);
    return (url) => {
      const path = /^[^?#]*/.exec(url)?.[0] ?? '';
      const own = urls.get(path);
      return own === undefined ? url : own + url.slice(path.length);
    };
  };
}
