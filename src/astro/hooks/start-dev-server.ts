import { createServer } from 'node:net';
import { dev } from 'astro';
import type { Plugin } from 'vite';
import { findProxy, forwardRequest, type ProxyRule } from '../../build/http/forward-request.ts';
import { guardServer } from '../../build/http/guard-server.ts';
import { readTarget } from '../../build/http/request-target.ts';
import type { Project } from '../../build/project/project.ts';
import { createAstroOptions } from './astro-options.ts';

export interface DevServerOptions {
  readonly port: number;
  readonly host: string;
  /** Names that it answers to, further to its own. */
  readonly allowedHosts?: readonly string[];
  /** Servers on this machine that answer below a path. */
  readonly proxies: readonly ProxyRule[];
}

/** Serves an open project with live reload; resolves once it listens. A taken port is an `EADDRINUSE` error. */
export async function startDevServer(
  project: Project,
  { port, host, allowedHosts = [], proxies }: DevServerOptions,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  await holdPort(port, host);
  // With `production` in the writer's environment Vite would take this for a build.
  process.env['NODE_ENV'] = 'development';
  const options = createAstroOptions(project, `${project.siteRoot}/.octavo/dev`);
  const server = await dev({
    ...options,
    server: { port, host, allowedHosts: [...allowedHosts] },
    vite: {
      ...options.vite,
      server: { strictPort: true },
      plugins: [...(options.vite?.plugins ?? []), forwardTo(proxies)],
    },
  });
  const name = host === '127.0.0.1' ? 'localhost' : host;
  return { url: `http://${name}:${server.address.port}/`, stop: () => server.stop() };
}

/** Hands requests below the proxies' paths on, before anything else answers them, and guards the server. */
function forwardTo(proxies: readonly ProxyRule[]): Plugin {
  return {
    name: 'octavo:proxies',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        const target = readTarget(request.url);
        const proxy = target && findProxy(proxies, target);
        if (proxy) forwardRequest(proxy, target, request, response);
        else next();
      });
      if (httpServer) guardServer(httpServer);
    },
  };
}

/** Takes a port and gives it back: Astro would go on watching files after it failed to. */
function holdPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
