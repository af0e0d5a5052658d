import { startDevServer } from '../astro/hooks/run-astro.ts';
import type { ProxyRule } from '../build/http/forward-request.ts';
import { openProject } from '../build/project/open-project.ts';
import { growForEdits, limitGrowth } from './limit-heap.ts';
import type { Reach } from './options/network-options.ts';
import { lastPort, listenOn, refusePort } from './ports.ts';
import { type Print, reportChange, reportProblems } from './report.ts';
import { findSiteFolder } from './site-folder.ts';
import { waitForEnd } from './wait-for-end.ts';

interface DevCommand extends Pick<Reach, 'host' | 'allowedHosts'> {
  readonly folder: string | undefined;
  /** As `readBase` gives it; that of `siteUrl` when undefined. */
  readonly base?: string | undefined;
  /** Undefined for the first free one. */
  readonly port: number | undefined;
  readonly proxies: readonly ProxyRule[];
  /** Whether OpenAPI documents are taken from the copies of an earlier build. */
  readonly offline: boolean;
  readonly search: boolean;
  readonly print: Print;
}

/** Milliseconds after the first answer in which the files of that page are asked for, and nobody has edited yet. */
const untilEdited = 2000;

/** `octavo dev`: serves the site as its files are now, until it is stopped, and prints the one URL. */
export async function runDev({
  folder,
  base,
  port,
  host,
  allowedHosts,
  proxies,
  offline,
  search,
  print,
}: DevCommand): Promise<number> {
  const siteRoot = findSiteFolder(folder);
  const project = await openProject({
    siteRoot,
    output: undefined,
    base,
    isOffline: offline,
    hasSearch: search,
    giveUp: (problems) => {
      reportProblems(siteRoot, problems, print);
      print(
        'The server ended, for nothing else can run beside that code. Correct it, and start "octavo dev" again.',
      );
    },
    announce: (change) => reportChange(siteRoot, change, print),
  });
  try {
    reportProblems(siteRoot, project.siteProblems(), print);
    const onAnswered = () => {
      limitGrowth();
      setTimeout(() => growForEdits(project.site()?.pages.length ?? 0), untilEdited).unref();
    };
    const server = await listenOn(port, print, (port) =>
      startDevServer(project, { port, host, allowedHosts, proxies, onAnswered }),
    );
    print(server.url);
    await waitForEnd();
    await server.stop();
    return 0;
  } catch (error) {
    return refusePort(error, port ?? lastPort, print);
  } finally {
    await project.close();
  }
}
