import { createServer } from 'node:net';
import { dev } from 'astro';
import { createAstroOptions } from './astro-options.ts';
import type { Project } from './project.ts';

/** Serves an open project with live reload; resolves once it listens. A taken port is an `EADDRINUSE` error. */
export async function startDevServer(
  project: Project,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  await holdPort(port, host);
  const options = createAstroOptions(project, `${project.siteRoot}/.octavo/dev`);
  const server = await dev({
    ...options,
    server: { port, host },
    vite: { ...options.vite, server: { strictPort: true } },
  });
  const name = host === '127.0.0.1' ? 'localhost' : host;
  return { url: `http://${name}:${server.address.port}/`, stop: () => server.stop() };
}

/** Takes a port and gives it back: Astro would go on watching files after it failed to. */
function holdPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
