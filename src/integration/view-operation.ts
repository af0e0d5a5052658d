import { findLanguage } from '../content/highlight/languages.ts';
import { openOperation } from '../openapi/open-operation.ts';
import type { OperationSummary, Response } from '../openapi/operation.ts';
import { applyApiAuth } from '../request/api-auth.ts';
import { listBaseUrls } from '../request/base-url.ts';
import { buildRequest } from '../request/build-request.ts';
import { highlightSample } from '../request/samples/highlight-sample.ts';
import { listSamples } from '../request/samples/list-samples.ts';
import type { Example, OperationView } from '../site/operation-view.ts';
import type { Project } from './project.ts';

/**
 * What an operation's page shows that takes `api` of `site.json` too: the base URL, the authorizations, samples of the
 * documented request and an example of each response. `authMethod` is the page's own.
 */
export async function viewOperation(
  project: Project,
  summary: OperationSummary,
  authMethod: string | undefined,
): Promise<OperationView> {
  const { config, documents } = project.reading();
  const api = config?.api;
  const operation = openOperation(documents, summary);
  const [baseUrl = ''] = listBaseUrls(operation, api?.baseUrl);
  const security = applyApiAuth(operation.security, api?.auth, authMethod);
  const request = buildRequest({ ...operation, security }, { baseUrl });
  const samples = operation.isWebhook
    ? []
    : listSamples(request, operation.codeSamples, api?.request.example.languages);
  const show = async (title: string, language: string, code: string): Promise<Example> => ({
    title,
    language,
    html: await project.compiler.highlighter.highlight(code, language),
  });
  const responses = operation.responses.flatMap((response) => listExamples(response));
  return {
    operation,
    baseUrl,
    security,
    samples: await Promise.all(
      samples.map(({ title, language, id, code }) =>
        id === undefined
          ? show(title, findLanguage(language) ?? 'text', code)
          : { title, language, html: highlightSample(id, code) },
      ),
    ),
    responses: await Promise.all(responses.map(({ status, text }) => show(status, 'json', text))),
  };
}

function listExamples({ status, content }: Response): readonly { status: string; text: string }[] {
  const [example] = content.flatMap(({ examples }) => examples);
  return example ? [{ status, text: example.text }] : [];
}
