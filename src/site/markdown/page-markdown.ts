import type { Translate } from '../../i18n/translate.ts';
import { safeUrl } from '../../lib/html/safe-url.ts';
import type { SecurityScheme, Server } from '../../openapi/read/operation.ts';
import type { DocumentInfo } from '../../openapi/read/read-info.ts';
import type { DirectoryEntry } from '../navigation/directory.ts';
import type { Overview } from '../site.ts';
import { writeCodeSpan, writeHeading } from './markdown-text.ts';
import { type MarkdownSample, writeSamples, writeSecurity, writeServers } from './request-markdown.ts';
import { writeDeprecated, writeDocs, writeLinkEntry } from './schema-markdown.ts';

/** What a page of the writer's own shows. */
export interface DocMarkdown {
  readonly title: string;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  /** A request that the page describes by hand. */
  readonly endpoint: { readonly method: string; readonly baseUrl: string; readonly path: string } | undefined;
  /** All base URLs of that request. */
  readonly servers: readonly Server[];
  readonly security: readonly (readonly SecurityScheme[])[];
  /** What its file says, as Markdown. */
  readonly body: string;
  /** The request as code. */
  readonly samples: readonly MarkdownSample[];
  /** The pages of its group, as a list. */
  readonly directory: string | undefined;
}

/** A page of the writer's own as Markdown (CommonMark): all that it says, in its language. */
export function renderDocMarkdown(page: DocMarkdown, t: Translate): string {
  const { title, description, deprecated, endpoint, servers, security, body, samples, directory } = page;
  const parts = [
    writeHeading(1, title),
    deprecated && writeDeprecated(t),
    description?.trim(),
    endpoint && writeCodeSpan(`${endpoint.method} ${endpoint.baseUrl}${endpoint.path}`),
    ...writeServers(servers, t),
    ...writeSecurity(security, t),
    body.trim(),
    ...writeSamples(samples, t),
    directory,
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}

/** The pages of a group as a list (CommonMark), those of the groups inside it below these. */
export function writeDirectory(entries: readonly DirectoryEntry[], t: Translate, indent = ''): string {
  return entries
    .flatMap(({ title, url, description, pages }) => [
      `${indent}${writeLinkEntry(title, url, t)}${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`,
      ...(pages.length > 0 ? [writeDirectory(pages, t, `${indent}  `)] : []),
    ])
    .join('\n');
}

/** What the page of a document, or of a tag, shows. */
interface OverviewMarkdown {
  readonly title: string;
  readonly overview: Overview;
}

/** A document's or a tag's page as Markdown (CommonMark): all that it says, with links to its pages. */
export function renderOverviewMarkdown({ title, overview }: OverviewMarkdown, t: Translate): string {
  const { info, text, externalDocs, groups } = overview;
  const isIndex = groups.every(({ links }) => links.length === 0);
  const parts = [
    writeHeading(1, title),
    info?.summary,
    text?.trim(),
    externalDocs && writeDocs(externalDocs, t),
    info && writeInfo(info, t),
    ...(isIndex && groups.length > 0
      ? [
          writeHeading(2, t('Groups')),
          groups
            .map(
              ({ name, url, count }) =>
                `${writeLinkEntry(name, url, t)}: ${t.plural(count, '{count} operations')}`,
            )
            .join('\n'),
        ]
      : groups.flatMap(({ name, links }) => [
          writeHeading(2, name || t('Operations')),
          links.map((link) => writeLinkEntry(link.title, link.url, t, link.operation)).join('\n'),
        ])),
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}

function writeInfo({ version, links }: DocumentInfo, t: Translate): string {
  const facts = [
    ...(version === undefined ? [] : [`- ${t('Version')}: ${version}`]),
    ...links.map(({ label, text, url }) => {
      const href = url === undefined ? undefined : safeUrl(url);
      return `- ${t.known(label)}: ${text}${href === undefined || href === text ? '' : ` <${encodeURI(href)}>`}`;
    }),
  ];
  return facts.join('\n');
}
