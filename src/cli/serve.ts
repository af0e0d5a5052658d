import { resolve } from 'node:path';
import type { ProxyRule } from '../build/http/forward-request.ts';
import type { Reach } from './options/network-options.ts';
import { followOutput, isFolder, nameOutputFolders } from './output/swap-output.ts';
import { refusePort } from './ports.ts';
import type { Print } from './report.ts';
import { serveSite } from './serve-site.ts';
import { findSiteFolder } from './site-folder.ts';
import { waitForEnd } from './wait-for-end.ts';

interface ServeCommand extends Reach {
  readonly folder: string | undefined;
  readonly out: string | undefined;
  readonly port: number;
  readonly proxies: readonly ProxyRule[];
  readonly print: Print;
}

/** `octavo serve`: serves what was built until it is stopped, and prints the one URL. */
export async function runServe({ folder, out, print, ...options }: ServeCommand): Promise<number> {
  const output = out === undefined ? resolve(findSiteFolder(folder), 'dist') : resolve(out);
  const target = await followOutput(output);
  if (target === undefined || !(await hasSite(target))) {
    print(`There is no built site in ${output}. Run "octavo build" first.`);
    return 1;
  }
  try {
    const { server, url } = await serveSite({ output, ...options });
    print(url);
    await waitForEnd();
    server.closeAllConnections();
    server.close();
    return 0;
  } catch (error) {
    return refusePort(error, options.port, print);
  }
}

/** Whether there is a site, or the last one while a build puts a new one in its place; nothing is moved. */
async function hasSite(target: string): Promise<boolean> {
  const { output, previous } = nameOutputFolders(target);
  return (await isFolder(output)) || (await isFolder(previous));
}
