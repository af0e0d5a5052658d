import { openSchema, type Schema } from '../../openapi/read/open-schema.ts';
import { createSiteTranslate } from '../../site/languages.ts';
import { keyOperation } from '../../site/operations/operation-reference.ts';
import { findSchemaUrl } from '../../site/operations/schema-urls.ts';
import type { SchemaView } from '../../site/pages/views.ts';
import type { OverviewLink, SchemaPage, Site } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { viewResponses } from './view-operation.ts';

/** What a schema's page shows: its rows, an example, and the operations it is part of that have a page. */
export async function viewSchema(project: Project, site: Site, page: SchemaPage): Promise<SchemaView> {
  const schema = readSchemaOfPage(project, site, page);
  const { examples } = schema;
  const t = createSiteTranslate(site, page);
  return {
    schema,
    examples: await viewResponses(
      [{ status: t('Example'), content: [{ mediaType: 'application/json', schema: undefined, examples }] }],
      project.compiler.highlighter.highlight,
    ),
    users: listSchemaUsers(site, schema),
  };
}

/** A page asks for its schema, and its Markdown right after it. */
const opened = new WeakMap<Site, readonly [SchemaPage, Schema]>();

/** The schema of a page; what other schema pages show is left to them. */
export function readSchemaOfPage(project: Project, site: Site, page: SchemaPage): Schema {
  const [last, known] = opened.get(site) ?? [];
  if (known && last === page) return known;
  const { document } = page.schema;
  const hasPage = (name: string) => findSchemaUrl(site, page, document, name) !== undefined;
  const schema = openSchema(project.reading().documents, page.schema, hasPage);
  opened.set(site, [page, schema]);
  return schema;
}

const links = new WeakMap<Site, ReadonlyMap<string, OverviewLink>>();

/** The pages of the operations that a schema is part of, in the document's order; hidden ones are left out. */
export function listSchemaUsers(site: Site, schema: Schema): readonly OverviewLink[] {
  const pages = links.get(site) ?? linkOperations(site);
  links.set(site, pages);
  return schema.users.flatMap((user) => pages.get(keyOperation(user)) ?? []);
}

/** The first page of each operation, by `keyOperation`. */
function linkOperations(site: Site): ReadonlyMap<string, OverviewLink> {
  return new Map(
    site.pages.toReversed().flatMap((page) => {
      if (page.kind !== 'operation' || page.frontmatter.hidden === true) return [];
      const { title, url, operation } = page;
      return [[keyOperation(operation), { title, url, operation }] as const];
    }),
  );
}
