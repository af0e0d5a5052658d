import { readFrontmatter } from '../content/frontmatter.ts';
import { openOperation } from '../openapi/open-operation.ts';
import { applyApiAuth } from '../request/api-auth.ts';
import { listBaseUrls } from '../request/base-url.ts';
import { buildRequest } from '../request/build-request.ts';
import { writeCurl } from '../request/samples/curl.ts';
import type { OperationPage, Page } from '../site/site.ts';
import { writeOperationTwin } from '../site/twin/write-operation.ts';
import type { Project } from './project.ts';

/** The same page as Markdown; undefined for pages that have no such twin. */
export async function writeTwin(project: Project, page: Page): Promise<string | undefined> {
  return page.kind === 'operation' ? writeOperation(project, page) : undefined;
}

async function writeOperation(project: Project, page: OperationPage): Promise<string> {
  const { config, documents } = project.reading();
  const operation = openOperation(documents, page.operation);
  const matter = page.source?.frontmatter;
  const security = applyApiAuth(operation.security, config?.api.auth, matter?.authMethod);
  const [baseUrl = ''] = operation.isWebhook ? [] : listBaseUrls(operation, config?.api.baseUrl);
  return writeOperationTwin({
    title: page.title,
    description: matter?.description,
    operation,
    security,
    baseUrl,
    body: await readBody(project, page),
    sample: operation.isWebhook
      ? undefined
      : writeCurl(buildRequest({ ...operation, security }, { baseUrl })),
  });
}

async function readBody(project: Project, { source }: OperationPage): Promise<string> {
  const text = source && (await project.readText(source.file));
  return source && text ? text.slice(readFrontmatter(text, source.file).bodyOffset) : '';
}
