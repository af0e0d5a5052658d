import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createChangeTaker } from '../build/project/changed-files.ts';
import { openProject } from '../build/project/open-project.ts';
import { openMcpSite } from '../build/views/mcp-pages.ts';
import { packageVersion } from '../lib/package-version.ts';
import { createServer, keepIndex } from '../mcp/create-server.ts';
import { type Print, reportProblems } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

interface McpCommand {
  readonly folder: string | undefined;
  /** Whether OpenAPI documents are taken from the copies of an earlier build. */
  readonly offline: boolean;
  /** Prints to where no message of the protocol goes. */
  readonly warn: Print;
}

/**
 * `octavo mcp`: answers the Model Context Protocol on standard input and output, from a site's sources as they are at
 * each question, until its input ends.
 */
export async function runMcp({ folder, offline, warn }: McpCommand): Promise<number> {
  const siteRoot = findSiteFolder(folder);
  const project = await openProject({
    siteRoot,
    output: undefined,
    isOffline: offline,
    giveUp: (problems) => void reportProblems(siteRoot, problems, warn),
  });
  try {
    const site = project.site();
    if (!site) {
      reportProblems(siteRoot, project.siteProblems(), warn);
      warn('There is no site to answer from. Fix this and start "octavo mcp" again.');
      return 1;
    }
    const takeChanges = createChangeTaker(project);
    await takeChanges();
    let known = openMcpSite(project, site);
    const source = keepIndex(async () => {
      if (await takeChanges()) known = openMcpSite(project, project.site() ?? site);
      return known;
    });
    const handle = serveStdio(() => createServer(source, known.name, packageVersion), {
      onerror: ({ message }) => warn(message),
    });
    await waitForInputEnd();
    await handle.close();
    return 0;
  } finally {
    await project.close();
  }
}

/** Resolves when nobody asks any more, or the process is told to end. */
function waitForInputEnd(): Promise<void> {
  return new Promise((end) => {
    process.stdin.once('end', () => end());
    process.stdin.once('close', () => end());
    process.once('SIGINT', () => end());
    process.once('SIGTERM', () => end());
  });
}
