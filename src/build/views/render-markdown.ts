import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { writeSocketSamples } from '../../http/samples/socket-samples.ts';
import { openOperation } from '../../openapi/read/read-operations.ts';
import { createSiteTranslate } from '../../site/languages.ts';
import { keepsUrls, writeUrl } from '../../site/links/site-url.ts';
import type { Update } from '../../site/machines/feed.ts';
import { type OperationMarkdown, renderOperationMarkdown } from '../../site/markdown/operation-markdown.ts';
import {
  type DocMarkdown,
  renderDocMarkdown,
  renderOverviewMarkdown,
  writeDirectory,
} from '../../site/markdown/page-markdown.ts';
import { rewriteMarkdownLinks } from '../../site/markdown/rewrite-links.ts';
import { renderSchemaMarkdown } from '../../site/markdown/schema-markdown.ts';
import { findDirectory } from '../../site/navigation/directory.ts';
import { findEndpoint, listCallSamples, openCall } from '../../site/operations/describe-call.ts';
import { describeSocket } from '../../site/operations/describe-socket.ts';
import { openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import { exampleOwnValues } from '../../site/operations/own-parameters.ts';
import { chooseRowBudget } from '../../site/operations/schema-urls.ts';
import type { DocPage, OperationPage, Page, SchemaPage, Site } from '../../site/site.ts';
import { type PageBody, writePageBody } from '../compiler/page-body.ts';
import type { Project } from '../project/project.ts';
import { listSchemaUsers, readSchemaOfPage } from './view-schema.ts';

/** What a page is for machines. */
export interface PageTexts {
  readonly markdown: string;
  /** Those of its changelog. */
  readonly updates: readonly Update[];
}

/** The same of a page that an earlier build has rendered: with their Markdown they would be most of what a build holds. */
export interface KeptTexts extends Omit<PageTexts, 'markdown'> {
  /** Gives it in UTF-8, until it is called for any page again; undefined when it is gone. */
  readonly readMarkdown: () => Uint8Array | undefined;
}

/** By `Page.path`: what was made of pages when they were rendered, by this build and by earlier ones, whose files are written. */
export interface KnownTexts {
  readonly texts: ReadonlyMap<string, PageTexts>;
  readonly keptTexts: ReadonlyMap<string, KeptTexts>;
}

/** A page's texts, from its compiled file, which is undefined for one without a file; `known` is what of it is written already. */
export function writePageTexts(
  project: Project,
  site: Site,
  page: Page,
  compiled: CompiledPage | undefined,
  known?: PageBody,
): PageTexts {
  const { markdown, updates } = known ?? writePageBody(compiled, site);
  return { markdown: renderMarkdown(project, site, page, compiled, markdown), updates };
}

/** Those that are known already by the page's path, else the same with the page's file as it is now. */
export async function readPageTexts(
  project: Project,
  site: Site,
  page: Page,
  known?: KnownTexts,
): Promise<PageTexts> {
  const kept = known?.keptTexts.get(page.path);
  const markdown = kept?.readMarkdown();
  if (kept && markdown) return { updates: kept.updates, markdown: Buffer.from(markdown).toString() };
  const text = known?.texts.get(page.path);
  return text ?? writePageTexts(project, site, page, await project.compiler.compile(page));
}

/** A page as Markdown. `body` is that of its compiled file. */
function renderMarkdown(
  project: Project,
  site: Site,
  page: Page,
  compiled: CompiledPage | undefined,
  body: string,
): string {
  if (page.kind === 'doc') return writeDoc(site, page, compiled, body);
  const markdown =
    page.kind === 'operation'
      ? writeOperation(project, site, page, body)
      : page.kind === 'schema'
        ? writeSchema(project, site, page, body)
        : renderOverviewMarkdown(page, createSiteTranslate(site, page));
  return keepsUrls(site) ? markdown : rewriteMarkdownLinks(markdown, (url) => writeUrl(site, url));
}

function writeDoc(site: Site, page: DocPage, compiled: CompiledPage | undefined, body: string): string {
  const { title, frontmatter } = page;
  const t = createSiteTranslate(site, page);
  const manual =
    (frontmatter.mode ?? 'default') === 'default' ? openManualEndpoint(page, compiled) : undefined;
  const operation =
    manual && exampleOwnValues(openOperation([manual.document], manual.summary), site.api.variables);
  const call = operation && openCall(site, page, operation);
  const endpoint = findEndpoint(site, page);
  const isCustom = frontmatter.mode === 'custom' || frontmatter.mode === 'frame';
  const directory = findDirectory(site, page);
  const listing = directory && writeDirectory(directory.entries, t);
  const hasOwnSamples = compiled?.usedComponents.includes('RequestExample');
  const markdown: DocMarkdown = {
    title,
    description: isCustom ? undefined : frontmatter.description,
    deprecated: frontmatter.deprecated === true,
    endpoint,
    servers: endpoint ? (call?.servers ?? endpoint.servers) : [],
    security: call?.security ?? [],
    body,
    samples: call && !hasOwnSamples ? listCallSamples(site, call, operation) : [],
    directory:
      listing && (keepsUrls(site) ? listing : rewriteMarkdownLinks(listing, (url) => writeUrl(site, url))),
  };
  return renderDocMarkdown(markdown, t);
}

function writeSchema(project: Project, site: Site, page: SchemaPage, body: string): string {
  const schema = readSchemaOfPage(project, site, page);
  const { title, frontmatter } = page;
  const users = listSchemaUsers(site, schema);
  return renderSchemaMarkdown(
    { title, description: frontmatter.description, schema, users, body },
    createSiteTranslate(site, page),
  );
}

function writeOperation(project: Project, site: Site, page: OperationPage, body: string): string {
  const operation = exampleOwnValues(
    openOperation(
      project.reading().documents,
      page.operation,
      chooseRowBudget(site, page.operation.document),
    ),
    site.api.variables,
  );
  const call = openCall(site, page, operation);
  const socket = describeSocket(operation, call);
  const { security, baseUrl, servers } = call;
  const markdown: OperationMarkdown = {
    title: page.title,
    description: page.frontmatter.description,
    operation,
    security,
    baseUrl,
    body: [operation.settings.content ?? '', body].join('\n\n'),
    servers,
    samples: socket ? writeSocketSamples(socket) : listCallSamples(site, call, operation),
  };
  return renderOperationMarkdown(markdown, createSiteTranslate(site, page));
}
