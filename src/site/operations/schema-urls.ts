import { linkedBudget, type RowBudget, wholeBudget } from '../../openapi/rows/schema-rows.ts';
import type { Page, SchemaPage, Site } from '../site.ts';

const known = new WeakMap<Site, ReadonlyMap<string, readonly SchemaPage[]>>();

const withPages = new WeakMap<Site, ReadonlySet<string>>();

/** How many rows a page of an operation has: fewer where schemas of its document have pages. */
export function chooseRowBudget(site: Site, document: string): RowBudget {
  const documents = withPages.get(site) ?? listDocuments(site);
  withPages.set(site, documents);
  return documents.has(document) ? linkedBudget : wholeBudget;
}

/**
 * Finds the page of a schema of a document by its name in `components.schemas`, as a link from another page: of several the one in
 * that page's language, tab and product, else the first. Undefined without a page, and for the page itself.
 */
export function findSchemaUrl(site: Site, from: Page, document: string, name: string): string | undefined {
  const pages = known.get(site) ?? listSchemaPages(site);
  known.set(site, pages);
  const all = pages.get(`${document}\n${name}`) ?? [];
  const inLanguage = all.filter(({ language }) => language === from.language);
  const [first] = inLanguage.length > 0 ? inLanguage : all;
  const near = inLanguage.find(({ tab, product }) => tab === from.tab && product === from.product) ?? first;
  return near?.url === from.url ? undefined : near?.url;
}

function listSchemaPages(site: Site): ReadonlyMap<string, readonly SchemaPage[]> {
  const schemas = site.pages.filter((page) => page.kind === 'schema');
  return Map.groupBy(schemas, ({ schema }) => `${schema.document}\n${schema.name}`);
}

/** The names of documents of which some schemas have pages. */
function listDocuments(site: Site): ReadonlySet<string> {
  return new Set(site.pages.flatMap((page) => (page.kind === 'schema' ? [page.schema.document] : [])));
}
