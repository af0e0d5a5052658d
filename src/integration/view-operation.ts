import { openOperation } from '../openapi/open-operation.ts';
import type { OperationSummary } from '../openapi/operation.ts';
import { applyApiAuth } from '../request/api-auth.ts';
import { listBaseUrls } from '../request/base-url.ts';
import { buildRequest } from '../request/build-request.ts';
import { listServers } from '../request/list-servers.ts';
import { writeCurl } from '../request/write-curl.ts';
import type { Example, OperationView } from '../site/operation-view.ts';
import type { Project } from './project.ts';
import { viewResponses } from './view-responses.ts';

/**
 * What an operation's page shows that takes `api` of `site.json` too: the base URL, the authorizations, the cURL
 * sample of the documented request and the examples of each response. `authMethod` is the page's own.
 */
export async function viewOperation(
  project: Project,
  summary: OperationSummary,
  authMethod: string | undefined,
): Promise<OperationView> {
  const { config, documents } = project.reading();
  const api = config?.api;
  const operation = openOperation(documents, summary);
  const [baseUrl = ''] = operation.isWebhook ? [] : listBaseUrls(operation, api?.baseUrl);
  const security = applyApiAuth(operation.security, api?.auth, authMethod);
  const request = buildRequest({ ...operation, security }, { baseUrl });
  const show = async (title: string, language: string, code: string): Promise<Example> => ({
    title,
    language,
    html: await project.compiler.highlighter.highlight(code, language),
  });
  return {
    operation,
    baseUrl,
    servers: operation.isWebhook ? [] : listServers(operation, api?.baseUrl),
    security,
    samples: operation.isWebhook ? [] : [await show('cURL', 'bash', writeCurl(request))],
    responses: await viewResponses(operation.responses, project.compiler.highlighter.highlight),
  };
}
