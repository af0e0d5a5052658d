import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { callId, toCallable } from '../../http/form/callable.ts';
import { applyApiAuth } from '../../http/request/api-auth.ts';
import { listServers } from '../../http/request/base-url.ts';
import { openOperation } from '../../openapi/read/read-operations.ts';
import { type RelaySite, relayFile, writeRelaySite } from '../../relay/relay-data.ts';
import type { RelayOperation } from '../../relay/relay-options.ts';
import { openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import type { OperationPage, Page } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { viewManualEndpoint } from './view-manual-endpoint.ts';

/** A page whose playground sends requests, and what the relay knows the request by. */
interface CallPage {
  readonly id: string;
  readonly open: () => RelayOperation | Promise<RelayOperation | undefined>;
}

/** The operations that readers may call through the relay: those of all pages that show a playground. */
async function listRelayOperations(project: Project): Promise<readonly RelayOperation[]> {
  const operations: RelayOperation[] = [];
  for (const { id, open } of listCallPages(project)) {
    const operation = project.calls.get(id) ?? (await open());
    if (operation) operations.push(operation);
  }
  return operations;
}

/** What the relay knows of a site as its files are now, or undefined when the site wants none. */
export function openRelaySite(project: Project): RelaySite | undefined {
  if (!hasRelay(project)) return undefined;
  return {
    origins: listOrigins(project),
    findOperation(id) {
      for (const page of listCallPages(project))
        if (page.id === id) return project.calls.get(id) ?? page.open();
      return undefined;
    },
  };
}

/** What the relay has to know of a site, as JSON; undefined when the site wants none, or has nothing to call. */
export async function writeRelayText(project: Project): Promise<string | undefined> {
  if (!hasRelay(project)) return undefined;
  const operations = await listRelayOperations(project);
  return operations.length === 0 ? undefined : writeRelaySite(listOrigins(project), operations);
}

/** Writes it into a built site's folder (absolute). */
export async function writeRelayFile(project: Project, output: string): Promise<void> {
  const text = await writeRelayText(project);
  if (text === undefined) return;
  const file = join(output, relayFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function hasRelay(project: Project): boolean {
  return project.reading().config?.api.playground.disableProxy !== true;
}

/** Where the site is published, as `site.json` says. */
function listOrigins(project: Project): readonly string[] {
  const origin = URL.parse(project.reading().config?.siteUrl ?? '')?.origin;
  return origin === undefined ? [] : [origin];
}

function* listCallPages(project: Project): Generator<CallPage> {
  const known = new Set<string>();
  for (const page of project.site()?.pages ?? []) {
    const found = findCall(project, page);
    if (!found || known.has(found.id)) continue;
    known.add(found.id);
    yield found;
  }
}

function findCall(project: Project, page: Page): CallPage | undefined {
  const { authMethod, playground, api } = page.frontmatter;
  if ((playground ?? project.reading().config?.api.playground.mode) !== 'show') return undefined;
  if (page.kind === 'operation')
    return page.operation.isWebhook
      ? undefined
      : { id: callId(page.operation, authMethod), open: () => openRelayOperation(project, page) };
  const written = page.kind === 'doc' && api !== undefined ? openManualEndpoint(page, undefined) : undefined;
  return written && { id: callId(written.summary, authMethod), open: () => openManualCall(project, page) };
}

/** A request that a page describes by hand: what its `ParamField`s say is known when it is compiled. */
async function openManualCall(project: Project, page: Page): Promise<RelayOperation | undefined> {
  const view = await viewManualEndpoint(project, page, await project.compiler.compile(page));
  if (!view?.playground) return undefined;
  const { id, call, servers } = view.playground.data;
  return { id, call, servers };
}

function openRelayOperation(
  project: Project,
  { operation: summary, frontmatter }: OperationPage,
): RelayOperation {
  const { config, documents } = project.reading();
  const operation = openOperation(documents, summary);
  const security = applyApiAuth(operation.security, config?.api.auth, frontmatter.authMethod);
  return {
    id: callId(operation, frontmatter.authMethod),
    call: toCallable({ ...operation, security }),
    servers: listServers(operation, config?.api.baseUrl),
  };
}
