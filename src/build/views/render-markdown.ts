import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { toCallable } from '../../http/form/callable.ts';
import { applyApiAuth } from '../../http/request/api-auth.ts';
import { listBaseUrls, listServers } from '../../http/request/base-url.ts';
import { buildRequest } from '../../http/request/build-request.ts';
import { fitSamples, listSamples } from '../../http/samples/list-samples.ts';
import { openSchema } from '../../openapi/read/open-schema.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';
import { openOperation } from '../../openapi/read/read-operations.ts';
import { renderDocMarkdown } from '../../site/markdown/doc-markdown.ts';
import { renderOperationMarkdown } from '../../site/markdown/operation-markdown.ts';
import { renderOverviewMarkdown } from '../../site/markdown/overview-markdown.ts';
import { renderSchemaMarkdown } from '../../site/markdown/schema-markdown.ts';
import { type ManualOperation, openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import type { DocPage, OperationPage, Page, SchemaPage } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { findEndpoint } from './find-endpoint.ts';
import { listSchemaUsers } from './view-schema.ts';

/** The same page as Markdown. `body` is what `writeContent` made of its compiled file. */
export function renderMarkdown(
  project: Project,
  page: Page,
  compiled: CompiledPage | undefined,
  body: string,
): string {
  if (page.kind === 'operation') return writeOperation(project, page, body);
  if (page.kind === 'schema') return writeSchema(project, page, body);
  return page.kind === 'overview' ? renderOverviewMarkdown(page) : writeDoc(project, page, compiled, body);
}

function writeDoc(project: Project, page: DocPage, compiled: CompiledPage | undefined, body: string): string {
  const { title, frontmatter } = page;
  const written =
    (frontmatter.mode ?? 'default') === 'default' ? openManualEndpoint(page, compiled) : undefined;
  const request = written && prepare(project, page, written.summary, written);
  const endpoint = findEndpoint(project, page);
  const isCustom = frontmatter.mode === 'custom';
  return renderDocMarkdown({
    title,
    description: isCustom ? undefined : frontmatter.description,
    deprecated: frontmatter.deprecated === true,
    endpoint,
    servers: endpoint ? (request?.servers ?? endpoint.servers) : [],
    security: request?.security ?? [],
    body,
    samples: compiled?.usedComponents.includes('RequestExample') ? [] : (request?.samples ?? []),
  });
}

function writeSchema(project: Project, page: SchemaPage, body: string): string {
  const schema = openSchema(project.reading().documents, page.schema);
  return renderSchemaMarkdown({
    title: page.title,
    description: page.frontmatter.description,
    schema,
    users: listSchemaUsers(project, schema),
    body,
  });
}

function writeOperation(project: Project, page: OperationPage, body: string): string {
  const { operation, security, baseUrl, servers, samples } = prepare(
    project,
    page,
    page.operation,
    undefined,
  );
  return renderOperationMarkdown({
    title: page.title,
    description: page.frontmatter.description,
    operation,
    security,
    baseUrl,
    body: [operation.settings.content ?? '', body].join('\n\n'),
    servers,
    samples,
  });
}

/** The operation as its page calls it, with a sample; none for a webhook. */
function prepare(
  project: Project,
  { frontmatter }: Page,
  summary: OperationSummary,
  written: ManualOperation | undefined,
) {
  const { config, documents } = project.reading();
  const operation = openOperation(written ? [written.document] : documents, summary);
  const security = applyApiAuth(operation.security, config?.api.auth, frontmatter.authMethod);
  const given = written?.hasHost ? [] : config?.api.baseUrl;
  const [baseUrl = ''] = operation.isWebhook ? [] : listBaseUrls(operation, given);
  const request = buildRequest(toCallable({ ...operation, security }), { baseUrl });
  const { languages } = config?.api.request.example ?? {};
  return {
    operation,
    security,
    baseUrl,
    servers: operation.isWebhook ? [] : listServers(operation, given),
    samples: operation.isWebhook ? [] : fitSamples(listSamples(request, operation.codeSamples, languages)),
  };
}
