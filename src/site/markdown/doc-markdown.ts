import type { SecurityScheme, Server } from '../../openapi/read/operation.ts';
import { writeCodeSpan, writeHeading } from './markdown-text.ts';
import { type MarkdownSample, writeSamples, writeSecurity, writeServers } from './request-markdown.ts';

/** What a page of the writer's own shows. */
interface DocMarkdown {
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
}

/** A page of the writer's own as Markdown (CommonMark): all that it says. */
export function renderDocMarkdown(page: DocMarkdown): string {
  const { title, description, deprecated, endpoint, servers, security, body, samples } = page;
  const parts = [
    writeHeading(1, title),
    deprecated && '**Deprecated.**',
    description?.trim(),
    endpoint && writeCodeSpan(`${endpoint.method} ${endpoint.baseUrl}${endpoint.path}`),
    ...writeServers(servers),
    ...writeSecurity(security),
    body.trim(),
    ...writeSamples(samples),
  ];
  return `${parts.flatMap((part) => (part ? [part] : [])).join('\n\n')}\n`;
}
