import type { ProxyRule } from '../build/http/forward-request.ts';
import { readTarget } from '../build/http/request-target.ts';

/**
 * The values of `--proxy`, each `/PATH=http://HOST:PORT` with a server on this machine. A text says what is wrong with
 * the first that is none.
 */
export function readProxies(written: unknown): readonly ProxyRule[] | string {
  const words = written === undefined ? [] : Array.isArray(written) ? written : [written];
  const proxies: ProxyRule[] = [];
  for (const word of words) {
    const [, path, address = ''] = /^(\/[^=?#\s]*[^=?#\s/])=(.*)$/.exec(String(word)) ?? [];
    const target = URL.parse(address);
    const isLocal = target && /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(target.hostname);
    if (
      path === undefined ||
      readTarget(path)?.pathname !== path ||
      !isLocal ||
      target.protocol !== 'http:' ||
      target.search ||
      target.hash
    )
      return `--proxy is a path and a server on this machine, such as /sandbox=http://127.0.0.1:4000, and not "${word}"`;
    proxies.push({ path, target: target.href.replace(/\/$/, '') });
  }
  return proxies;
}
