import { findLanguage } from '../../content/code/code-languages.ts';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { readForm } from '../../http/form/read-form.ts';
import { isSimpleCall } from '../../http/playground/is-simple-call.ts';
import { createCredential } from '../../http/request/credential.ts';
import { rootServer } from '../../http/request/resolve-server.ts';
import { highlightSample } from '../../http/samples/define-language.ts';
import { writeSocketSamples } from '../../http/samples/socket-samples.ts';
import type { Translate } from '../../i18n/translate.ts';
import { findMediaLanguage, holdsBytes } from '../../lib/text/media-type.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import type {
  Example,
  MediaType,
  Operation,
  OperationSummary,
  Response,
} from '../../openapi/read/operation.ts';
import { openOperation } from '../../openapi/read/read-operations.ts';
import { bundleSchemas } from '../../openapi/rows/bundle-schemas.ts';
import { createSiteTranslate } from '../../site/languages.ts';
import { listAnswerLinks } from '../../site/operations/answer-links.ts';
import { listCallSamples, type OpenedCall, openCall } from '../../site/operations/describe-call.ts';
import { describeSocket, listMessagesOf } from '../../site/operations/describe-socket.ts';
import { openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import { exampleOwnValues } from '../../site/operations/own-parameters.ts';
import { chooseRowBudget } from '../../site/operations/schema-urls.ts';
import type {
  OperationView,
  PlaygroundView,
  RequestSample,
  ResponseExample,
  ResponseExamples,
  SocketView,
} from '../../site/pages/views.ts';
import type { OperationPage, Page, Site } from '../../site/site.ts';
import type { Project } from '../project/project.ts';

/**
 * What an operation's page shows that takes `api` of `site.json` too: the base URL, the authorizations, samples of the
 * documented request and the examples of each response.
 */
export function viewOperation(project: Project, site: Site, page: OperationPage): Promise<OperationView> {
  return view(project, site, page, page.operation, project.reading().documents);
}

/**
 * What the page of a request that is described by hand shows besides its own text: base URLs, authorization, samples and
 * playground; undefined for other pages, and for those whose `mode` leaves no room for it.
 */
export async function viewManualEndpoint(
  project: Project,
  site: Site,
  page: Page,
  compiled: CompiledPage | undefined,
): Promise<OperationView | undefined> {
  const manual =
    (page.frontmatter.mode ?? 'default') === 'default' ? openManualEndpoint(page, compiled) : undefined;
  if (!manual) return undefined;
  const shown = await view(project, site, page, manual.summary, [manual.document]);
  return {
    ...shown,
    isManual: true,
    playground: shown.playground && fillIn(shown.playground, manual.initialValues),
  };
}

function fillIn({ form, ...view }: PlaygroundView, values: ReadonlyMap<string, unknown>): PlaygroundView {
  const parameters = form.parameters.map((parameter) => ({
    ...parameter,
    value: values.get(`${parameter.in}.${parameter.field.name}`) ?? parameter.value,
  }));
  return { ...view, form: { ...form, parameters } };
}

async function view(
  project: Project,
  site: Site,
  page: Page,
  summary: OperationSummary,
  documents: readonly OpenApiDocument[],
): Promise<OperationView> {
  const operation = exampleOwnValues(
    openOperation(documents, summary, chooseRowBudget(site, summary.document)),
    site.api.variables,
  );
  const document = documents.find(({ name }) => name === summary.document);
  const opened = openCall(site, page, operation);
  const { baseUrl, servers, security } = opened;
  const { highlight } = project.compiler.highlighter;
  const t = createSiteTranslate(site, page);
  const socket = describeSocket(operation, opened);
  const show = async (title: string, language: string, code: string): Promise<RequestSample> => ({
    title,
    language,
    html: await highlight(code, language),
  });
  return {
    operation,
    baseUrl,
    servers,
    security,
    socket: viewSocket(operation, opened),
    samples: await Promise.all([
      ...(operation.isWebhook
        ? listPayloads(operation, t)
        : socket
          ? []
          : listMessages(operation, 'send')
      ).map(({ title, language, text }) => show(title, language, text)),
      ...(socket ? writeSocketSamples(socket) : []).map(({ title, language, code }) =>
        show(title, language, code),
      ),
      ...listCallSamples(site, opened, operation, t).map(({ title, language, generatedIn, code }) =>
        generatedIn === undefined
          ? show(title, findLanguage(language) ?? 'text', code)
          : { title, language, id: generatedIn.id, html: highlightSample(generatedIn, code) },
      ),
    ]),
    playground:
      document && opened.isTried ? viewPlayground(document, operation, opened, site.api) : undefined,
    responses: await viewResponses(
      operation.channel === undefined ? operation.responses : listReceived(operation),
      highlight,
    ),
  };
}

/** What a webhook brings, an example for each tab. */
function listPayloads(
  { requestBody }: Operation,
  t: Translate,
): readonly { readonly title: string; readonly language: string; readonly text: string }[] {
  const content = requestBody?.content ?? [];
  return content.flatMap(({ mediaType, examples }) =>
    examples.flatMap(({ name, summary, text, link }) => {
      const title = (summary ?? name) || (content.length > 1 ? mediaType : t('Body'));
      return link === undefined ? [{ title, language: findMediaLanguage(mediaType), text }] : [];
    }),
  );
}

/** An example for each tab. */
function listMessages(operation: Operation, direction: 'send' | 'receive') {
  return listMessagesOf(operation, direction).flatMap(({ title, payload: { mediaType, examples } }) =>
    examples.flatMap(({ name, summary, text, link }, index) => {
      const own = summary ?? name;
      const full = index === 0 || own === '' ? title : `${title}: ${own}`;
      return link === undefined ? [{ title: full, language: findMediaLanguage(mediaType), text }] : [];
    }),
  );
}

function listReceived(operation: Operation) {
  return listMessagesOf(operation, 'receive').map(({ title, payload }) => ({
    status: title,
    content: [payload],
  }));
}

function viewSocket(
  operation: Operation,
  { sockets: [first, ...others], security }: OpenedCall,
): SocketView | undefined {
  if (!first) return undefined;
  const headers = [
    ...operation.parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name),
    ...security.flat().flatMap((scheme) => {
      const credential = createCredential(scheme);
      return credential?.in === 'header' ? [credential.name] : [];
    }),
  ];
  return {
    servers: [first, ...others],
    messages: listMessages(operation, 'send'),
    headers: [...new Set(headers)],
  };
}

/** What an operation's playground knows and asks for. */
function viewPlayground(
  document: OpenApiDocument,
  operation: Operation,
  { id, call, servers, canRelay }: OpenedCall,
  { playground: { prefill, credentials }, variables }: Site['api'],
): PlaygroundView {
  const [first = rootServer, ...others] = servers;
  const links = listAnswerLinks(document, operation);
  const data = {
    id,
    call,
    servers: [first, ...others] as const,
    canRelay,
    document: operation.document,
    ...(links.length > 0 ? { links } : {}),
    ...(credentials ? { sendsCookies: true } : {}),
    ...bundleSchemas(document, operation),
  };
  return {
    data: { ...data, isSimple: isSimpleCall(data) },
    form: readForm([document], operation, prefill),
    ownNames: Object.keys(variables),
  };
}

/** Characters of a page's examples that are highlighted, each of which costs the page about five more. */
const maximumHighlighted = 20_000;

/** A text as highlighted HTML. */
type Highlight = (code: string, language: string) => Promise<string>;

/**
 * Every example of every response, by status in the document's order; a status without any is left out. Those after
 * many others are shown in one color.
 */
export async function viewResponses(
  responses: readonly Pick<Response, 'status' | 'content'>[],
  highlight: Highlight,
): Promise<readonly ResponseExamples[]> {
  const room = { left: maximumHighlighted };
  const viewed = responses.map(async ({ status, content }) => {
    const isMixed = content.length > 1;
    const known = new Set<string>();
    const found = content.flatMap((media) =>
      listExamples(media).filter(({ example }) => {
        // Media types that differ by a parameter alone share what was made from their schema.
        const key = `${example?.name} ${findMediaLanguage(media.mediaType)} ${example?.text}`;
        return example === undefined || example.link !== undefined || known.size < known.add(key).size;
      }),
    );
    const examples = found.map(({ mediaType, example }) =>
      show(mediaType, example, isMixed, (code, language) => {
        room.left -= code.length;
        return highlight(code, room.left < 0 ? 'text' : language);
      }),
    );
    return { status, examples: await Promise.all(examples) };
  });
  return (await Promise.all(viewed)).filter(({ examples }) => examples.length > 0);
}

interface Found {
  readonly mediaType: string;
  /** Undefined for a file without one. */
  readonly example: Example | undefined;
}

function listExamples({ mediaType, examples }: MediaType): readonly Found[] {
  if (examples.length === 0 && holdsBytes(mediaType)) return [{ mediaType, example: undefined }];
  return examples.map((example) => ({ mediaType, example }));
}

async function show(
  mediaType: string,
  example: Example | undefined,
  isMixed: boolean,
  highlight: Highlight,
): Promise<ResponseExample> {
  const name = example?.summary ?? example?.name ?? '';
  const text = example === undefined || example.link !== undefined ? undefined : example.text;
  return {
    title: name === '' ? mediaType : name,
    mediaType: isMixed && name !== '' ? mediaType : undefined,
    description: example?.description,
    html: text === undefined ? undefined : await highlight(text, findMediaLanguage(mediaType)),
    link: example?.link,
    file: example === undefined ? mediaType : undefined,
  };
}
