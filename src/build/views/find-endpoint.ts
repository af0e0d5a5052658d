import { listServers } from '../../http/request/base-url.ts';
import { readApiReference } from '../../openapi/read/find-operation.ts';
import type { Server } from '../../openapi/read/operation.ts';
import type { Page } from '../../site/site.ts';
import type { Project } from '../project/project.ts';

/** What the bar of a page's request shows. */
interface Endpoint {
  readonly method: string;
  readonly baseUrl: string;
  readonly path: string;
  readonly servers: readonly Server[];
}

/** The request that a page describes by hand (`api: "POST /users"`), with the site's base URL; undefined for others. */
export function findEndpoint(project: Project, page: Page): Endpoint | undefined {
  const matter = page.frontmatter;
  const api = matter.api === undefined ? undefined : readApiReference(matter.api);
  const config = project.reading().config?.api;
  if (!api || (matter.playground ?? config?.playground.mode) === 'hide') return undefined;
  const { method, url } = api;
  if (!/^https?:/i.test(url))
    return {
      method,
      baseUrl: (config?.baseUrl[0] ?? '').replace(/\/+$/, ''),
      path: url,
      servers: listServers({ servers: [] }, config?.baseUrl),
    };
  const baseUrl = /^https?:\/\/[^/]+/i.exec(url)?.[0] ?? '';
  return { method, baseUrl, path: url.slice(baseUrl.length) || '/', servers: [] };
}
