import { createMcpAnswer } from './answer-mcp.ts';
import { parseMcpSite } from './mcp-site.ts';

interface FetchMcpOptions {
  /** What `writeMcpSite` wrote, with the text of every page in it. */
  readonly site: string;
  /** Octavo's own. */
  readonly version: string;
}

/**
 * The tools of a site as a function of the web's `Request`, for platforms that serve a site by one. `address` is the IP
 * address of the reader, by which requests are limited, in this process.
 */
export function createFetchMcp({
  site,
  version,
}: FetchMcpOptions): (request: Request, address: string | undefined) => Promise<Response> {
  const known = parseMcpSite(site, async () => '');
  // Workers make nothing that needs chance or time before the first request.
  let answer: ReturnType<typeof createMcpAnswer> | undefined;
  return (request, address) => {
    answer ??= createMcpAnswer(async () => known, version);
    // Which port the site is served at is the platform's matter.
    return answer(request, { address, port: 0, isLocal: false, allowedHosts: [] });
  };
}
