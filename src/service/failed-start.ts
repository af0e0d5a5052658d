import { ApiTokenError } from './api-tokens.ts';
import { RunOptionError } from './service-options.ts';

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
