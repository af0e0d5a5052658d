import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeTokenCall } from '../../http/oauth/token-call.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';
import { openOperation } from '../../openapi/read/read-operations.ts';
import { listTokenUrls } from '../../openapi/read/read-security.ts';
import { type RelaySite, relayFile, writeRelaySite } from '../../relay/relay-data.ts';
import type { RelayOperation } from '../../relay/relay-options.ts';
import { describeCall, openCall } from '../../site/operations/describe-call.ts';
import { openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import type { Page, Site } from '../../site/site.ts';
import type { Project } from '../project/project.ts';

/** Operations by `PlaygroundData.id`, as pages that are rendered already call them. */
type KnownCalls = ReadonlyMap<string, RelayOperation>;

/** A page whose playground sends requests, and what the relay knows the request by. */
interface CallPage {
  readonly id: string;
  readonly open: () => RelayOperation | Promise<RelayOperation | undefined>;
}

/** What the relay knows of a site as its files are now, or undefined when the site wants none. */
export function openRelaySite(project: Project): RelaySite | undefined {
  const site = project.site();
  if (!site || !hasRelay(site)) return undefined;
  return {
    origins: listOrigins(site),
    findOperation(id) {
      const token = listTokenCalls(project).find((call) => call.id === id);
      if (token) return token;
      for (const page of listCallPages(project, site)) if (page.id === id) return page.open();
      return undefined;
    },
  };
}

/**
 * What the relay has to know of a site, as JSON: the operations of all pages that show a playground. Undefined when the
 * site wants no relay, or has nothing to call.
 */
export async function writeRelayText(
  project: Project,
  known: KnownCalls = new Map(),
): Promise<string | undefined> {
  const site = project.site();
  if (!site || !hasRelay(site)) return undefined;
  const operations: RelayOperation[] = [];
  for (const { id, open } of listCallPages(project, site)) {
    const operation = known.get(id) ?? (await open());
    if (operation) operations.push(operation);
  }
  if (operations.length > 0) operations.push(...listTokenCalls(project));
  return operations.length === 0 ? undefined : writeRelaySite(listOrigins(site), operations);
}

/** Writes it into a built site's folder (absolute). */
export async function writeRelayFile(project: Project, known: KnownCalls, output: string): Promise<void> {
  const text = await writeRelayText(project, known);
  if (text === undefined) return;
  const file = join(output, relayFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The token URLs of the site's documents as operations: a form is posted there. */
function listTokenCalls(project: Project): readonly RelayOperation[] {
  const urls = new Set(project.reading().documents.flatMap(listTokenUrls));
  return [...urls].map((url) => describeTokenCall(url));
}

function hasRelay({ api }: Site): boolean {
  return !api.playground.disableProxy;
}

/** Where the site is published, as `site.json` says. */
function listOrigins({ siteUrl }: Site): readonly string[] {
  const origin = URL.parse(siteUrl ?? '')?.origin;
  return origin === undefined ? [] : [origin];
}

function* listCallPages(project: Project, site: Site): Generator<CallPage> {
  const known = new Set<string>();
  for (const page of site.pages) {
    const found = findCall(project, site, page);
    if (!found || known.has(found.id)) continue;
    known.add(found.id);
    yield found;
  }
}

function findCall(project: Project, site: Site, page: Page): CallPage | undefined {
  const manual = openManualEndpoint(page, undefined);
  const summary = page.kind === 'operation' ? page.operation : manual?.summary;
  if (!summary) return undefined;
  const { id, isTried } = describeCall(site, page, summary);
  if (!isTried) return undefined;
  return {
    id,
    open: () =>
      manual
        ? openManualCall(project, site, page)
        : openRelayOperation(site, page, summary, project.reading().documents),
  };
}

/** A request that a page describes by hand: what its `ParamField`s say is known when it is compiled. */
async function openManualCall(project: Project, site: Site, page: Page): Promise<RelayOperation | undefined> {
  if ((page.frontmatter.mode ?? 'default') !== 'default') return undefined;
  const manual = openManualEndpoint(page, await project.compiler.compile(page));
  return manual && openRelayOperation(site, page, manual.summary, [manual.document]);
}

function openRelayOperation(
  site: Site,
  page: Page,
  summary: OperationSummary,
  documents: readonly OpenApiDocument[],
): RelayOperation {
  const { id, call, servers } = openCall(site, page, openOperation(documents, summary));
  return { id, call, servers };
}
