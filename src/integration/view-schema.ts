import type { SchemaSummary } from '../openapi/find-schema.ts';
import { openSchema } from '../openapi/open-schema.ts';
import { keyOperation } from '../site/operations/operation-key.ts';
import type { SchemaView } from '../site/schema-view.ts';
import type { Project } from './project.ts';

/** What a schema's page shows: its rows, an example, and the operations it is part of that have a page. */
export async function viewSchema(project: Project, summary: SchemaSummary): Promise<SchemaView> {
  const schema = openSchema(project.reading().documents, summary);
  const { highlighter } = project.compiler;
  const keys = new Map(schema.users.map((user, index) => [keyOperation(user), index]));
  const users = (project.site()?.pages ?? []).flatMap((page) => {
    const index = page.kind === 'operation' ? keys.get(keyOperation(page.operation)) : undefined;
    return page.kind === 'operation' && index !== undefined
      ? [{ index, title: page.title, url: page.url, operation: page.operation }]
      : [];
  });
  return {
    schema,
    examples: await Promise.all(
      schema.examples.map(async ({ name, summary: title, text }) => ({
        title: title ?? (name || 'Example'),
        language: 'json',
        html: await highlighter.highlight(text, 'json'),
      })),
    ),
    users: users
      .toSorted((a, b) => a.index - b.index)
      .map(({ title, url, operation }) => ({ title, url, operation })),
  };
}
