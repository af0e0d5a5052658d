import { safeUrl } from '../../lib/html/safe-url.ts';
import type { DocumentInfo } from '../../openapi/read/read-info.ts';
import type { Overview } from '../site.ts';
import { writeHeading } from './markdown-text.ts';
import { writeDocs, writeLinkEntry } from './schema-markdown.ts';

/** What the page of a document, or of a tag, shows. */
interface OverviewMarkdown {
  readonly title: string;
  readonly overview: Overview;
}

/** A document's or a tag's page as Markdown (CommonMark): all that it says, with links to its pages. */
export function renderOverviewMarkdown({ title, overview }: OverviewMarkdown): string {
  const { info, text, externalDocs, groups } = overview;
  const isIndex = groups.every(({ links }) => links.length === 0);
  const parts = [
    writeHeading(1, title),
    info?.summary,
    text?.trim(),
    externalDocs && writeDocs(externalDocs),
    info && writeFacts(info),
    ...(isIndex && groups.length > 0
      ? [
          writeHeading(2, 'Groups'),
          groups
            .map(({ name, url, count }) => {
              const operations = count === 1 ? '1 operation' : `${count} operations`;
              return `${writeLinkEntry(name, url)}: ${operations}`;
            })
            .join('\n'),
        ]
      : groups.flatMap(({ name, links }) => [
          writeHeading(2, name || 'Operations'),
          links.map((link) => writeLinkEntry(link.title, link.url, link.operation)).join('\n'),
        ])),
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}

function writeFacts({ version, links }: DocumentInfo): string {
  const facts = [
    ...(version === undefined ? [] : [`- Version: ${version}`]),
    ...links.map(({ label, text, url }) => {
      const href = url === undefined ? undefined : safeUrl(url);
      return `- ${label}: ${text}${href === undefined || href === text ? '' : ` <${encodeURI(href)}>`}`;
    }),
  ];
  return facts.join('\n');
}
