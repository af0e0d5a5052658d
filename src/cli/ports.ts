import { readErrorCode } from '../problem/read-error.ts';
import type { Print } from './report.ts';

/** The ports that are tried, one after the other, when none is asked for. */
const firstPort = 4321;
export const lastPort = 4341;

/**
 * Listens on the port that was asked for, else on the first free one, and says so when that is not the usual one. Throws
 * what `listen` throws for a port that is taken when it was asked for, or when none is free.
 */
export async function listenOn<Server>(
  port: number | undefined,
  print: Print,
  listen: (port: number) => Promise<Server>,
): Promise<Server> {
  for (let tried = port ?? firstPort; ; tried++)
    try {
      const server = await listen(tried);
      if (port === undefined && tried > firstPort) print(`Port ${firstPort} is in use, so this is ${tried}.`);
      return server;
    } catch (error) {
      if (port !== undefined || !isTaken(error) || tried >= lastPort) throw error;
    }
}

/** Says that a port is taken, with what to do; anything else is thrown on. Gives the exit code. */
export function refusePort(error: unknown, port: number, print: Print): number {
  if (!isTaken(error)) throw error;
  print(`Port ${port} is in use. Set another one: PORT=${port + 1}, or --port ${port + 1}.`);
  return 1;
}

/** Whether this is the error of a server whose port another one has. */
function isTaken(error: unknown): boolean {
  return readErrorCode(error) === 'EADDRINUSE' || /already in use/.test(String(error));
}
