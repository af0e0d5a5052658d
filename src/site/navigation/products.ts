import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { findPageLanguage } from '../languages.ts';
import { isAbsoluteUrl, readFolder, readUrlPath } from '../pages/page-path.ts';
import type { Page, Product, Site, Version } from '../site.ts';
import { createOwnership, type Owner } from './placement.ts';
import { isInLanguage } from './sections.ts';

/** `tabs` and `anchors` of `site.json` with the product of each that names none but has its `url` below that of a product. */
export function assignProducts({
  tabs,
  anchors,
  products,
}: Pick<SiteConfig, 'tabs' | 'anchors' | 'products'>): Pick<SiteConfig, 'tabs' | 'anchors'> {
  const findProduct = createOwnership(products);
  const assign = <Section extends Owner & { readonly url: string }>(section: Section): Section => {
    const { url, version, language } = section;
    if (section.product !== undefined || isAbsoluteUrl(url)) return section;
    const owner = findProduct(readFolder(readUrlPath(url)), { version, language });
    const product = owner === undefined ? undefined : products[owner]?.name;
    return product === undefined ? section : { ...section, product };
  };
  return { tabs: tabs.map(assign), anchors: anchors.map(assign) };
}

/** The product of a page; undefined where none holds it. */
export function findPageProduct(
  { products }: Pick<Site, 'products'>,
  page: Pick<Page, 'product'> | undefined,
): Product | undefined {
  return page?.product === undefined ? undefined : products[page.product];
}

/**
 * The versions that readers of a product choose between: those that it has pages in; all of the site without a product, or
 * where the product is one of a version.
 */
export function listVersionsOf(
  versions: readonly Version[],
  product: Product | undefined,
): readonly Version[] {
  if (product === undefined || product.version !== undefined) return versions;
  const own = new Set(product.entries.map(({ version }) => version));
  const shown = versions.filter(({ name }) => own.has(name));
  // A version of another site documents every product.
  return shown.length === 0 ? [] : versions.filter(({ name, url }) => own.has(name) || url !== undefined);
}

/**
 * The products that readers of a page choose between, its own among them: those of its language and version, without those that
 * are hidden. Empty where there is nothing to choose.
 */
export function listOffered(
  site: Pick<Site, 'products' | 'languages'>,
  page: Page | undefined,
): readonly Product[] {
  const current = findPageProduct(site, page);
  const language = findPageLanguage(site, page).tag;
  const versions = page?.versions ?? [];
  const offered = site.products.filter(
    (product) =>
      product === current ||
      (!product.isHidden &&
        isInLanguage(product, language) &&
        (product.version === undefined || versions.length === 0 || versions.includes(product.version))),
  );
  return offered.every((product) => product === current) ? [] : offered;
}
