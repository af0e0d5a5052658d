import { openSchema, type Schema } from '../../openapi/read/open-schema.ts';
import { createSiteTranslate } from '../../site/languages.ts';
import { keyOperation } from '../../site/operations/operation-reference.ts';
import type { SchemaView } from '../../site/pages/views.ts';
import type { OverviewLink, SchemaPage, Site } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { viewResponses } from './view-operation.ts';

/** What a schema's page shows: its rows, an example, and the operations it is part of that have a page. */
export async function viewSchema(project: Project, site: Site, page: SchemaPage): Promise<SchemaView> {
  const schema = openSchema(project.reading().documents, page.schema);
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

/** The pages of the operations that a schema is part of, in the document's order; hidden ones are left out. */
export function listSchemaUsers(site: Site, schema: Schema): readonly OverviewLink[] {
  const links = new Map<string, OverviewLink>();
  for (const page of site.pages) {
    if (page.kind !== 'operation' || page.frontmatter.hidden === true) continue;
    const key = keyOperation(page.operation);
    if (!links.has(key)) links.set(key, { title: page.title, url: page.url, operation: page.operation });
  }
  return schema.users.flatMap((user) => links.get(keyOperation(user)) ?? []);
}
