import { readFrontmatter } from '../content/frontmatter.ts';
import { openOperation } from '../openapi/open-operation.ts';
import { openSchema } from '../openapi/open-schema.ts';
import { applyApiAuth } from '../request/api-auth.ts';
import { listBaseUrls } from '../request/base-url.ts';
import { buildRequest } from '../request/build-request.ts';
import { toCallable } from '../request/callable.ts';
import { writeCurl } from '../request/samples/curl.ts';
import type { OperationPage, Page, SchemaPage } from '../site/site.ts';
import { writeOperationTwin } from '../site/twin/write-operation.ts';
import { writeSchemaTwin } from '../site/twin/write-schema.ts';
import type { Project } from './project.ts';
import { listSchemaUsers } from './view-schema.ts';

/** The same page as Markdown; undefined for pages that have no such twin. */
export async function writeTwin(project: Project, page: Page): Promise<string | undefined> {
  if (page.kind === 'operation') return writeOperation(project, page);
  return page.kind === 'schema' ? writeSchema(project, page) : undefined;
}

async function writeSchema(project: Project, page: SchemaPage): Promise<string> {
  const schema = openSchema(project.reading().documents, page.schema);
  return writeSchemaTwin({
    title: page.title,
    description: page.frontmatter.description,
    schema,
    users: listSchemaUsers(project, schema),
    body: await readBody(project, page),
  });
}

async function writeOperation(project: Project, page: OperationPage): Promise<string> {
  const { config, documents } = project.reading();
  const operation = openOperation(documents, page.operation);
  const matter = page.frontmatter;
  const security = applyApiAuth(operation.security, config?.api.auth, matter.authMethod);
  const [baseUrl = ''] = operation.isWebhook ? [] : listBaseUrls(operation, config?.api.baseUrl);
  return writeOperationTwin({
    title: page.title,
    description: matter.description,
    operation,
    security,
    baseUrl,
    body: [operation.settings.content ?? '', await readBody(project, page)].join('\n\n'),
    sample: operation.isWebhook
      ? undefined
      : writeCurl(buildRequest(toCallable({ ...operation, security }), { baseUrl })),
  });
}

async function readBody(project: Project, { source }: Page): Promise<string> {
  const text = source && (await project.readText(source.file));
  return source && text ? text.slice(readFrontmatter(text, source.file).bodyOffset) : '';
}
