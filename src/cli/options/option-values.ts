import { parseShard, type Shard } from '../../build/page-cache/shard.ts';
import { readBase } from '../../lib/html/base-path.ts';

/** The command line itself is wrong. */
export class UsageError extends Error {}

/** The port that is asked for; 0 takes any free one. Undefined for none; throws a UsageError for what is none. */
export function readPort(written: unknown = process.env['PORT']): number | undefined {
  if (written === undefined || written === '') return undefined;
  const port = Number(written);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`The port "${String(written)}" is not a number from 0 to 65535`);
}

/** The value of `--threads`; undefined without it. Throws a UsageError for what is no such number. */
export function readThreads(written: unknown): number | undefined {
  if (written === undefined) return undefined;
  const threads = Number(written);
  if (Number.isInteger(threads) && threads >= 1 && threads <= 256) return threads;
  throw new UsageError(`--threads is a number from 1 to 256, not "${String(written)}"`);
}

/** The value of `--shard`; undefined without it. Throws a UsageError for what is no part, and without a cache. */
export function readShard(written: unknown, usesCache: boolean): Shard | undefined {
  if (written === undefined) return undefined;
  const shard = parseShard(String(written));
  if (!shard)
    throw new UsageError(`--shard is a part such as 2/4, the second of four, not "${String(written)}"`);
  if (!usesCache)
    throw new UsageError('--shard writes pages as they are kept, which --no-cache says not to do');
  return shard;
}

/** The value of `--base`; undefined without it. Throws a UsageError for what is no path. */
export function readBaseOption(written: unknown): string | undefined {
  if (written === undefined) return undefined;
  const base = readBase(String(written));
  if (base !== undefined) return base;
  throw new UsageError(`--base takes a path such as /docs, and not "${String(written)}"`);
}

/** The text of an option, which cac makes a number where it can; throws a UsageError for what `refuse` says no to. */
export function readWord(written: unknown, refuse: (text: string) => string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const refused = refuse(String(written));
  if (refused !== undefined) throw new UsageError(refused.replace(/\.$/, ''));
  return String(written);
}

/** What was read of options. Throws a UsageError for a text, which says what is wrong with them. */
export function accept<T>(read: T | string): T {
  if (typeof read === 'string') throw new UsageError(read);
  return read;
}
