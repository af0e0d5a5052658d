import { type SiteBase, writeUrl, writeWholeUrl } from '../links/site-url.ts';
import { listCrumbs } from '../navigation/breadcrumb.ts';
import type { Page, Site } from '../site.ts';

/** What a page's head says of it to other machines. */
interface PageMeta {
  /** Absolute, or as the writer gave it. */
  readonly canonical: string | undefined;
  /** Each name once; `property` for those of RDFa (`og:title`). */
  readonly tags: readonly {
    readonly key: 'name' | 'property';
    readonly name: string;
    readonly content: string;
  }[];
  /** JSON-LD; holds no `<`. */
  readonly data: string | undefined;
}

interface PageMetaInput {
  readonly site: SiteBase &
    Pick<Site, 'name' | 'siteUrl' | 'sidebars' | 'tabs' | 'products' | 'organization'>;
  /** Undefined for what is shown where there is no page. */
  readonly page: Page | undefined;
  readonly title: string;
  readonly description: string | undefined;
  readonly isIndexed: boolean;
  /** Meta tags of every page, by name. */
  readonly metadata: Readonly<Record<string, string>>;
  /** URL path of the card that was drawn for the page. */
  readonly card: string | undefined;
}

const addresses = /^(?:og:(?:image|url|audio|video)(?::(?:secure_)?url)?|twitter:(?:image|player)(?::src)?)$/;

/**
 * Canonical address, Open Graph (https://ogp.me) and Twitter tags and the breadcrumb of a page. What the page's
 * frontmatter says comes before what `metadata` says, and both before what is made here.
 */
export function writePageMeta(input: PageMetaInput): PageMeta {
  const { site, page, title, description, isIndexed, metadata, card } = input;
  const { siteUrl } = site;
  const own = page?.frontmatter.meta ?? {};
  const written = { ...metadata, ...own };
  const canonical = findCanonical(page, site, isIndexed);
  const image = written['og:image'] ?? written['twitter:image'];
  const made: Readonly<Record<string, string | undefined>> = {
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:type': page && siteUrl ? (page.path === '' ? 'website' : 'article') : undefined,
    'og:url': siteUrl ? canonical : undefined,
    ...(card && image === undefined
      ? { 'og:image': card, 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': title }
      : {}),
    'twitter:card': (card ?? image) ? 'summary_large_image' : undefined,
  };
  const tags = Object.entries({ ...made, ...written }).flatMap(([name, content]) => {
    if (content === undefined || content === '') return [];
    const key = /^(?:og|article|book|profile|music|video|fb):/.test(name) ? 'property' : 'name';
    return [{ key, name, content: addresses.test(name) ? resolve(content, site) : content } as const];
  });
  const data = page && siteUrl && isIndexed ? writeData(site, page, { title, description }) : undefined;
  return { canonical, tags, data };
}

/**
 * Where a page is in each language that it is written in, the default one once more as `x-default`:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function listTranslations(
  site: SiteBase & Pick<Site, 'languages' | 'siteUrl'>,
  { translationUrls }: Pick<Page, 'translationUrls'>,
): readonly { readonly tag: string; readonly url: string }[] {
  const found = Object.entries(translationUrls).map(([tag, url]) => ({
    tag,
    // Without the site's address it is a link of the page, which gets the base as others do.
    url: site.siteUrl === undefined ? url : writeWholeUrl(site, url),
  }));
  const main = found.find(({ tag }) => tag === site.languages[0].tag);
  return [...found, ...(main ? [{ tag: 'x-default', url: main.url }] : [])];
}

/** The writer's own, or the page's address, or that of the page of another language that it shows; none for what search engines shall not list. */
function findCanonical(
  page: Page | undefined,
  site: PageMetaInput['site'],
  isIndexed: boolean,
): string | undefined {
  const { siteUrl } = site;
  const own = page?.frontmatter.canonical;
  if (own !== undefined) return resolve(own, site);
  return page && siteUrl && isIndexed ? writeWholeUrl(site, page.originalUrl ?? page.url) : undefined;
}

/** An address that other machines can follow; a path, with the base, where the site's own is not known. */
function resolve(url: string, site: PageMetaInput['site']): string {
  if (site.siteUrl === undefined) return writeUrl(site, url);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return url;
  return writeWholeUrl(site, `/${url.replace(/^(?:\.?\/)+/, '')}`);
}

/**
 * What a page is as JSON-LD: its breadcrumb, and where the site names its publisher an article of that,
 * https://developers.google.com/search/docs/appearance/structured-data/organization. Undefined where there is neither.
 */
function writeData(
  site: PageMetaInput['site'],
  page: Page,
  { title, description }: Pick<PageMetaInput, 'title' | 'description'>,
): string | undefined {
  const context = { '@context': 'https://schema.org' };
  const breadcrumb = listBreadcrumbData(site, page);
  if (site.organization === undefined) return breadcrumb && writeJson({ ...context, ...breadcrumb });
  const { id, name = site.name, legalName, url, logo, sameAs } = site.organization;
  const organization = {
    '@type': 'Organization',
    '@id': id ?? `${writeWholeUrl(site, '/')}#organization`,
    ...{ name, legalName, url },
    logo: logo && resolve(logo, site),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
  const article = {
    '@type': 'TechArticle',
    ...{ headline: title, description, inLanguage: page.language },
    url: findCanonical(page, site, true),
    dateModified: page.updated,
    publisher: { '@id': organization['@id'] },
  };
  return writeJson({ ...context, '@graph': [organization, article, ...(breadcrumb ? [breadcrumb] : [])] });
}

/** JSON that holds no `<`. */
function writeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * The way from the site's start over product, tab and groups to a page as JSON-LD: https://schema.org/BreadcrumbList. A group's
 * address is its first page's; one that has none of its own, or the page's, is left out. Undefined for the start itself.
 */
function listBreadcrumbData(site: PageMetaInput['site'], page: Page): object | undefined {
  if (page.path === '') return undefined;
  const known = new Set([page.url]);
  const crumbs = [{ name: site.name, url: '/' }, ...listCrumbs(site, page)].flatMap(({ name, url }) =>
    url !== undefined && !known.has(url) && known.add(url) ? [{ name, url }] : [],
  );
  const list = [...crumbs, { name: page.title, url: page.url }].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: writeWholeUrl(site, url),
  }));
  return { '@type': 'BreadcrumbList', itemListElement: list };
}
