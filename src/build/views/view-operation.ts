import { findLanguage } from '../../content/code/code-languages.ts';
import type { Frontmatter } from '../../content/files/frontmatter-schema.ts';
import { callId, toCallable } from '../../http/form/callable.ts';
import { readForm } from '../../http/form/read-form.ts';
import { isSimpleCall } from '../../http/playground/is-simple-call.ts';
import { applyApiAuth } from '../../http/request/api-auth.ts';
import { listBaseUrls, listServers } from '../../http/request/base-url.ts';
import { buildRequest } from '../../http/request/build-request.ts';
import { rootServer } from '../../http/request/resolve-server.ts';
import { highlightSample } from '../../http/samples/define-language.ts';
import { fitSamples, listSamples } from '../../http/samples/list-samples.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import type { Operation, OperationSummary, SecurityScheme, Server } from '../../openapi/read/operation.ts';
import { openOperation } from '../../openapi/read/read-operations.ts';
import { bundleSchemas } from '../../openapi/rows/bundle-schemas.ts';
import type { ManualOperation } from '../../site/operations/manual-endpoint.ts';
import type { OperationView, PlaygroundView, RequestSample } from '../../site/pages/views.ts';
import type { Project } from '../project/project.ts';
import { viewResponses } from './view-responses.ts';

/**
 * What an operation's page shows that takes `api` of `site.json` too: the base URL, the authorizations, samples of the
 * documented request and the examples of each response. `authMethod` and `playground` are
 * the page's own; `written` is the operation when the page describes it by hand.
 */
export async function viewOperation(
  project: Project,
  summary: OperationSummary,
  { authMethod, playground }: Pick<Frontmatter, 'authMethod' | 'playground'>,
  written?: ManualOperation,
): Promise<OperationView> {
  const { config } = project.reading();
  const documents = written ? [written.document] : project.reading().documents;
  const api = config && (written?.hasHost ? { ...config.api, baseUrl: [] } : config.api);
  const operation = openOperation(documents, summary);
  const document = documents.find(({ name }) => name === summary.document);
  const [baseUrl = ''] = operation.isWebhook ? [] : listBaseUrls(operation, api?.baseUrl);
  const security = applyApiAuth(operation.security, api?.auth, authMethod);
  const servers = operation.isWebhook ? [] : listServers(operation, api?.baseUrl);
  const isShown = !operation.isWebhook && (playground ?? api?.playground.mode) === 'show';
  const call = toCallable({ ...operation, security });
  const request = buildRequest(call, { baseUrl });
  const id = callId(operation, authMethod);
  if (isShown) project.calls.set(id, { id, call, servers });
  const samples = operation.isWebhook
    ? []
    : fitSamples(listSamples(request, operation.codeSamples, api?.request.example.languages));
  const show = async (title: string, language: string, code: string): Promise<RequestSample> => ({
    title,
    language,
    html: await project.compiler.highlighter.highlight(code, language),
  });
  return {
    operation,
    baseUrl,
    servers,
    security,
    samples: await Promise.all(
      samples.map(({ title, language, generatedIn, code }) =>
        generatedIn === undefined
          ? show(title, findLanguage(language) ?? 'text', code)
          : { title, language, id: generatedIn.id, html: highlightSample(generatedIn, code) },
      ),
    ),
    playground:
      document && isShown
        ? viewPlayground(operation, {
            document,
            security,
            servers,
            canRelay: !api?.playground.disableProxy,
            authMethod,
          })
        : undefined,
    responses: await viewResponses(operation.responses, project.compiler.highlighter.highlight),
  };
}

interface PlaygroundOptions {
  /** The operation's own. */
  readonly document: OpenApiDocument;
  readonly security: readonly (readonly SecurityScheme[])[];
  readonly servers: readonly Server[];
  /** `api.playground.disableProxy` is not set. */
  readonly canRelay: boolean;
  /** The page's own. */
  readonly authMethod?: string | undefined;
}

/** What an operation's playground knows and asks for. */
function viewPlayground(
  operation: Operation,
  { document, security, servers, canRelay, authMethod }: PlaygroundOptions,
): PlaygroundView {
  const [first = rootServer, ...others] = servers;
  const data = {
    id: callId(operation, authMethod),
    call: toCallable({ ...operation, security }),
    servers: [first, ...others] as const,
    canRelay,
    ...bundleSchemas(document, operation),
  };
  return {
    data: { ...data, isSimple: isSimpleCall(data) },
    form: readForm([document], operation),
  };
}
