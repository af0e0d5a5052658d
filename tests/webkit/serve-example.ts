import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../src/cli/serve-site.ts';
import { readRunOptions } from '../../src/service/service-options.ts';
import { startService } from '../../src/service/start-service.ts';
import { runOctavo } from '../e2e/octavo-command.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the example site is served, with its service below `/sandbox`; a slash at its end. */
    readonly url: string;
    /** The folder that it was built to. */
    readonly output: string;
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds a copy of the example site and serves it beside its service, for all tests. Gives what ends that. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-webkit-'));
  for (const part of ['site.json', 'content', 'public', 'openapi.yaml'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  const { code, stdout, stderr } = await runOctavo(['build', folder], { limit: 250_000 });
  if (code !== 0) throw new Error(`The example site could not be built:\n${stdout}${stderr}`);
  const failures: unknown[] = [];
  const words = ['--port', '0', '--file', ':memory:'];
  const service = await startService(readRunOptions(words, {}), (failure) => failures.push(failure));
  const output = join(folder, 'dist');
  const proxies = [{ path: '/sandbox', target: service.url }];
  const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1', proxies });
  project.provide('url', url);
  project.provide('output', output);
  return async () => {
    server.closeAllConnections();
    server.close();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
    if (failures.length > 0) throw failures[0];
  };
}
