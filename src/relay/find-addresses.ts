import { isLoopbackName } from './own-host.ts';

/**
 * The addresses that a server's host stands for: itself when it is one, those of this machine for `localhost`, which no
 * name server is asked for, else what `resolve` gives. None for a name that is not known.
 */
export async function findAddresses(
  host: string,
  resolve: (hostname: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (host.includes(':') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) return [host];
  if (isLoopbackName(host)) return ['127.0.0.1', '::1'];
  return resolve(host).catch(() => []);
}
