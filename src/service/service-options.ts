import { parseArgs } from 'node:util';
import { type ApiToken, ApiTokenError, demoTokens, readApiTokens } from './api-tokens.ts';

/** How the service was asked to run. */
export interface RunOptions {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly tokens: readonly ApiToken[];
  readonly isDemo: boolean;
  /** `postgres://...`; undefined for a SQLite file. */
  readonly databaseUrl: string | undefined;
  /** A SQLite file, or `:memory:`. */
  readonly file: string;
  readonly requestsPerMinute: number;
}

/** Why the service cannot run as it was asked to; the message is for whoever started it. */
class RunOptionError extends Error {}

/** Text that `--help` shows. */
export const usage = `Runs the User Group API.

  --port NUMBER     port to listen on (4000; 0 takes any free one)
  --host ADDRESS    address to listen on (127.0.0.1); another one needs API_TOKENS
  --file FILE       SQLite file (.octavo/user-groups.sqlite); ":memory:" keeps nothing
  --rate NUMBER     requests that one address may send in a minute (600)

Environment:
  API_TOKENS        token:Customer,token:Testing; without it two demo tokens hold
  DATABASE_URL      postgres://...: PostgreSQL in place of the SQLite file
`;

/** Reads arguments and environment variables. Throws `RunOptionError` or `ApiTokenError`. */
export function readRunOptions(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): RunOptions {
  const values = parse(words);
  const host = values.host ?? '127.0.0.1';
  const isDemo = !env['API_TOKENS'];
  if (isDemo && !/^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host))
    throw new RunOptionError(
      `The demo tokens are known to everyone, so without API_TOKENS the service listens on this machine only. Set API_TOKENS to listen on ${host}.`,
    );
  const databaseUrl = env['DATABASE_URL'] || undefined;
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//.test(databaseUrl))
    throw new RunOptionError('DATABASE_URL begins with "postgres://".');
  return {
    host,
    port: readNumber('--port', values.port ?? '4000', 0, 65_535),
    tokens: env['API_TOKENS'] ? readApiTokens(env['API_TOKENS']) : demoTokens,
    isDemo,
    databaseUrl,
    file: values.file ?? '.octavo/user-groups.sqlite',
    requestsPerMinute: readNumber('--rate', values.rate ?? '600', 1, 1_000_000),
  };
}

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { port: text, host: text, file: text, rate: text };
    return parseArgs({ args: [...words], options, allowPositionals: false }).values;
  } catch (error) {
    throw new RunOptionError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new RunOptionError(`${name} is a number from ${least} to ${most}, and not ${JSON.stringify(text)}.`);
}

/** Why the service did not start, for whoever started it. */
export function explainFailedStart(error: unknown): string {
  const isExpected = error instanceof RunOptionError || error instanceof ApiTokenError;
  const reason = error instanceof Error ? error.message : String(error);
  return isExpected ? reason : `The service cannot start: ${reason}`;
}

/** Writes what failed inside to the error output; nothing of the request is among it. */
export function reportFailure(error: unknown): void {
  process.stderr.write(`A request failed: ${error instanceof Error ? error.message : String(error)}\n`);
}
